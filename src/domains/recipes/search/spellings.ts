import { foldWord, wordsOf } from '../../ingredients/index.ts';

/** Letters that some write as two where their keyboard has none, and others without their mark. */
const SPELLED_OUT = new Map([
  ['ä', 'ae'],
  ['ö', 'oe'],
  ['ü', 'ue'],
  ['å', 'aa'],
  ['ø', 'oe'],
]);

const MARKED = /[äöüåøæ]|\u0308|\u030a/i;

/** `Müsli` as `muesli`; undefined where there is nothing to spell out. */
export const spelledOut = (text: string): string | undefined =>
  MARKED.test(text)
    ? text
        .normalize('NFC')
        .toLowerCase()
        .replaceAll(/[äöüåø]/g, (letter) => SPELLED_OUT.get(letter) ?? letter)
    : undefined;

/** Every way in which people write one word, folded: `Müsli` as `musli` and `muesli`. The first is the usual one. */
const spellingsOf = (word: string, folded: string): readonly string[] => {
  const spelled = spelledOut(word);
  if (spelled === undefined) return [folded];
  const withoutLigature = word.normalize('NFC').toLowerCase().replaceAll('æ', 'a');
  return [...new Set([folded, foldWord(spelled), foldWord(withoutLigature)])].filter((spelling) => spelling !== '');
};

/** The words of a text in all their spellings. The same for what is searched and for what is asked. */
export const spelledWords = (text: string): readonly (readonly string[])[] =>
  wordsOf(text).map(({ start, end, key }) => spellingsOf(text.slice(start, end), key));
