import { RotateCcw, Trash2 } from 'lucide-react';

import type { RecipeSummary } from '../../api/recipes.ts';
import { IconButton } from '../../design/button.tsx';
import { Checkbox } from '../../design/field.tsx';
import { useFormats, useWords } from '../../language/locale.tsx';
import { RecipePicture } from '../../parts/recipe-picture.tsx';
import { useIsSelected } from '../selection.ts';
import type { Selection } from '../selection.ts';
import { trashWords } from './trash.words.ts';

export interface TrashRowProps {
  readonly recipe: RecipeSummary;
  readonly selection: Selection;
  readonly permissions: { readonly canEdit: boolean; readonly isOwner: boolean };
  readonly isBusy: boolean;
  readonly onRestore: (recipes: readonly RecipeSummary[]) => void;
  readonly onPurge: (recipes: readonly RecipeSummary[]) => void;
}

export const TrashRow = ({ recipe, selection, permissions, isBusy, onRestore, onPurge }: TrashRowProps) => {
  const words = useWords(trashWords);
  const formats = useFormats();
  const isChosen = useIsSelected(selection, recipe.id);
  const { title, deleted_at: deletedAt } = recipe;
  return (
    <li className="trash-row">
      {permissions.canEdit && (
        <Checkbox aria-label={words.choose(title)} isSelected={isChosen} onChange={() => selection.toggle(recipe)} />
      )}
      <RecipePicture recipe={recipe} preset="thumb" className="trash-picture" />
      <div className="trash-text">
        <h2>{title}</h2>
        {deletedAt !== undefined && (
          <time dateTime={deletedAt} title={formats.dateTime(deletedAt)}>
            {words.when(formats.ago(deletedAt))}
          </time>
        )}
      </div>
      {permissions.canEdit && (
        <IconButton label={words.restoreOne(title)} isDisabled={isBusy} onPress={() => onRestore([recipe])}>
          <RotateCcw />
        </IconButton>
      )}
      {permissions.isOwner && (
        <IconButton label={words.purgeOne(title)} isDisabled={isBusy} onPress={() => onPurge([recipe])}>
          <Trash2 />
        </IconButton>
      )}
    </li>
  );
};
