import type { In } from '../../language/catalogue.ts';
import type { historyWords } from './history.words.ts';

/** What a property of the document is called; one that nobody has a word for by its own name. */
export const partName = (words: In<typeof historyWords>, property: string): string => {
  const known: unknown = Object.hasOwn(words, property)
    ? Object.entries(words).find(([key]) => key === property)?.[1]
    : undefined;
  return typeof known === 'string' ? known : property.replaceAll('_', ' ');
};
