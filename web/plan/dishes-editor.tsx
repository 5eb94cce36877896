import { CookingPot, Plus, Recycle } from 'lucide-react';
import { useState } from 'react';

import { newKey } from '../api/client.ts';
import type { RecipeSummary } from '../api/recipes.ts';
import { Button } from '../design/button.tsx';
import { useWords } from '../language/locale.tsx';
import { RecipePicker } from '../parts/recipe-picker.tsx';
import { DishEditor } from './dish-editor.tsx';
import type { Origin } from './dish-editor.tsx';
import { movedDish, originsFor, withDish, withoutDish } from './dishes.ts';
import type { Dish } from './dishes.ts';
import { editingWords } from './meal-editing.words.ts';
import { useNaming } from './use-naming.ts';
import './dishes-editor.css';

export interface DishesEditorProps {
  readonly dishes: readonly Dish[];
  /** Dishes of earlier meals; a saved meal has none. */
  readonly earlier?: readonly Origin[];
  readonly onChange: (dishes: readonly Dish[]) => void;
}

const NONE: readonly Origin[] = [];

/** The dishes of a planned or saved meal. */
export const DishesEditor = ({ dishes, earlier = NONE, onChange }: DishesEditorProps) => {
  const words = useWords(editingWords);
  const naming = useNaming();
  const [isPicking, setPicking] = useState(dishes.length === 0);
  const add = (dish: Omit<Dish, 'id'>): void => onChange([...dishes, { id: newKey(), ...dish }]);
  const addRecipe = ({ id, title }: RecipeSummary): void => {
    add({ entry_id: id, recipe_title: title, recipe_status: 'available' });
    setPicking(false);
  };
  const [firstEarlier] = earlier;
  const originsOf = (id: string): readonly Origin[] => [
    ...originsFor(dishes, id).map((dish) => ({ dish, text: naming.dish(dish) || words.newDish })),
    ...earlier,
  ];
  return (
    <fieldset className="dishes-editor">
      <legend>{words.dishes}</legend>
      {dishes.length === 0 && <p>{words.noDishes}</p>}
      <ul>
        {dishes.map((dish, index) => (
          <DishEditor
            key={dish.id}
            dish={dish}
            index={index}
            count={dishes.length}
            origins={originsOf(dish.id)}
            onChange={(change) => onChange(withDish(dishes, dish.id, change))}
            onMove={(by) => onChange(movedDish(dishes, dish.id, by))}
            onRemove={() => onChange(withoutDish(dishes, dish.id))}
          />
        ))}
      </ul>
      <div className="dishes-editor-add">
        <Button icon={<CookingPot aria-hidden />} onPress={() => setPicking(!isPicking)} aria-expanded={isPicking}>
          {words.addRecipe}
        </Button>
        <Button icon={<Plus aria-hidden />} onPress={() => add({ plain_items: [{ id: newKey(), name: '' }] })}>
          {words.addPlain}
        </Button>
        {firstEarlier !== undefined && (
          <Button icon={<Recycle aria-hidden />} onPress={() => add({ leftover_of: firstEarlier.dish.id })}>
            {words.addLeftovers}
          </Button>
        )}
      </div>
      {isPicking && <RecipePicker onPick={addRecipe} autoFocus={dishes.length > 0} />}
    </fieldset>
  );
};
