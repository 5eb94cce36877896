import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

import { faultsByField, hasCode } from '../../api/problem.ts';
import { useWords } from '../../language/locale.tsx';
import { tagsWords } from './tags.words.ts';

export interface LabelSaving<Label, Input> {
  /** The field that tells of a name that is taken. */
  readonly field: string;
  readonly label: Label | undefined;
  readonly create: (input: Input) => Promise<Label>;
  readonly replace: (id: string, input: Input, revision: number) => Promise<Label>;
  readonly read: (id: string) => Promise<Label>;
  readonly onSaved: () => void;
}

/**
 * Saves a tag or a facet. Where somebody changed it meanwhile, theirs is read and shown beside the form, and the next
 * save is made for that one: so both are seen before one of them is given up.
 */
export const useLabelSaving = <Label extends { readonly id: string; readonly revision: number }, Input>({
  field,
  label,
  create,
  replace,
  read,
  onSaved,
}: LabelSaving<Label, Input>) => {
  const words = useWords(tagsWords);
  // The list is read again while the form is open, and what is typed stays: it is saved for what it began with.
  const [first] = useState(label);
  const [met, setMet] = useState<{ readonly theirs: Label; readonly refusal: Error }>();
  const base = met?.theirs ?? first;
  const saving = useMutation({
    mutationFn: (input: Input) => (base === undefined ? create(input) : replace(base.id, input, base.revision)),
    onSuccess: onSaved,
    onError: async (error) => {
      if (first === undefined || !hasCode(error, 'precondition-failed')) return;
      try {
        setMet({ theirs: await read(first.id), refusal: error });
      } catch {
        // Theirs cannot be read: the refusal itself is shown.
      }
    },
  });
  const isTaken = hasCode(saving.error, 'tag-name-taken', 'facet-exists');
  const faults = isTaken ? { [field]: [words.taken] } : faultsByField(saving.error);
  const isShown = Object.keys(faults).length > 0 || met?.refusal === saving.error;
  return {
    save: saving.mutate,
    isPending: saving.isPending,
    faults,
    /** What stands at no field. */
    error: isShown ? undefined : (saving.error ?? undefined),
    theirs: met?.theirs,
  };
};
