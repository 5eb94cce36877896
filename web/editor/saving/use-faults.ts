import { useMemo } from 'react';

import { useWords } from '../../language/locale.tsx';
import type { Picture } from '../document/form.ts';
import { savingWords } from '../saving.words.ts';
import type { FormFault } from './check-form.ts';
import { stillRefused } from './refused-pictures.ts';
import type { Saving } from './use-saving.ts';

export const NO_FAULTS: ReadonlyMap<string, FormFault> = new Map();

/**
 * All that is wrong, by its field, its row or its picture: what was found here, and what the service refused. It is the
 * same object until something else is wrong, since the focus goes to what is.
 */
export const useFaults = (
  found: ReadonlyMap<string, FormFault>,
  { faults, refused }: Pick<Saving, 'faults' | 'refused'>,
  pictures: readonly Picture[],
): ReadonlyMap<string, string> => {
  const words = useWords(savingWords);
  // By their keys in one text: pictures are others with each letter of what there is to see on them.
  const left = JSON.stringify([...stillRefused(refused, pictures).keys()]);
  return useMemo(() => {
    const all = new Map(faults);
    for (const [field, fault] of found) all.set(field, words[fault]);
    for (const [key, { fault, file }] of refused)
      if (left.includes(JSON.stringify(key))) all.set(key, words[fault](file));
    return all;
  }, [found, faults, refused, left, words]);
};
