import { isWarning } from '../diagnostics.ts';
import { diagnosticDefinitions } from '../formats/diagnostic-codes.ts';
import type { StoredItem } from '../previews/item.store.ts';
import type { StagedFiles } from './stage-item-files.ts';

const count = (number: number, one: string, many: string): string => (number === 1 ? one : `${number} ${many}`);

/** Warnings about what the import of an item had to work around. */
export const listItemWarnings = (
  { remarks, occurrences }: StoredItem,
  { unavailableIds, isOriginalMissing }: Pick<StagedFiles, 'unavailableIds' | 'isOriginalMissing'>,
): string[] => {
  const codes = new Set(remarks.filter(isWarning).map(({ code }) => code));
  const open = occurrences.filter(({ answer }) => answer === undefined).length;
  return [
    ...[...codes].map((code) => diagnosticDefinitions[code].message),
    ...(open > 0 ? [`${count(open, 'One unit is', 'units are')} ambiguous and stayed as written.`] : []),
    ...(unavailableIds.size > 0
      ? [count(unavailableIds.size, 'One picture was not available.', 'pictures were not available.')]
      : []),
    ...(isOriginalMissing ? ['The original file is no longer available and was not retained.'] : []),
  ];
};
