import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Utensils, X } from 'lucide-react';
import { useState } from 'react';

import { useMay } from '../../api/account.ts';
import type { RecipeEntry } from '../../api/recipes.ts';
import { Button, IconButton } from '../../design/button.tsx';
import { ProblemNotice } from '../../design/notice.tsx';
import { useToast } from '../../design/toasts.tsx';
import { useFormats, useWords } from '../../language/locale.tsx';
import { cookingsQuery, forgetCooking, restoreCooking } from '../recipe.api.ts';
import type { Cook } from '../recipe.api.ts';
import { actionsWords } from './actions.words.ts';
import { CookedDialog } from './cooked-dialog.tsx';
import './cookings.css';

/** The cooking log, latest first. */
export const Cookings = ({ entry }: { readonly entry: RecipeEntry }) => {
  const words = useWords(actionsWords);
  const { edit } = useMay();
  const [isOpen, setOpen] = useState(false);
  const { data, error, refetch } = useQuery(cookingsQuery(entry.id));
  const cookings = data?.items ?? [];
  const mayLog = edit && entry.state === 'active';
  if (cookings.length === 0 && !mayLog && !isOpen) return null;
  return (
    <section className="cookings no-print">
      <h2>{words.cookings}</h2>
      {error !== null && <ProblemNotice error={error} onRetry={() => void refetch()} />}
      {data !== undefined && cookings.length === 0 && <p className="cookings-empty">{words.neverCooked}</p>}
      {cookings.length > 0 && (
        <ul>
          {cookings.map((cook) => (
            <CookingItem key={cook.id} entry={entry} cook={cook} mayForget={mayLog} />
          ))}
        </ul>
      )}
      {mayLog && (
        <Button icon={<Utensils />} onPress={() => setOpen(true)}>
          {words.cooked}
        </Button>
      )}
      {isOpen && <CookedDialog entry={entry} onClose={() => setOpen(false)} />}
    </section>
  );
};

interface CookingItemProps {
  readonly entry: RecipeEntry;
  readonly cook: Cook;
  readonly mayForget: boolean;
}

const CookingItem = ({ entry, cook, mayForget }: CookingItemProps) => {
  const words = useWords(actionsWords);
  const day = useFormats().date(cook.date);
  const forget = useForget(entry.id);
  return (
    <li className="cookings-time">
      <div>
        <strong>{day}</strong>
        {cook.revision !== entry.revision && <span> · {words.laterRevision(cook.revision)}</span>}
        {cook.notes !== '' && <p>{cook.notes}</p>}
      </div>
      {mayForget && (
        <IconButton label={words.forget(day)} onPress={() => forget(cook)}>
          <X />
        </IconButton>
      )}
    </li>
  );
};

/** Removes it at once; the toast offers an undo. */
const useForget = (recipeId: string): ((cook: Cook) => void) => {
  const words = useWords(actionsWords);
  const tell = useToast();
  const client = useQueryClient();
  const { queryKey } = cookingsQuery(recipeId);
  const again = useMutation({
    mutationFn: (cook: Cook) => restoreCooking(recipeId, cook),
    onError: () => tell({ text: words.failed }),
  });
  const { mutate } = useMutation({
    mutationFn: (cook: Cook) => forgetCooking(recipeId, cook.id),
    onMutate: (cook) => {
      const before = client.getQueryData(queryKey);
      client.setQueryData(
        queryKey,
        (page) => page && { ...page, items: page.items.filter(({ id }) => id !== cook.id) },
      );
      return before;
    },
    onSuccess: (_, cook) =>
      tell({ text: words.forgotten, action: { label: words.undo, onPress: () => again.mutate(cook) } }),
    onError: (_, __, before) => {
      client.setQueryData(queryKey, before);
      tell({ text: words.failed });
    },
  });
  return mutate;
};
