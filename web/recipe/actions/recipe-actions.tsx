import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import {
  BookmarkPlus,
  CalendarPlus,
  CookingPot,
  History,
  Pencil,
  Printer,
  Share2,
  ShoppingBasket,
  Trash2,
  Utensils,
} from 'lucide-react';
import { useState } from 'react';

import { useMay } from '../../api/account.ts';
import { hasCode } from '../../api/problem.ts';
import { recipeQuery } from '../../api/recipes.ts';
import { LinkButton } from '../../design/link-button.tsx';
import { Menu, MenuItem } from '../../design/menu.tsx';
import { useToast } from '../../design/toasts.tsx';
import { useWords } from '../../language/locale.tsx';
import type { ShownRecipe } from '../reading/use-reading.ts';
import { restore, trash } from '../recipe.api.ts';
import type { RecipeSearch } from '../recipe-search.ts';
import { actionsWords } from './actions.words.ts';
import { CookedDialog } from './cooked-dialog.tsx';
import { FavoriteButton } from './favorite-button.tsx';
import { OrganizeDialog } from './organize-dialog.tsx';
import { ShareDialog } from './share-dialog.tsx';

export interface RecipeActionsProps {
  readonly shown: ShownRecipe;
  readonly search: RecipeSearch;
}

type Open = 'cooked' | 'organize' | 'share';

/** What can be done with a recipe: to cook it first of all, the rest behind a menu. */
export const RecipeActions = ({ shown: { entry, reading, scale }, search }: RecipeActionsProps) => {
  const words = useWords(actionsWords);
  const { edit } = useMay();
  const navigate = useNavigate();
  const [open, setOpen] = useState<Open>();
  const moveToTrash = useTrash(shownTitle(entry));
  const params = { recipeId: entry.id };
  const close = (): void => setOpen(undefined);
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
      <FavoriteButton entry={entry} />
      <Menu label={words.more}>
        {edit && (
          <MenuItem icon={<Utensils />} onAction={() => setOpen('cooked')}>
            {words.cooked}
          </MenuItem>
        )}
        {edit && (
          <MenuItem icon={<BookmarkPlus />} onAction={() => setOpen('organize')}>
            {words.organize}
          </MenuItem>
        )}
        <MenuItem icon={<Share2 />} onAction={() => setOpen('share')}>
          {words.share}
        </MenuItem>
        <MenuItem icon={<Printer />} onAction={() => print()}>
          {words.print}
        </MenuItem>
        <MenuItem icon={<History />} onAction={() => void navigate({ to: '/recipes/$recipeId/history', params })}>
          {words.history}
        </MenuItem>
        {edit && (
          <MenuItem icon={<Trash2 />} look="danger" onAction={() => moveToTrash(entry)}>
            {words.trash}
          </MenuItem>
        )}
      </Menu>
      {open === 'cooked' && <CookedDialog entry={entry} onClose={close} />}
      {open === 'organize' && <OrganizeDialog entry={entry} onClose={close} />}
      {open === 'share' && <ShareDialog entry={entry} onClose={close} />}
    </>
  );
};

type Entry = ShownRecipe['entry'];

const shownTitle = ({ recipe }: Entry): string => recipe.title;

/** Into the trash and back to the library; the message there takes it back. */
const useTrash = (title: string): ((entry: Entry) => void) => {
  const words = useWords(actionsWords);
  const tell = useToast();
  const client = useQueryClient();
  const navigate = useNavigate();
  const keep = (entry: Entry): void => void client.setQueryData(recipeQuery(entry.id).queryKey, entry);
  const back = useMutation({
    mutationFn: ({ id, revision }: Entry) => restore(id, revision),
    onSuccess: keep,
    onError: () => tell({ text: words.failed }),
  });
  const { mutate } = useMutation({
    mutationFn: trash,
    onSuccess: (trashed) => {
      keep(trashed);
      tell({ text: words.trashed(title), action: { label: words.undo, onPress: () => back.mutate(trashed) } });
      void navigate({ to: '/' });
    },
    onError: (error) => tell({ text: hasCode(error, 'precondition-failed') ? words.trashFailed : words.failed }),
  });
  return mutate;
};
