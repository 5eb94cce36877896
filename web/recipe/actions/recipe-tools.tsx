import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { BookmarkPlus, History, Printer, Share2, Trash2, Utensils } from 'lucide-react';
import { useState } from 'react';

import { useMay } from '../../api/account.ts';
import { hasCode } from '../../api/problem.ts';
import { recipeQuery } from '../../api/recipes.ts';
import type { RecipeEntry } from '../../api/recipes.ts';
import { Menu, MenuItem } from '../../design/menu.tsx';
import { useToast } from '../../design/toasts.tsx';
import { useWords } from '../../language/locale.tsx';
import { restore, trash } from '../recipe.api.ts';
import { actionsWords } from './actions.words.ts';
import { CookedDialog } from './cooked-dialog.tsx';
import { FavoriteButton } from './favorite-button.tsx';
import { OrganizeDialog } from './organize-dialog.tsx';
import { ShareDialog } from './share-dialog.tsx';

type Open = 'cooked' | 'organize' | 'share';

/** Further actions: favorite directly, the others in a menu. */
export const RecipeTools = ({ entry }: { readonly entry: RecipeEntry }) => {
  const words = useWords(actionsWords);
  const { edit } = useMay();
  const navigate = useNavigate();
  const [open, setOpen] = useState<Open>();
  const moveToTrash = useTrash(entry.recipe.title);
  const params = { recipeId: entry.id };
  const close = (): void => setOpen(undefined);
  return (
    <>
      {entry.state === 'active' && <FavoriteButton entry={entry} />}
      {entry.state === 'active' && (
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
      )}
      {/* An open dialog outlives its menu item: the recipe may be moved to the trash in the meantime. */}
      {open === 'cooked' && <CookedDialog entry={entry} onClose={close} />}
      {open === 'organize' && <OrganizeDialog entry={entry} onClose={close} />}
      {open === 'share' && <ShareDialog entry={entry} onClose={close} />}
    </>
  );
};

/** Moves the recipe to the trash and returns to the library, with a toast to undo it. */
const useTrash = (title: string): ((entry: RecipeEntry) => void) => {
  const words = useWords(actionsWords);
  const tell = useToast();
  const client = useQueryClient();
  const navigate = useNavigate();
  const keep = (entry: RecipeEntry): void => void client.setQueryData(recipeQuery(entry.id).queryKey, entry);
  const back = useMutation({
    mutationFn: ({ id, revision }: RecipeEntry) => restore(id, revision),
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
