import { useQueryClient } from '@tanstack/react-query';

import { hasCode } from '../api/problem.ts';
import { useToast } from '../design/toasts.tsx';
import { useWords } from '../language/locale.tsx';
import { describeFailure } from '../parts/describe-failure.ts';
import { failureWords } from '../parts/failure.words.ts';
import { createEntry, deleteEntry, pantryQuery } from './pantry.api.ts';
import type { PantryEntry } from './pantry.api.ts';
import { pantryWords } from './pantry.words.ts';
import { toEntryInput } from './shelves.ts';

/** Removes an entry at once, with an undo. */
export const useDeleteEntry = (): ((entry: PantryEntry) => Promise<void>) => {
  const client = useQueryClient();
  const showToast = useToast();
  const words = useWords(pantryWords);
  const failure = useWords(failureWords);
  const { queryKey } = pantryQuery;

  const attempt = async (work: () => Promise<unknown>): Promise<void> => {
    try {
      await work();
    } catch (error) {
      // An entry that is already gone is what the user wanted.
      if (!hasCode(error, 'pantry-entry-not-found')) {
        showToast({ text: describeFailure(error, failure, { 'precondition-failed': words.changedMeanwhile }) });
      }
    }
    await client.invalidateQueries({ queryKey });
  };

  return (entry) =>
    attempt(async () => {
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, (all) => all?.filter(({ id }) => id !== entry.id));
      await deleteEntry(entry);
      const restore = () => void attempt(() => createEntry(toEntryInput(entry)));
      showToast({ text: words.removed(entry.name), action: { label: words.undo, onPress: restore } });
    });
};
