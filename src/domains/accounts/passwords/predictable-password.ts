import { commonPasswordWords } from './common-password-words.ts';
import { isCommonPassword } from './common-passwords.ts';
import { foldPasswordCase } from './fold-password-case.ts';

const MAX_UNIT_LENGTH = 4;
const MIN_SEQUENCE_LENGTH = 4;
const MIN_WORD_LENGTH = 3;
const MIN_OTHER_CHARACTERS = 6;

const digits = '0123456789';
const alphabet = 'abcdefghijklmnopqrstuvwxyz';
/** The rows of English, German and French keyboards. */
const rows = `
  qwertyuiop[] asdfghjkl;' zxcvbnm,./ !@#$%^&*()_+
  qwertzuiopü asdfghjklöä yxcvbnm
  azertyuiop qsdfghjklm wxcvbn
`
  .trim()
  .split(/\s+/);
const forwards = [digits + digits, alphabet + alphabet, ...rows];
const tracks = [...forwards, ...forwards.map((track) => Array.from(track).reverse().join(''))];

/** `abcabcabcabc`, also with an incomplete last unit. */
const isRepetition = (text: string): boolean => {
  const characters = Array.from(text);
  return Array.from({ length: MAX_UNIT_LENGTH }, (_, index) => index + 1).some((size) =>
    characters.every((character, index) => character === characters[index % size]),
  );
};

const isRun = (text: string): boolean =>
  tracks.some((track) => track.includes(text)) || text === text.charAt(0).repeat(text.length);

/** `qwertyuiopas`, `abcdef654321`: sequences or repeated characters that are long on average. */
const isMadeOfRuns = (text: string): boolean => {
  let runs = 0;
  for (let start = 0, end = 1; start < text.length; start = end, end += 1) {
    while (end < text.length && isRun(text.slice(start, end + 1))) end += 1;
    runs += 1;
  }
  return runs * MIN_SEQUENCE_LENGTH <= text.length;
};

/** Longest first, because a shorter word may be part of a longer one. */
const without = (text: string, words: readonly string[]): string =>
  words.toSorted((a, b) => b.length - a.length).reduce((rest, word) => rest.replaceAll(word, ''), text);

/** A name as a whole, as one word, and in parts: `ada.lovelace`, `adalovelace`, `ada`, `lovelace`. */
const wordsOf = (name: string): readonly string[] => {
  const parts = name.split(/[^\p{L}\p{M}\p{N}]+/u);
  return [name, parts.join(''), ...parts].filter((word) => word.length >= MIN_WORD_LENGTH);
};

/** `ada-lovelace-1`: what was added to the words is too short to be a secret. */
const isMainly = (text: string, words: readonly string[]): boolean =>
  Array.from(without(text, words)).length < MIN_OTHER_CHARACTERS;

const letters = new Map(Object.entries({ '@': 'a', 4: 'a', 3: 'e', 1: 'i', '!': 'i', 0: 'o', $: 's', 5: 's' }));
const withLettersFor = (text: string): string => Array.from(text, (sign) => letters.get(sign) ?? sign).join('');

/** `Password1234!`, `!!welcome2026`, `P@ssw0rd1234`: only digits and punctuation were added to the words. */
const isDecorated = (text: string, words: readonly string[]): boolean => {
  const core = text.replaceAll(/^\P{L}+|\P{L}+$/gu, '');
  if (core === '') return false;
  return isCommonPassword(core) || [text, withLettersFor(core)].some((word) => !/\p{L}/u.test(without(word, words)));
};

/** Whether a password follows a pattern that attackers try first. `names` are the owner's names. */
export const isPredictablePassword = (password: string, names: readonly string[]): boolean => {
  const text = foldPasswordCase(password);
  const words = names.map(foldPasswordCase).flatMap(wordsOf);
  return (
    isRepetition(text) ||
    isMadeOfRuns(text) ||
    isMainly(text, words) ||
    isDecorated(text, [...commonPasswordWords, ...words])
  );
};
