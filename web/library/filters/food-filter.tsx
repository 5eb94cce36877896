import { Plus } from 'lucide-react';
import { useState } from 'react';

import { IconButton } from '../../design/button.tsx';
import { TextField } from '../../design/field.tsx';
import { useWords } from '../../language/locale.tsx';
import { filtersWords } from './filters.words.ts';

export interface FoodFilterProps {
  readonly label: string;
  readonly placeholder: string;
  readonly onAdd: (food: string) => void;
}

/** One food after another; those in force stand above the list, where each can be taken away. */
export const FoodFilter = ({ label, placeholder, onAdd }: FoodFilterProps) => {
  const words = useWords(filtersWords);
  const [food, setFood] = useState('');
  // Also by going elsewhere: what stands in a field is meant.
  const add = (): void => {
    if (food.trim() === '') return;
    onAdd(food.trim());
    setFood('');
  };
  return (
    <form
      className="filters-food"
      onSubmit={(event) => {
        event.preventDefault();
        add();
      }}
    >
      <TextField label={label} placeholder={placeholder} value={food} onChange={setFood} onBlur={add} maxLength={200} />
      <IconButton type="submit" label={words.add} look="plain">
        <Plus />
      </IconButton>
    </form>
  );
};
