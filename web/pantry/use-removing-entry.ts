import { useQueryClient } from '@tanstack/react-query';

import { hasCode } from '../api/problem.ts';
import { useToast } from '../design/toasts.tsx';
import { useWords } from '../language/locale.tsx';
import { failureText } from '../parts/failure-text.ts';
import { failureWords } from '../parts/failure.words.ts';
import { createEntry, deleteEntry, pantryQuery } from './pantry.api.ts';
import type { PantryEntry } from './pantry.api.ts';
import { pantryWords } from './pantry.words.ts';
import { inputOf } from './shelves.ts';

/** Removes an entry at once, with an undo. */
export const useRemovingEntry = (): ((entry: PantryEntry) => Promise<void>) => {
  const client = useQueryClient();
  const tell = useToast();
  const words = useWords(pantryWords);
  const failure = useWords(failureWords);
  const { queryKey } = pantryQuery;

  const attempt = async (work: () => Promise<unknown>): Promise<void> => {
    try {
      await work();
    } catch (error) {
      // An entry that is already gone is what the user wanted.
      if (!hasCode(error, 'pantry-entry-not-found')) {
        tell({ text: failureText(error, failure, { 'precondition-failed': words.changedMeanwhile }) });
      }
    }
    await client.invalidateQueries({ queryKey });
  };

  return (entry) =>
    attempt(async () => {
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, (all) => all?.filter(({ id }) => id !== entry.id));
      await deleteEntry(entry);
      const restore = () => void attempt(() => createEntry(inputOf(entry)));
      tell({ text: words.removed(entry.name), action: { label: words.undo, onPress: restore } });
    });
};
