import { transliterate } from '../../../../platform/text/transliterate.ts';
import { foldWord, splitWords } from '../../../ingredients/index.ts';

/** Every common spelling of a word, folded: `musli` and `muesli` for `Müsli`. The first is the usual one. */
const spellingsOf = (word: string, folded: string): readonly string[] => {
  const spelled = transliterate(word);
  if (spelled === undefined) return [folded];
  const withoutLigature = word.normalize('NFC').toLowerCase().replaceAll('æ', 'a');
  return [...new Set([folded, foldWord(spelled), foldWord(withoutLigature)])].filter((spelling) => spelling !== '');
};

/** The words of a text in all their spellings. Used for both recipes and queries. */
export const splitIntoWordSpellings = (text: string): readonly (readonly string[])[] =>
  splitWords(text).map(({ start, end, key }) => spellingsOf(text.slice(start, end), key));

/** The same without words that are in `seen`. Adds the words of the text to `seen`. */
export const getUnseenWordSpellings = (text: string, seen: Set<string>): readonly (readonly string[])[] =>
  splitWords(text).flatMap(({ start, end, key }) => {
    const word = text.slice(start, end);
    if (seen.has(word)) return [];
    seen.add(word);
    return [spellingsOf(word, key)];
  });
