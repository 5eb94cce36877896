import type { LineToken } from '../tokenize-line.ts';

/** Combines two hashes into one. */
export const combineHashes = (a: number, b: number): number => {
  const h = Math.imul(a ^ Math.imul(b, 0x9e3779b1), 0x85ebca6b);
  return h ^ (h >>> 15);
};

const hashText = (text: string, from: number, to: number): number => {
  let hash = 0x811c9dc5;
  for (let at = from; at < to; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash ^ (hash >>> 15);
};

const NUMBER = hashText('number', 0, 6);
/** Stands for the words before the first and after the last. */
export const BOUNDARY_HASH = hashText('edge', 0, 4);

/** What a numeral looks like is worth more than what it says. */
const numeralShape = (text: string): number => {
  if (text.charCodeAt(0) > 57) return 11;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === 47 || code === 0x2044) return 12;
    if (code === 46 || code === 44) return 13;
  }
  return text === '1' ? 10 : Math.min(text.length, 4);
};

/** The plural of a noun, cut down so that it meets its singular. Rough, and only ever compared with itself. */
const stemEnd = (word: string): number => {
  const n = word.length;
  if (n < 4 || word.charCodeAt(n - 1) !== 115) return n;
  const before = word.charCodeAt(n - 2);
  if (before === 115) return n;
  return before === 101 && n > 4 && (word.charCodeAt(n - 3) === 104 || word.charCodeAt(n - 3) === 111) ? n - 2 : n - 1;
};

/** The hashes of a line's words as columns, so that no object is allocated per word. */
export interface WordHashColumns {
  readonly word: Int32Array;
  readonly stem: Int32Array;
  readonly suffix: Int32Array;
  readonly prefix: Int32Array;
  readonly shape: Int32Array;
}

/** Writes the hashes of a word or numeral into a row. Returns the word in lower case, or '' for a numeral. */
export const writeWordHashes = ({ kind, text }: LineToken, into: WordHashColumns, row: number): string => {
  if (kind === 'number') {
    const hash = combineHashes(NUMBER, numeralShape(text));
    into.word[row] = hash;
    into.stem[row] = hash;
    into.suffix[row] = 1;
    into.prefix[row] = 1;
    into.shape[row] = 1;
    return '';
  }
  const lower = text.toLowerCase();
  const n = lower.length;
  into.word[row] = hashText(lower, 0, n);
  into.stem[row] = hashText(lower, 0, stemEnd(lower));
  into.suffix[row] = hashText(lower, n > 3 ? n - 3 : 0, n);
  into.prefix[row] = hashText(lower, 0, n > 4 ? 4 : n);
  const isCapital = text.charCodeAt(0) !== lower.charCodeAt(0);
  into.shape[row] = 3 + (isCapital ? 1 : 0) + (lower.includes('-') ? 2 : 0) + (n < 3 ? 4 : 0);
  return lower;
};
