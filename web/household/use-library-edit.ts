import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { accountQuery } from '../api/account.ts';
import type { Library } from '../api/account.ts';
import { get } from '../api/client.ts';
import { hasCode } from '../api/problem.ts';
import { useToast } from '../design/toasts.tsx';
import { libraryQuery } from './household.api.ts';

interface LibraryEditOptions<Value> {
  readonly library: Library;
  /** The value as stored in the library. */
  readonly stored: Value;
  readonly save: (value: Value, revision: number) => Promise<Library>;
  readonly savedText: string;
}

export interface LibraryEdit<Value> {
  readonly value: Value;
  readonly change: (value: Value) => void;
  readonly submit: () => void;
  readonly isPending: boolean;
  /** Null as well while a conflict waits for a choice. */
  readonly error: Error | null;
  readonly conflict: LibraryConflict | undefined;
}

/** Someone else changed the library after the user began to edit it. */
export interface LibraryConflict {
  readonly theirs: Library;
  readonly keepTheirs: () => void;
  readonly keepMine: () => void;
}

/** Edits one property of the library. In case of a conflict the user chooses which value is kept. */
export const useLibraryEdit = <Value>(options: LibraryEditOptions<Value>): LibraryEdit<Value> => {
  const { library, stored, save, savedText } = options;
  const client = useQueryClient();
  const showToast = useToast();
  // The new value and the revision it is based on; undefined while nothing is edited.
  const [draft, setDraft] = useState<{ readonly value: Value; readonly revision: number }>();
  const [theirs, setTheirs] = useState<Library>();
  const value = draft === undefined ? stored : draft.value;
  const revision = draft?.revision ?? library.revision;
  const clear = (): void => {
    setDraft(undefined);
    setTheirs(undefined);
  };
  const { mutate, error, isPending, reset } = useMutation({
    mutationFn: (base: number) => save(value, base),
    onSuccess: (changed) => {
      client.setQueryData(libraryQuery(library.id).queryKey, changed);
      clear();
      showToast({ text: savedText });
      return client.invalidateQueries({ queryKey: accountQuery.queryKey });
    },
    onError: async (refusal) => {
      if (hasCode(refusal, 'precondition-failed')) setTheirs(await get<Library>(`/libraries/${library.id}`));
    },
  });
  const conflict = theirs && {
    theirs,
    keepTheirs: () => {
      clear();
      reset();
    },
    keepMine: () => mutate(theirs.revision),
  };
  return {
    value,
    change: (changed) => setDraft({ value: changed, revision }),
    submit: () => mutate(revision),
    isPending,
    error: conflict === undefined ? error : null,
    conflict,
  };
};
