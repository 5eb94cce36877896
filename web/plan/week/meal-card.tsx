import { useNavigate } from '@tanstack/react-router';
import { Bookmark, CalendarArrowUp, Copy, PenLine, ShoppingBasket, Trash2 } from 'lucide-react';

import { Menu, MenuItem, MenuSeparator } from '../../design/menu.tsx';
import { useWords } from '../../language/locale.tsx';
import { DishLine } from './dish-line.tsx';
import { usePlan } from './plan-context.ts';
import { planWords } from '../plan.words.ts';
import type { Meal } from '../meal-time.ts';
import { useDisplayNames } from '../meals/use-display-names.ts';
import './meal-card.css';

/** A meal of a day. It can be dragged to another one; its menu offers the same and more. */
export const MealCard = ({ meal }: { readonly meal: Meal }) => {
  const words = useWords(planWords);
  const names = useDisplayNames();
  const { canEdit, dragged, drag } = usePlan();
  const isDragged = dragged?.kind === 'meal' && dragged.meal.id === meal.id;
  const title = names.meal(meal);
  return (
    <li>
      <div
        className="meal-card"
        data-dragged={isDragged || undefined}
        draggable={canEdit}
        onDragStart={({ dataTransfer }) => {
          dataTransfer.setData('text/plain', title);
          drag({ kind: 'meal', meal });
        }}
        onDragEnd={() => drag(undefined)}
      >
        <article aria-label={words.mealOf(words[meal.slot], title)}>
          <header>
            <span className="meal-card-slot">{words[meal.slot]}</span>
            {canEdit && <MealMenu meal={meal} title={title} />}
          </header>
          {meal.name !== '' && <h3>{meal.name}</h3>}
          {meal.dishes.length === 0 && meal.name === '' && <p className="meal-card-notes">{words.mealWithoutDishes}</p>}
          <ul>
            {meal.dishes.map((dish) => (
              <DishLine key={dish.id} meal={meal} dish={dish} />
            ))}
          </ul>
          {meal.notes !== '' && <p className="meal-card-notes">{meal.notes}</p>}
        </article>
      </div>
    </li>
  );
};

const MealMenu = ({ meal, title }: { readonly meal: Meal; readonly title: string }) => {
  const words = useWords(planWords);
  const navigate = useNavigate();
  const { changes, runWithToast, openDialog } = usePlan();
  return (
    <Menu label={words.actionsFor(title)}>
      <MenuItem icon={<PenLine />} onAction={() => openDialog({ kind: 'edit', id: meal.id })}>
        {words.edit}
      </MenuItem>
      <MenuItem icon={<CalendarArrowUp />} onAction={() => openDialog({ kind: 'move', meal })}>
        {words.moveTo}
      </MenuItem>
      <MenuItem icon={<Copy />} onAction={() => openDialog({ kind: 'copy', meal })}>
        {words.copyTo}
      </MenuItem>
      <MenuItem icon={<Bookmark />} onAction={() => runWithToast(changes.saveCopy(meal))}>
        {words.saveAsMeal}
      </MenuItem>
      <MenuItem
        icon={<ShoppingBasket />}
        onAction={() => void navigate({ to: '/shopping/add', search: { meals: [meal.id] } })}
      >
        {words.shopForMeal}
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={<Trash2 />} variant="danger" onAction={() => runWithToast(changes.remove(meal))}>
        {words.remove}
      </MenuItem>
    </Menu>
  );
};
