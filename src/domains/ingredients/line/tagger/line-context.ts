import type { LineToken } from '../tokenize-line.ts';
import { BOUNDARY_HASH, writeWordHashes, combineHashes } from './word-hashes.ts';
import type { WordHashColumns } from './word-hashes.ts';

/** The longest line that is tagged, in words and numerals. */
export const MAX_WORDS = 256;

/** Rows before the first word and after the last, so that looking at neighbors needs no bounds checks. */
export const PAD = 2;

/** The number of gap classes: how the punctuation between two words affects the transition between their labels. */
export const GAP_CLASS_COUNT = 6;

const gapOf = (mark: number): number => {
  switch (mark) {
    case 44: // ,
    case 58: // :
    case 59: // ;
      return 2;
    case 40: // (
    case 91: // [
      return 3;
    case 41: // )
    case 93: // ]
      return 4;
    case 0x2013: // –
    case 0x2014: // —
      return 5;
    default:
      return 1;
  }
};

/** Small words after which a line takes another turn. */
const TURNS = new Set(
  'or plus for to such preferably about from with in if not e.g and at into as each available see like'.split(' '),
);
const MARKED_TURNS = new Map([
  ['or', 1],
  ['plus', 2],
  ['for', 4],
]);

/** What the features are computed from: one column per property, one row per word or numeral. */
export interface LineContext extends WordHashColumns {
  /** The words and numerals. Punctuation is not labeled; it only influences its neighbors. */
  readonly tokens: LineToken[];
  /** The gap class before each token. */
  readonly gapClasses: Uint8Array;
  /** A hash of the punctuation before a word. */
  readonly punctuationBefore: Int32Array;
  /** Bit 0: inside brackets. Bits 1–2: commas before it, at most 3. Bits 3–5: `or`, `plus`, `for` before it. */
  readonly positionFlags: Int32Array;
  /** The first word since the last comma or bracket, mixed with the distance to it. */
  readonly clauseStartWithDistance: Int32Array;
  /** The last turning word. */
  readonly cueWord: Int32Array;
  readonly cueWordWithDistance: Int32Array;
}

const column = () => new Int32Array(MAX_WORDS + 2 * PAD);

/** Room for one line, used again for the next: reading a line is over before the next one begins. */
const here: LineContext = {
  tokens: [],
  gapClasses: new Uint8Array(MAX_WORDS),
  word: column(),
  stem: column(),
  suffix: column(),
  prefix: column(),
  shape: column(),
  punctuationBefore: column(),
  positionFlags: column(),
  clauseStartWithDistance: column(),
  cueWord: column(),
  cueWordWithDistance: column(),
};

const clearRow = (row: number): void => {
  for (const values of [here.word, here.stem, here.suffix, here.prefix, here.shape, here.punctuationBefore])
    values[row] = BOUNDARY_HASH;
};

/** Computes the context of up to MAX_WORDS words. The result is valid until the next call. */
export const computeLineContext = (line: readonly LineToken[]): LineContext => {
  here.tokens.length = 0;
  let [marks, gap, depth, commas, turns] = [0, 0, 0, 0, 0];
  let [head, sinceHead, turn, sinceTurn] = [BOUNDARY_HASH, 0, BOUNDARY_HASH, 0];
  for (const token of line) {
    if (token.kind === 'mark') {
      const code = token.text.charCodeAt(0);
      const kind = gapOf(code);
      marks = combineHashes(marks, code);
      gap = Math.max(gap, kind);
      if (kind === 3) depth = 1;
      else if (kind === 4) depth = 0;
      else if (kind === 2 && depth === 0 && commas < 3) commas += 1;
      if (kind > 1) {
        head = BOUNDARY_HASH;
        sinceHead = 0;
      }
      continue;
    }
    if (here.tokens.length === MAX_WORDS) break;
    const row = here.tokens.length + PAD;
    const lower = writeWordHashes(token, here, row);
    const word = here.word[row] ?? 0;
    if (head === BOUNDARY_HASH) head = word;
    here.gapClasses[here.tokens.length] = gap;
    here.tokens.push(token);
    here.punctuationBefore[row] = marks;
    here.positionFlags[row] = depth + commas * 2 + turns * 8;
    here.clauseStartWithDistance[row] = combineHashes(head, Math.min(sinceHead, 4));
    here.cueWord[row] = turn;
    here.cueWordWithDistance[row] = combineHashes(turn, Math.min(sinceTurn, 4));
    sinceHead += 1;
    sinceTurn += 1;
    if (TURNS.has(lower)) {
      turn = combineHashes(word, depth);
      sinceTurn = 0;
      turns |= MARKED_TURNS.get(lower) ?? 0;
    }
    marks = 0;
    gap = 0;
  }
  const end = here.tokens.length + PAD;
  for (let pad = 0; pad < PAD; pad += 1) {
    clearRow(pad);
    clearRow(end + pad);
  }
  here.punctuationBefore[end] = marks;
  return here;
};
