import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { BookmarkPlus, History, Printer, Share2, Trash2, Utensils } from 'lucide-react';
import { useState } from 'react';

import { usePermissions } from '../../api/account.ts';
import { hasCode } from '../../api/problem.ts';
import { recipeQuery } from '../../api/recipes.ts';
import type { RecipeEntry } from '../../api/recipes.ts';
import { Menu, MenuItem } from '../../design/menu.tsx';
import { useToast } from '../../design/toasts.tsx';
import { useWords } from '../../language/locale.tsx';
import { restoreRecipe, trashRecipe } from '../recipe.api.ts';
import { actionsWords } from './actions.words.ts';
import { LogCookingDialog } from '../cooking-log/log-cooking-dialog.tsx';
import { FavoriteButton } from './favorite-button.tsx';
import { OrganizeDialog } from '../organize/organize-dialog.tsx';
import { ShareDialog } from './share-dialog.tsx';

type OpenDialog = 'cooked' | 'organize' | 'share';

/** Further actions: favorite directly, the others in a menu. */
export const RecipeTools = ({ entry }: { readonly entry: RecipeEntry }) => {
  const words = useWords(actionsWords);
  const { canEdit } = usePermissions();
  const navigate = useNavigate();
  const [open, setOpen] = useState<OpenDialog>();
  const moveToTrash = useMoveToTrash(entry.recipe.title);
  const params = { recipeId: entry.id };
  const close = (): void => setOpen(undefined);
  return (
    <>
      {entry.state === 'active' && <FavoriteButton entry={entry} />}
      {entry.state === 'active' && (
        <Menu label={words.more}>
          {canEdit && (
            <MenuItem icon={<Utensils />} onAction={() => setOpen('cooked')}>
              {words.cooked}
            </MenuItem>
          )}
          {canEdit && (
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
          {canEdit && (
            <MenuItem icon={<Trash2 />} variant="danger" onAction={() => moveToTrash(entry)}>
              {words.trash}
            </MenuItem>
          )}
        </Menu>
      )}
      {/* An open dialog outlives its menu item: the recipe may be moved to the trash in the meantime. */}
      {open === 'cooked' && <LogCookingDialog entry={entry} onClose={close} />}
      {open === 'organize' && <OrganizeDialog entry={entry} onClose={close} />}
      {open === 'share' && <ShareDialog entry={entry} onClose={close} />}
    </>
  );
};

/** Moves the recipe to the trash and returns to the library, with a toast to undo it. */
const useMoveToTrash = (title: string): ((entry: RecipeEntry) => void) => {
  const words = useWords(actionsWords);
  const showToast = useToast();
  const client = useQueryClient();
  const navigate = useNavigate();
  const keep = (entry: RecipeEntry): void => void client.setQueryData(recipeQuery(entry.id).queryKey, entry);
  const back = useMutation({
    mutationFn: ({ id, revision }: RecipeEntry) => restoreRecipe(id, revision),
    onSuccess: keep,
    onError: () => showToast({ text: words.failed }),
  });
  const { mutate } = useMutation({
    mutationFn: trashRecipe,
    onSuccess: (trashed) => {
      keep(trashed);
      showToast({ text: words.trashed(title), action: { label: words.undo, onPress: () => back.mutate(trashed) } });
      void navigate({ to: '/' });
    },
    onError: (error) => showToast({ text: hasCode(error, 'precondition-failed') ? words.trashFailed : words.failed }),
  });
  return mutate;
};
