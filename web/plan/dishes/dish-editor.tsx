import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';

import { IconButton } from '../../design/button.tsx';
import { SelectField, TextField } from '../../design/field.tsx';
import { useWords } from '../../language/locale.tsx';
import { AmountField } from './amount-field.tsx';
import type { Dish } from './dishes.ts';
import { editingWords } from '../meal-editor/meal-editing.words.ts';
import { PlainItems } from './plain-items.tsx';
import { planWords } from '../plan.words.ts';
import { useDisplayNames } from '../meals/use-display-names.ts';
import './dish-editor.css';

/** A dish that others may be left over from, and its label. */
export interface LeftoverOrigin {
  readonly dish: Dish;
  readonly text: string;
}

export interface DishEditorProps {
  readonly dish: Dish;
  /** Its index, by which the service names invalid fields. */
  readonly index: number;
  readonly count: number;
  readonly origins: readonly LeftoverOrigin[];
  readonly onChange: (change: Partial<Dish>) => void;
  readonly onMove: (by: -1 | 1) => void;
  readonly onRemove: () => void;
}

/** One dish of a meal with all its fields; rarely used ones are collapsed. */
export const DishEditor = ({ dish, index, count, origins, onChange, onMove, onRemove }: DishEditorProps) => {
  const words = useWords(editingWords);
  const standing = useWords(planWords);
  const names = useDisplayNames();
  const field = (name: string): string => `dishes[${index}].${name}`;
  const name = names.dish(dish, new Map(origins.map((origin) => [origin.dish.id, origin.dish]))) || words.newDish;
  const { recipe_status: status, recipe_revision: revision } = dish;
  return (
    <li className="dish-editor" aria-label={name}>
      <div className="dish-editor-head">
        <strong>{name}</strong>
        <IconButton label={words.moveUp(name)} isDisabled={index === 0} onPress={() => onMove(-1)}>
          <ArrowUp />
        </IconButton>
        <IconButton label={words.moveDown(name)} isDisabled={index === count - 1} onPress={() => onMove(1)}>
          <ArrowDown />
        </IconButton>
        <IconButton label={words.removeDish(name)} onPress={onRemove}>
          <Trash2 />
        </IconButton>
      </div>
      {status !== undefined && status !== 'available' && <p className="dish-editor-standing">{standing[status]}.</p>}
      {dish.entry_id !== undefined && (
        <AmountField
          recipeId={dish.entry_id}
          scale={dish.scale ?? ''}
          name={field('scale')}
          onChange={(scale) => onChange({ scale })}
        />
      )}
      {dish.plain_items !== undefined && (
        <PlainItems
          items={dish.plain_items}
          field={field('plain_items')}
          onChange={(plain_items) => onChange({ plain_items })}
        />
      )}
      <details open={dish.leftover_of !== undefined && dish.entry_id === undefined}>
        <summary>{words.more}</summary>
        <div className="dish-editor-more">
          <SelectField
            label={words.leftoverOf}
            name={field('leftover_of')}
            value={dish.leftover_of ?? ''}
            onChange={(id) => onChange({ leftover_of: id === '' ? undefined : id })}
          >
            <option value="">{words.leftoverOfNothing}</option>
            {dish.leftover_of !== undefined && !origins.some((origin) => origin.dish.id === dish.leftover_of) && (
              <option value={dish.leftover_of}>{words.leftoverUnknown}</option>
            )}
            {origins.map((origin) => (
              <option key={origin.dish.id} value={origin.dish.id}>
                {origin.text}
              </option>
            ))}
          </SelectField>
          <TextField
            label={words.displayName}
            name={field('display_name')}
            value={dish.display_name ?? ''}
            maxLength={500}
            onChange={(display_name) => onChange({ display_name })}
          />
          <TextField
            label={words.notes}
            name={field('notes')}
            value={dish.notes ?? ''}
            lines={2}
            onChange={(notes) => onChange({ notes })}
          />
          {revision !== undefined && <p>{words.pinned(revision)}</p>}
        </div>
      </details>
    </li>
  );
};
