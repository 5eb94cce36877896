import { isWarning } from '../diagnostics.ts';
import { diagnosticMeanings } from '../formats/diagnostic-codes.ts';
import type { StoredItem } from '../previews/item.store.ts';
import type { TakenFiles } from './take-files.ts';

const count = (number: number, one: string, many: string): string => (number === 1 ? one : `${number} ${many}`);

/** Warnings about what the import of an item had to work around. */
export const itemWarnings = (
  { remarks, occurrences }: StoredItem,
  { dropped, isOriginalMissing }: Pick<TakenFiles, 'dropped' | 'isOriginalMissing'>,
): string[] => {
  const codes = new Set(remarks.filter(isWarning).map(({ code }) => code));
  const open = occurrences.filter(({ answer }) => answer === undefined).length;
  return [
    ...[...codes].map((code) => diagnosticMeanings[code].message),
    ...(open > 0 ? [`${count(open, 'One measure', 'measures')} could mean several things and stayed as written.`] : []),
    ...(dropped.size > 0
      ? [`${count(dropped.size, 'One picture', 'pictures')} could not be had and was left out.`]
      : []),
    ...(isOriginalMissing ? ['The original is not there to be kept.'] : []),
  ];
};
