import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

import { tagsQuery } from '../../api/organization.ts';
import { IconButton } from '../../design/button.tsx';
import { TextField } from '../../design/field.tsx';
import { Chip } from '../../design/page.tsx';
import { useWords } from '../../language/locale.tsx';
import type { TagChoice } from '../document/form.ts';
import { editorWords } from '../editor.words.ts';
import { isSameTagName } from './tags.ts';
import './tag-field.css';

export interface TagFieldProps {
  readonly tags: readonly TagChoice[];
  readonly onChange: (tags: readonly TagChoice[]) => void;
}

/** Tags by name: a new one is created when the recipe is saved. */
export const TagField = ({ tags, onChange }: TagFieldProps) => {
  const words = useWords(editorWords);
  const listId = useId();
  const [typed, setTyped] = useState('');
  const field = useRef<HTMLDivElement>(null);
  const { data: known = [] } = useQuery(tagsQuery);
  const getName = (tag: TagChoice): string => tag.name ?? known.find(({ id }) => id === tag.id)?.name ?? '…';
  const add = (): void => {
    const name = typed.trim();
    setTyped('');
    if (name === '' || tags.some((tag) => isSameTagName(getName(tag), name))) return;
    const tag = known.find((one) => isSameTagName(one.name, name));
    onChange([...tags, tag === undefined ? { name } : { id: tag.id }]);
  };
  return (
    <div ref={field} className="tag-field">
      {tags.length > 0 && (
        <ul className="tag-field-tags" aria-label={words.tags}>
          {tags.map((tag) => (
            <li key={tag.id ?? tag.name}>
              <Chip color={known.find(({ id }) => id === tag.id)?.color}>
                {getName(tag)}
                <IconButton
                  label={words.removeTag(getName(tag))}
                  onPress={({ pointerType }) => {
                    onChange(tags.filter((one) => one !== tag));
                    // Its button is removed with it. On touch devices, focusing the input would open the keyboard.
                    if (pointerType !== 'touch') field.current?.querySelector('input')?.focus();
                  }}
                >
                  <X />
                </IconButton>
              </Chip>
            </li>
          ))}
        </ul>
      )}
      <TextField
        label={tags.length === 0 ? words.tags : words.addTag}
        hint={words.addTagHint}
        list={listId}
        value={typed}
        onChange={setTyped}
        onBlur={add}
        onKeyDown={(event) => {
          if (event.key === 'Enter') {
            event.preventDefault();
            add();
            return;
          }
          // The text is not part of the form yet, so undo only clears it.
          if (event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey) && typed !== '') {
            event.preventDefault();
            setTyped('');
            return;
          }
          // The save shortcut bubbles up, and the text here is part of what it saves.
          if (event.key.toLowerCase() === 's' && (event.ctrlKey || event.metaKey)) flushSync(add);
          event.continuePropagation();
        }}
      />
      <datalist id={listId}>
        {known
          .filter(({ id }) => tags.every((tag) => tag.id !== id))
          .map(({ id, name }) => (
            <option key={id}>{name}</option>
          ))}
      </datalist>
    </div>
  );
};
