import { CalendarPlus, CookingPot, Pencil, ShoppingBasket } from 'lucide-react';

import { useMay } from '../../api/account.ts';
import { LinkButton } from '../../design/link-button.tsx';
import { useWords } from '../../language/locale.tsx';
import type { RecipeSearch } from '../recipe-search.ts';
import type { ShownRecipe } from '../reading/use-reading.ts';
import { actionsWords } from './actions.words.ts';

export interface RecipeActionsProps {
  readonly shown: ShownRecipe;
  readonly search: RecipeSearch;
}

/** The main actions of a recipe: cook, plan, shop, edit. */
export const RecipeActions = ({ shown: { entry, reading, scale }, search }: RecipeActionsProps) => {
  const words = useWords(actionsWords);
  const { edit } = useMay();
  const params = { recipeId: entry.id };
  return (
    <>
      {reading.steps.length > 0 && (
        <LinkButton to="/recipes/$recipeId/cook" params={params} search={search} look="primary" icon={<CookingPot />}>
          {words.cook}
        </LinkButton>
      )}
      {edit && (
        <>
          <LinkButton to="/plan" search={{ recipe: entry.id }} icon={<CalendarPlus />}>
            {words.plan}
          </LinkButton>
          <LinkButton to="/shopping/add" search={{ recipe: entry.id, scale }} icon={<ShoppingBasket />}>
            {words.shop}
          </LinkButton>
          <LinkButton to="/recipes/$recipeId/edit" params={params} icon={<Pencil />}>
            {words.edit}
          </LinkButton>
        </>
      )}
    </>
  );
};
