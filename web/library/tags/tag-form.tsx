import { useState } from 'react';

import { createTag } from '../../api/organization.ts';
import type { Tag } from '../../api/organization.ts';
import { TextField } from '../../design/field.tsx';
import { useWords } from '../../language/locale.tsx';
import { ColorField } from './color-field.tsx';
import { LabelForm } from './label-form.tsx';
import { fetchTag, replaceTag } from './tags.api.ts';
import type { TagInput } from './tags.api.ts';
import { tagsWords } from './tags.words.ts';
import { useSaveLabel } from './use-save-label.ts';

/** Creates or edits a tag. */
export const TagForm = ({ tag, onClose }: { readonly tag: Tag | undefined; readonly onClose: () => void }) => {
  const words = useWords(tagsWords);
  const [name, setName] = useState(tag?.name ?? '');
  const [color, setColor] = useState(tag?.color ?? '');
  const { save, theirs, ...state } = useSaveLabel<Tag, TagInput>({
    field: 'name',
    label: tag,
    create: createTag,
    replace: replaceTag,
    read: fetchTag,
    onSaved: onClose,
  });
  return (
    <LabelForm
      {...state}
      title={tag === undefined ? words.newTag : words.editTag}
      isNew={tag === undefined}
      theirs={theirs && words.nameAndColor(theirs.name, theirs.color === '' ? words.noColor : theirs.color)}
      onSave={() => save({ name, color })}
      onClose={onClose}
    >
      <TextField label={words.name} name="name" value={name} onChange={setName} maxLength={100} isRequired autoFocus />
      <ColorField value={color} onChange={setColor} />
    </LabelForm>
  );
};
