import { CalendarPlus, CookingPot, Pencil, ShoppingBasket } from 'lucide-react';

import { usePermissions } from '../../api/account.ts';
import { LinkButton } from '../../design/link-button.tsx';
import { useWords } from '../../language/locale.tsx';
import type { RecipeSearch } from '../recipe-search.ts';
import type { DisplayedRecipe } from '../scaled-view/use-scaled-view.ts';
import { actionsWords } from './actions.words.ts';

export interface RecipeActionsProps {
  readonly shown: DisplayedRecipe;
  readonly search: RecipeSearch;
}

/** The main actions of a recipe: cook, plan, shop, edit. */
export const RecipeActions = ({ shown: { entry, view, scale }, search }: RecipeActionsProps) => {
  const words = useWords(actionsWords);
  const { canEdit } = usePermissions();
  const params = { recipeId: entry.id };
  return (
    <>
      {view.steps.length > 0 && (
        <LinkButton
          to="/recipes/$recipeId/cook"
          params={params}
          search={search}
          variant="primary"
          icon={<CookingPot />}
        >
          {words.cook}
        </LinkButton>
      )}
      {canEdit && (
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
