import { conventionCodes, conventionWords } from './convention.ts';
import type { Convention, ConventionMark } from './convention.ts';
import { unitKey } from './unit-key.ts';

const keyed = ({ mark, convention }: ConventionMark): readonly [string, Convention] => [unitKey(mark), convention];
const codes: ReadonlyMap<string, Convention> = new Map(conventionCodes.map(keyed));
const words = conventionWords.map(keyed);

const IN_BRACKETS = /^([^()]+)\(([^()]+)\)$/;

/** A name, and the convention that it says it means. */
export interface Marked {
  readonly name: string;
  readonly convention: Convention;
}

/** `cup (US)` as what it is made of. */
export const readCode = (text: string): Marked | undefined => {
  const [, name, code] = (text.includes('(') ? IN_BRACKETS.exec(text.trim()) : undefined) ?? [];
  const convention = codes.get(unitKey(code ?? ''));
  return name === undefined || convention === undefined ? undefined : { name, convention };
};

/** `imperial pint` and `tasse métrique`, by their keys: every way in which a part of the key may be a mark. */
export const readMarks = (key: string): readonly Marked[] => {
  const found: Marked[] = [];
  for (const [word, convention] of words) {
    if (key.startsWith(word)) found.push({ name: key.slice(word.length), convention });
    if (key.endsWith(word)) found.push({ name: key.slice(0, -word.length), convention });
  }
  return found;
};
