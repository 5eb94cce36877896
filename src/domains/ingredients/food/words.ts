/** A word of a text with its position in UTF-16 code units. */
interface Word {
  readonly start: number;
  readonly end: number;
  /** The folded word, for comparison: `Crème` is `creme`, `Œufs` is `oeufs`. */
  readonly key: string;
}

/** Letters that no normal form takes apart. */
const LETTERS = new Map([
  ['ß', 'ss'],
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['ø', 'o'],
  ['ł', 'l'],
  ['đ', 'd'],
  ['ð', 'd'],
  ['þ', 'th'],
  ['ı', 'i'],
  ['ς', 'σ'],
]);

const SPECIAL = /[ßæœøłđðþıς]/g;

/**
 * Marks that make no other word: the accents of European scripts, the signs of Hebrew and Arabic that most people leave
 * out, with the dash that makes an Arabic word longer, and emoji variation selectors. The marks of other scripts
 * are vowels, and tell words apart.
 */
const MARKS = new RegExp(
  [
    String.raw`[\u0300-\u036f]`,
    String.raw`[\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7]`,
    String.raw`[\u0640\u064b-\u065f\u0670]`,
    String.raw`[\u20e3\ufe00-\ufe0f\u{e0100}-\u{e01ef}]`,
  ].join('|'),
  'gu',
);
const NO_PART_OF_A_WORD = /[^\p{L}\p{M}\p{Nd}]|\u02bc/gu;
const PART_OF_A_WORD = /[\p{L}\p{M}\p{Nd}]/u;
/** Every word has at least one; combining marks alone are not a word. */
export const LETTER_OR_DIGIT = /[\p{L}\p{Nd}]/u;

const foldOnce = (word: string): string =>
  word
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(MARKS, '')
    .replaceAll(SPECIAL, (letter) => LETTERS.get(letter) ?? letter)
    .replaceAll(NO_PART_OF_A_WORD, '')
    .normalize('NFC');

/** Removes case, accents and punctuation. Folds twice because composing after the first pass can yield new accents. */
export const foldWord = (word: string): string => foldOnce(foldOnce(word));

/** What the letters of European languages become is looked up; the rest takes the slow way. */
const TABLE_END = 0x250;
const [SEPARATOR, PLAIN, FOLDED, APOSTROPHE, BEYOND] = [0, 1, 2, 3, 4] as const;

const UNSEEN = 255;

const kinds = new Uint8Array(TABLE_END).fill(UNSEEN);
const folded: string[] = Array.from<string>({ length: TABLE_END }).fill('');
kinds["'".charCodeAt(0)] = APOSTROPHE;
// Letters by name, but in recipes they stand for degrees and for numbers in order: `200 ºC`.
for (const sign of 'ºª') kinds[sign.charCodeAt(0)] = SEPARATOR;
// A soft hyphen is invisible: it is part of the word and folds to nothing.
kinds[0xad] = FOLDED;

/** The same for what else is not seen between letters: spaces and joiners without a width, the mark of byte order. */
const isUnseen = (code: number): boolean => code === 0x200b || code === 0x2060 || code === 0xfeff;

/** A letter is folded when it is first met: a text has some thirty of the six hundred. */
const meet = (code: number): number => {
  const letter = String.fromCharCode(code);
  const key = PART_OF_A_WORD.test(letter) ? foldWord(letter) : '';
  const kind = key === '' ? SEPARATOR : key === letter && code < 0x80 ? PLAIN : FOLDED;
  folded[code] = key;
  kinds[code] = kind;
  return kind;
};

const kindOf = (text: string, at: number): number => {
  const code = text.charCodeAt(at);
  if (code < TABLE_END) {
    const kind = kinds[code] ?? SEPARATOR;
    return kind === UNSEEN ? meet(code) : kind;
  }
  if (code === 0x2019 || code === 0x2bc || code === 0x2018) return APOSTROPHE;
  if (isUnseen(code)) return BEYOND;
  return PART_OF_A_WORD.test(String.fromCodePoint(text.codePointAt(at) ?? code)) ? BEYOND : SEPARATOR;
};

/** More letters are no word of any kitchen, and folding them would take its time. */
const MAX_WORD_LENGTH = 200;

const foldByTable = (text: string, start: number, end: number): string => {
  let key = '';
  for (let at = start; at < end; at += 1) key += folded[text.charCodeAt(at)] ?? '';
  return key;
};

const foldPart = (text: string, start: number, end: number, widest: number): string => {
  if (end - start > MAX_WORD_LENGTH) return '';
  if (widest === PLAIN) return text.slice(start, end);
  if (widest === FOLDED) return foldByTable(text, start, end);
  const key = foldWord(text.slice(start, end));
  return LETTER_OR_DIGIT.test(key) ? key : '';
};

/** What an apostrophe cuts off a word: `d’olive` is two words, `confectioner’s` and `za’atar` are one. */
const ELIDED = new Set(['d', 'l', 'qu', 'un', 'all', 'dall', 'dell', 'nell', 'sull', 'mezz']);
const MAX_ELIDED_LENGTH = 4;

const isDigit = (code: number): boolean => code >= 0x30 && code <= 0x39;

/** Where the letters that begin at the place end, and which of them takes the most to fold. */
const lettersAt = (text: string, start: number): { readonly end: number; readonly widest: number } => {
  let widest: number = PLAIN;
  let end = start;
  while (end < text.length) {
    const kind = kindOf(text, end);
    if (kind === SEPARATOR || kind === APOSTROPHE) break;
    if (kind > widest) widest = kind;
    end += kind === BEYOND && (text.codePointAt(end) ?? 0) > 0xffff ? 2 : 1;
  }
  return { end, widest };
};

/** Whether the apostrophe at the place joins what is around it into one word. */
const joins = (text: string, start: number, at: number, key: string): boolean => {
  if (at + 1 >= text.length || kindOf(text, at) !== APOSTROPHE || isDigit(text.charCodeAt(start))) return false;
  const next = kindOf(text, at + 1);
  return next !== SEPARATOR && next !== APOSTROPHE && !(at - start <= MAX_ELIDED_LENGTH && ELIDED.has(key));
};

/** Splits a text into folded words. */
export const splitWords = (text: string): Word[] => {
  const words: Word[] = [];
  let at = 0;
  while (at < text.length) {
    const first = kindOf(text, at);
    if (first === SEPARATOR || first === APOSTROPHE) {
      at += 1;
      continue;
    }
    const start = at;
    let part = lettersAt(text, start);
    let key = foldPart(text, start, part.end, part.widest);
    while (joins(text, start, part.end, key)) {
      const from = part.end + 1;
      part = lettersAt(text, from);
      key += foldPart(text, from, part.end, part.widest);
    }
    if (key !== '' && part.end - start <= MAX_WORD_LENGTH) words.push({ start, end: part.end, key });
    at = part.end;
  }
  return words;
};
