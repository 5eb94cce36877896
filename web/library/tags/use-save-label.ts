import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

import { getFieldErrors, hasCode } from '../../api/problem.ts';
import { useWords } from '../../language/locale.tsx';
import { tagsWords } from './tags.words.ts';

export interface SaveLabelOptions<Label, Input> {
  /** The field that shows that a name is taken. */
  readonly field: string;
  readonly label: Label | undefined;
  readonly create: (input: Input) => Promise<Label>;
  readonly replace: (id: string, input: Input, revision: number) => Promise<Label>;
  readonly read: (id: string) => Promise<Label>;
  readonly onSaved: () => void;
}

/**
 * Saves a tag or facet. In case of a conflict the other version is loaded and shown beside the form, and the next save
 * replaces that one, so both are seen before one is discarded.
 */
export const useSaveLabel = <Label extends { readonly id: string; readonly revision: number }, Input>({
  field,
  label,
  create,
  replace,
  read,
  onSaved,
}: SaveLabelOptions<Label, Input>) => {
  const words = useWords(tagsWords);
  // The list may be refetched while the form is open: the save is based on what the form started with.
  const [first] = useState(label);
  const [conflict, setConflict] = useState<{ readonly theirs: Label; readonly refusal: Error }>();
  const base = conflict?.theirs ?? first;
  const saving = useMutation({
    mutationFn: (input: Input) => (base === undefined ? create(input) : replace(base.id, input, base.revision)),
    onSuccess: onSaved,
    onError: async (error) => {
      if (first === undefined || !hasCode(error, 'precondition-failed')) return;
      try {
        setConflict({ theirs: await read(first.id), refusal: error });
      } catch {
        // The other version cannot be loaded, so the refusal itself is shown.
      }
    },
  });
  const isTaken = hasCode(saving.error, 'tag-name-taken', 'facet-exists');
  const fieldErrors = isTaken ? { [field]: [words.taken] } : getFieldErrors(saving.error);
  const isShown = Object.keys(fieldErrors).length > 0 || conflict?.refusal === saving.error;
  return {
    save: saving.mutate,
    isPending: saving.isPending,
    fieldErrors,
    /** Errors that belong to no field. */
    error: isShown ? undefined : (saving.error ?? undefined),
    theirs: conflict?.theirs,
  };
};
