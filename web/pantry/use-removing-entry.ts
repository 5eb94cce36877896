import { useQueryClient } from '@tanstack/react-query';

import { newKey } from '../api/client.ts';
import { ProblemError, UnreachableError, hasCode } from '../api/problem.ts';
import { useToast } from '../design/toasts.tsx';
import type { In } from '../language/catalogue.ts';
import { useWords } from '../language/locale.tsx';
import { createEntry, deleteEntry, pantryQuery } from './pantry.api.ts';
import type { PantryEntry } from './pantry.api.ts';
import { pantryWords } from './pantry.words.ts';
import { inputOf } from './shelves.ts';

const failureText = (error: unknown, words: In<typeof pantryWords>): string => {
  if (error instanceof UnreachableError) return words.unreachable;
  if (hasCode(error, 'precondition-failed')) return words.changedMeanwhile;
  return words.refused(error instanceof ProblemError ? error.problem.detail : String(error));
};

/** Takes an entry out at once, with the way back. */
export const useRemovingEntry = (): ((entry: PantryEntry) => Promise<void>) => {
  const client = useQueryClient();
  const tell = useToast();
  const words = useWords(pantryWords);
  const { queryKey } = pantryQuery;

  const attempt = async (work: () => Promise<unknown>): Promise<void> => {
    try {
      await work();
    } catch (error) {
      // What is gone already is as it was wanted.
      if (!hasCode(error, 'pantry-entry-not-found')) tell({ text: failureText(error, words) });
    }
    await client.invalidateQueries({ queryKey });
  };

  return (entry) =>
    attempt(async () => {
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, (all) => all?.filter(({ id }) => id !== entry.id));
      await deleteEntry(entry);
      const key = newKey();
      const restore = () => void attempt(() => createEntry(inputOf(entry), key));
      tell({ text: words.removed(entry.name), action: { label: words.undo, onPress: restore } });
    });
};
