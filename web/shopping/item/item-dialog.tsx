import { Link } from '@tanstack/react-router';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Form } from 'react-aria-components';

import type { ItemPatch, ShoppingItem } from '../../../src/domains/shopping/index.ts';
import { Button } from '../../design/button.tsx';
import { Dialog, DialogActions } from '../../design/dialog.tsx';
import { TextField } from '../../design/field.tsx';
import { Notice } from '../../design/notice.tsx';
import { useFormats, useWords } from '../../language/locale.tsx';
import type { Aisle } from '../list/group-by-aisle.ts';
import { CategoryField, MergeField } from './item-fields.tsx';
import { listWords } from '../list/list.words.ts';
import './item-dialog.css';

const EDITABLE_FIELDS = ['name', 'buy', 'category', 'note'] as const;
type EditableFields = Pick<ShoppingItem, (typeof EDITABLE_FIELDS)[number]>;

export interface ItemDialogProps {
  readonly item: ShoppingItem;
  readonly items: readonly ShoppingItem[];
  /** The current revision of the list. */
  readonly revision: number;
  readonly aisles: readonly Aisle[];
  readonly canEdit: boolean;
  /** Nothing can be saved any more, but what was typed can still be read and copied. */
  readonly isListGone: boolean;
  readonly onClose: () => void;
  /** With the revision of the list that the decision is based on. */
  readonly onSet: (settings: ItemPatch, base: number) => void;
  readonly onRemove: () => void;
  readonly onMerge: (into: ShoppingItem) => void;
}

/** Only changed fields are sent, so that nothing else conflicts. */
const getChangedFields = (before: EditableFields, after: EditableFields): ItemPatch =>
  Object.fromEntries(
    EDITABLE_FIELDS.filter((field) => before[field] !== after[field].trim()).map((field) => [
      field,
      after[field].trim(),
    ]),
  );

/** Why it is on the list: how much which recipe or meal needs. */
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

/** One item of the list: what, how much, where, why, and further actions. */
export const ItemDialog = (props: ItemDialogProps) => {
  const { item, items, revision, aisles, canEdit, isListGone, onClose, onSet, onRemove, onMerge } = props;
  const words = useWords(listWords);
  // The item as it was when the dialog opened: changes by others are not mistaken for the user's own.
  const [before] = useState<EditableFields>(item);
  const [openedAt] = useState(revision);
  const [written, setWritten] = useState<EditableFields>(item);
  const write = (field: keyof EditableFields) => (value: string) => setWritten((all) => ({ ...all, [field]: value }));
  const known = new Set(aisles.map(({ id }) => id));
  const customCategories = [...new Set(items.map(({ category }) => category))].filter(
    (one) => one !== '' && !known.has(one),
  );
  const canSave = !isListGone && written.name.trim() !== '';
  const save = (): void => {
    const settings = getChangedFields(before, written);
    // The user has been told that the item was removed, so this is based on the current revision.
    if (item.deleted) onSet({ deleted: false }, revision);
    // Based on the revision that was read here, so that the service reports a conflict instead of overwriting another
    // member's value. A value that is still the same cannot conflict, even if its revision is newer: that may be the
    // user's own last change.
    const isAsRead = EDITABLE_FIELDS.every((field) => settings[field] === undefined || item[field] === before[field]);
    if (Object.keys(settings).length > 0) onSet(settings, isAsRead ? revision : openedAt);
    onClose();
  };
  return (
    <Dialog title={item.name} isOpen onClose={onClose}>
      {isListGone && <Notice kind="warning">{words.listGone}</Notice>}
      {item.deleted && <Notice kind="warning">{words.takenOff}</Notice>}
      {item.needed !== '' && <p>{words.needed(item.needed)}</p>}
      {item.sources.length > 0 && <Sources sources={item.sources} />}
      {canEdit && (
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
              placeholder={item.purchase?.quantity ?? item.needed}
            />
          </div>
          <CategoryField
            value={written.category}
            aisles={aisles}
            customCategories={customCategories}
            onChange={write('category')}
          />
          <TextField label={words.note} value={written.note} onChange={write('note')} maxLength={2000} lines={2} />
          {!item.deleted && !isListGone && <MergeField item={item} items={items} onMerge={onMerge} />}
          <DialogActions>
            {!item.deleted && !isListGone && (
              <Button variant="danger" icon={<Trash2 aria-hidden />} onPress={onRemove}>
                {words.remove}
              </Button>
            )}
            <Button variant="primary" type="submit" isDisabled={!canSave}>
              {words.save}
            </Button>
          </DialogActions>
        </Form>
      )}
      {!canEdit && item.note !== '' && <p>{item.note}</p>}
    </Dialog>
  );
};
