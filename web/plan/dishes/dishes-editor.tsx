import { CookingPot, Plus, Recycle } from 'lucide-react';
import { useState } from 'react';

import { randomId } from '../../api/client.ts';
import type { RecipeSummary } from '../../api/recipes.ts';
import { Button } from '../../design/button.tsx';
import { useWords } from '../../language/locale.tsx';
import { RecipePicker } from '../../parts/recipe-picker.tsx';
import { DishEditor } from './dish-editor.tsx';
import type { LeftoverOrigin } from './dish-editor.tsx';
import { moveDish, getPossibleOrigins, updateDish, removeDish } from './dishes.ts';
import type { Dish } from './dishes.ts';
import { editingWords } from '../meal-editor/meal-editing.words.ts';
import { useDisplayNames } from '../meals/use-display-names.ts';
import './dishes-editor.css';

export interface DishesEditorProps {
  readonly dishes: readonly Dish[];
  /** Dishes of earlier meals; a saved meal has none. */
  readonly earlier?: readonly LeftoverOrigin[];
  readonly onChange: (dishes: readonly Dish[]) => void;
}

const NONE: readonly LeftoverOrigin[] = [];

/** The dishes of a planned or saved meal. */
export const DishesEditor = ({ dishes, earlier = NONE, onChange }: DishesEditorProps) => {
  const words = useWords(editingWords);
  const names = useDisplayNames();
  const [isPicking, setPicking] = useState(dishes.length === 0);
  const add = (dish: Omit<Dish, 'id'>): void => onChange([...dishes, { id: randomId(), ...dish }]);
  const addRecipe = ({ id, title }: RecipeSummary): void => {
    add({ entry_id: id, recipe_title: title, recipe_status: 'available' });
    setPicking(false);
  };
  const [firstEarlier] = earlier;
  const getOrigins = (id: string): readonly LeftoverOrigin[] => [
    ...getPossibleOrigins(dishes, id).map((dish) => ({ dish, text: names.dish(dish) || words.newDish })),
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
            origins={getOrigins(dish.id)}
            onChange={(change) => onChange(updateDish(dishes, dish.id, change))}
            onMove={(by) => onChange(moveDish(dishes, dish.id, by))}
            onRemove={() => onChange(removeDish(dishes, dish.id))}
          />
        ))}
      </ul>
      <div className="dishes-editor-add">
        <Button icon={<CookingPot aria-hidden />} onPress={() => setPicking(!isPicking)} aria-expanded={isPicking}>
          {words.addRecipe}
        </Button>
        <Button icon={<Plus aria-hidden />} onPress={() => add({ plain_items: [{ id: randomId(), name: '' }] })}>
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
