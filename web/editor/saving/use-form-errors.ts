import { useMemo } from 'react';

import { useWords } from '../../language/locale.tsx';
import type { Picture } from '../document/form.ts';
import { savingWords } from '../saving.words.ts';
import type { FormError } from './form-errors.ts';
import { filterRemaining } from './rejected-pictures.ts';
import type { Saving } from './use-saving.ts';

export const NO_ERRORS: ReadonlyMap<string, FormError> = new Map();

/**
 * All errors by field, row or image: from validation here and from the service. The identity only changes when an error
 * does, because the first error then receives the focus.
 */
export const useFormErrors = (
  found: ReadonlyMap<string, FormError>,
  { errors, rejected }: Pick<Saving, 'errors' | 'rejected'>,
  pictures: readonly Picture[],
): ReadonlyMap<string, string> => {
  const words = useWords(savingWords);
  // Compared by keys as a string: the images change with every typed letter of their alternative text.
  const left = JSON.stringify([...filterRemaining(rejected, pictures).keys()]);
  return useMemo(() => {
    const all = new Map(errors);
    for (const [field, reason] of found) all.set(field, words[reason]);
    for (const [key, { reason, file }] of rejected)
      if (left.includes(JSON.stringify(key))) all.set(key, words[reason](file));
    return all;
  }, [found, errors, rejected, left, words]);
};
