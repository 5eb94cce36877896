import { Link } from '@tanstack/react-router';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Form } from 'react-aria-components';

import type { ItemSettings, ShoppingItem } from '../../src/domains/shopping/index.ts';
import { Button } from '../design/button.tsx';
import { Dialog, DialogActions } from '../design/dialog.tsx';
import { TextField } from '../design/field.tsx';
import { Notice } from '../design/notice.tsx';
import { useFormats, useWords } from '../language/locale.tsx';
import type { Aisle } from './by-aisle.ts';
import { CategoryField } from './category-field.tsx';
import { listWords } from './list.words.ts';
import { MergeField } from './merge-field.tsx';
import './item-dialog.css';

const WRITTEN = ['name', 'buy', 'category', 'note'] as const;
type Written = Pick<ShoppingItem, (typeof WRITTEN)[number]>;

export interface ItemDialogProps {
  readonly item: ShoppingItem;
  readonly items: readonly ShoppingItem[];
  /** The revision of the list as it is now. */
  readonly revision: number;
  readonly aisles: readonly Aisle[];
  readonly mayEdit: boolean;
  /** Then nothing can be saved any more, but what was typed can still be read and copied. */
  readonly isListGone: boolean;
  readonly onClose: () => void;
  /** With the revision of the list by which it was decided. */
  readonly onSet: (settings: ItemSettings, base: number) => void;
  readonly onRemove: () => void;
  readonly onMerge: (into: ShoppingItem) => void;
}

/** Only what was changed here is sent, so that it conflicts with nothing else. */
const changed = (before: Written, after: Written): ItemSettings =>
  Object.fromEntries(
    WRITTEN.filter((field) => before[field] !== after[field].trim()).map((field) => [field, after[field].trim()]),
  );

/** Why it is on the list: which recipe or meal takes how much of it. */
const Sources = ({ sources }: Pick<ShoppingItem, 'sources'>) => {
  const words = useWords(listWords);
  const formats = useFormats();
  return (
    <details className="item-dialog-sources">
      <summary>{words.sources(sources.length)}</summary>
      <ul>
        {sources.map(({ id, label, name, quantity, recipe_id, meal_date }) => (
          <li key={id}>
            {recipe_id === undefined ? (
              <span>{label === '' ? name : label}</span>
            ) : (
              <Link to="/recipes/$recipeId" params={{ recipeId: recipe_id }}>
                {label}
              </Link>
            )}
            <span>{[quantity, meal_date && formats.shortDay(meal_date)].filter(Boolean).join(' · ')}</span>
          </li>
        ))}
      </ul>
    </details>
  );
};

/** One thing of the list: what it is, how much, where, why; and what else can be done with it. */
export const ItemDialog = (props: ItemDialogProps) => {
  const { item, items, revision, aisles, mayEdit, isListGone, onClose, onSet, onRemove, onMerge } = props;
  const words = useWords(listWords);
  // As it was when the dialog was opened: what others change meanwhile is not taken for a change of one's own.
  const [before] = useState<Written>(item);
  const [openedAt] = useState(revision);
  const [written, setWritten] = useState<Written>(item);
  const write = (field: keyof Written) => (value: string) => setWritten((all) => ({ ...all, [field]: value }));
  const known = new Set(aisles.map(({ id }) => id));
  const own = [...new Set(items.map(({ category }) => category))].filter((one) => one !== '' && !known.has(one));
  const canSave = !isListGone && written.name.trim() !== '';
  const save = (): void => {
    const settings = changed(before, written);
    // Whoever saves has been told that it is off the list, so this is on what is there now.
    if (item.deleted) onSet({ deleted: false }, revision);
    // On a base as old as what was read here somebody else's value is not overwritten unseen: the service tells. What
    // stands as it was read is no conflict, though its revision may be newer: it may be of one's own last change.
    const isAsRead = WRITTEN.every((field) => settings[field] === undefined || item[field] === before[field]);
    if (Object.keys(settings).length > 0) onSet(settings, isAsRead ? revision : openedAt);
    onClose();
  };
  return (
    <Dialog title={item.name} isOpen onClose={onClose}>
      {isListGone && <Notice kind="warning">{words.listGone}</Notice>}
      {item.deleted && <Notice kind="warning">{words.takenOff}</Notice>}
      {item.needed !== '' && <p>{words.needed(item.needed)}</p>}
      {item.sources.length > 0 && <Sources sources={item.sources} />}
      {mayEdit && (
        <Form
          className="item-dialog-form"
          onSubmit={(event) => {
            event.preventDefault();
            if (canSave) save();
          }}
        >
          <div className="item-dialog-pair">
            <TextField label={words.itemName} value={written.name} onChange={write('name')} maxLength={200} />
            <TextField
              label={words.buy}
              value={written.buy}
              onChange={write('buy')}
              maxLength={200}
              placeholder={item.needed}
            />
          </div>
          <CategoryField value={written.category} aisles={aisles} own={own} onChange={write('category')} />
          <TextField label={words.note} value={written.note} onChange={write('note')} maxLength={2000} lines={2} />
          {!item.deleted && !isListGone && <MergeField item={item} items={items} onMerge={onMerge} />}
          <DialogActions>
            {!item.deleted && !isListGone && (
              <Button look="danger" icon={<Trash2 aria-hidden />} onPress={onRemove}>
                {words.remove}
              </Button>
            )}
            <Button look="primary" type="submit" isDisabled={!canSave}>
              {words.save}
            </Button>
          </DialogActions>
        </Form>
      )}
      {!mayEdit && item.note !== '' && <p>{item.note}</p>}
    </Dialog>
  );
};
