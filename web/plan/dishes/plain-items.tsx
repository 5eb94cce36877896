import { Plus, X } from 'lucide-react';

import type { PlainItem } from '../../../src/domains/meals/index.ts';
import { randomId } from '../../api/client.ts';
import { Button, IconButton } from '../../design/button.tsx';
import { TextField } from '../../design/field.tsx';
import { useWords } from '../../language/locale.tsx';
import { editingWords } from '../meal-editor/meal-editing.words.ts';
import './plain-items.css';

export interface PlainItemsProps {
  readonly items: readonly PlainItem[];
  /** The field name the service uses for the list. */
  readonly field: string;
  readonly onChange: (items: PlainItem[]) => void;
}

/** What is eaten without a recipe, for example a loaf of bread. */
export const PlainItems = ({ items, field, onChange }: PlainItemsProps) => {
  const words = useWords(editingWords);
  const change = (id: string, to: Partial<PlainItem>): void =>
    onChange(items.map((item) => (item.id === id ? { ...item, ...to } : item)));
  return (
    <div className="plain-items">
      {items.map(({ id, name, quantity }, index) => (
        <div key={id} className="plain-items-line">
          <TextField
            label={words.item}
            name={`${field}[${index}].name`}
            value={name}
            maxLength={500}
            autoFocus={name === ''}
            onChange={(text) => change(id, { name: text })}
          />
          <TextField
            label={words.quantity}
            name={`${field}[${index}].quantity`}
            value={quantity ?? ''}
            maxLength={200}
            onChange={(text) => change(id, { quantity: text })}
          />
          {items.length > 1 && (
            <IconButton label={words.removeItem(name)} onPress={() => onChange(items.filter((item) => item.id !== id))}>
              <X />
            </IconButton>
          )}
        </div>
      ))}
      <Button
        variant="quiet"
        icon={<Plus aria-hidden />}
        onPress={() => onChange([...items, { id: randomId(), name: '' }])}
      >
        {words.addItem}
      </Button>
    </div>
  );
};
