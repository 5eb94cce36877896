import { Plus } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';

import { IconButton } from '../../design/button.tsx';
import { TextField } from '../../design/field.tsx';
import { useWords } from '../../language/locale.tsx';
import { filtersWords } from './filters.words.ts';

/** Longer than a press takes. */
const AFTER_PRESS_MS = 300;

export interface FoodFilterProps {
  readonly label: string;
  readonly placeholder: string;
  readonly onAdd: (food: string) => void;
}

/** Adds one food at a time; the active ones are chips above the list. */
export const FoodFilter = ({ label, placeholder, onAdd }: FoodFilterProps) => {
  const words = useWords(filtersWords);
  const [food, setFood] = useState('');
  const add = (): void => {
    if (food.trim() === '') return;
    onAdd(food.trim());
    setFood('');
  };
  const addLater = useEffectEvent(add);
  // Leaving the field also adds its text. Delayed, because the chip moves everything below it down, also what is being
  // pressed.
  const [isLeft, setLeft] = useState(false);
  useEffect(() => {
    if (!isLeft) return undefined;
    const timer = setTimeout(addLater, AFTER_PRESS_MS);
    return () => clearTimeout(timer);
  }, [isLeft]);
  useEffect(() => () => addLater(), []);
  return (
    <form
      className="filters-food"
      onSubmit={(event) => {
        event.preventDefault();
        add();
      }}
    >
      <TextField
        label={label}
        placeholder={placeholder}
        value={food}
        onChange={setFood}
        onFocusChange={(isFocused) => setLeft(!isFocused)}
        maxLength={200}
      />
      <IconButton type="submit" label={words.add} variant="plain">
        <Plus />
      </IconButton>
    </form>
  );
};
