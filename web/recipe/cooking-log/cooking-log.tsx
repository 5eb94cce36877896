import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Utensils, X } from 'lucide-react';
import { useState } from 'react';

import { usePermissions } from '../../api/account.ts';
import type { RecipeEntry } from '../../api/recipes.ts';
import { Button, IconButton } from '../../design/button.tsx';
import { ProblemNotice } from '../../design/notice.tsx';
import { useToast } from '../../design/toasts.tsx';
import { useFormats, useWords } from '../../language/locale.tsx';
import { cookingsQuery, deleteCooking, restoreCooking } from '../recipe.api.ts';
import type { Cook } from '../recipe.api.ts';
import { actionsWords } from '../actions/actions.words.ts';
import { LogCookingDialog } from './log-cooking-dialog.tsx';
import './cooking-log.css';

/** The cooking log, latest first. */
export const CookingLog = ({ entry }: { readonly entry: RecipeEntry }) => {
  const words = useWords(actionsWords);
  const { canEdit } = usePermissions();
  const [isOpen, setOpen] = useState(false);
  const { data, error, refetch } = useQuery(cookingsQuery(entry.id));
  const cookings = data?.items ?? [];
  const canLog = canEdit && entry.state === 'active';
  if (cookings.length === 0 && !canLog && !isOpen) return null;
  return (
    <section className="cookings no-print">
      <h2>{words.cookings}</h2>
      {error !== null && <ProblemNotice error={error} onRetry={() => void refetch()} />}
      {data !== undefined && cookings.length === 0 && <p className="cookings-empty">{words.neverCooked}</p>}
      {cookings.length > 0 && (
        <ul>
          {cookings.map((cook) => (
            <CookingItem key={cook.id} entry={entry} cook={cook} canDelete={canLog} />
          ))}
        </ul>
      )}
      {canLog && (
        <Button icon={<Utensils />} onPress={() => setOpen(true)}>
          {words.cooked}
        </Button>
      )}
      {isOpen && <LogCookingDialog entry={entry} onClose={() => setOpen(false)} />}
    </section>
  );
};

interface CookingItemProps {
  readonly entry: RecipeEntry;
  readonly cook: Cook;
  readonly canDelete: boolean;
}

const CookingItem = ({ entry, cook, canDelete }: CookingItemProps) => {
  const words = useWords(actionsWords);
  const day = useFormats().date(cook.date);
  const forget = useDeleteCooking(entry.id);
  return (
    <li className="cookings-time">
      <div>
        <strong>{day}</strong>
        {cook.revision !== entry.revision && <span> · {words.laterRevision(cook.revision)}</span>}
        {cook.notes !== '' && <p>{cook.notes}</p>}
      </div>
      {canDelete && (
        <IconButton label={words.forget(day)} onPress={() => forget(cook)}>
          <X />
        </IconButton>
      )}
    </li>
  );
};

/** Removes it at once; the toast offers an undo. */
const useDeleteCooking = (recipeId: string): ((cook: Cook) => void) => {
  const words = useWords(actionsWords);
  const showToast = useToast();
  const client = useQueryClient();
  const { queryKey } = cookingsQuery(recipeId);
  const again = useMutation({
    mutationFn: (cook: Cook) => restoreCooking(recipeId, cook),
    onError: () => showToast({ text: words.failed }),
  });
  const { mutate } = useMutation({
    mutationFn: (cook: Cook) => deleteCooking(recipeId, cook.id),
    onMutate: (cook) => {
      const before = client.getQueryData(queryKey);
      client.setQueryData(
        queryKey,
        (page) => page && { ...page, items: page.items.filter(({ id }) => id !== cook.id) },
      );
      return before;
    },
    onSuccess: (_, cook) =>
      showToast({ text: words.forgotten, action: { label: words.undo, onPress: () => again.mutate(cook) } }),
    onError: (_, __, before) => {
      client.setQueryData(queryKey, before);
      showToast({ text: words.failed });
    },
  });
  return mutate;
};
