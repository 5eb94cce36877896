import type { Language } from '../../../units/index.ts';
import type { Token } from '../tokens.ts';

/** Articles and prepositions that lose their vowel before another, by the languages that write them so. */
const ELIDED: Partial<Record<Language, ReadonlySet<string>>> = {
  fr: new Set(['d', 'l', 'qu', 'jusqu']),
  it: new Set(['d', 'l', 'un', 'dell', 'all', 'nell', 'dall', 'sull', 'sott', 'quell', 'mezz']),
  pt: new Set(['d']),
};

const isApostrophe = (letter: string | undefined): boolean => letter === "'" || letter === '’';

/** Where the elided word at the start of a text ends, after its apostrophe; 0 where there is none. */
const endOfElision = (text: string, language: Language): number => {
  const elided = ELIDED[language];
  if (elided === undefined) return 0;
  const at = text.search(/['’]/);
  if (at < 1 || at === text.length - 1 || !isApostrophe(text[at])) return 0;
  return elided.has(text.slice(0, at).toLowerCase()) ? at + 1 : 0;
};

/** The words of which a name is made, without the article that is joined to the first: `huile`, not `d'huile`. */
export const withoutElision = (name: string, language: Language): string => {
  const end = endOfElision(name, language);
  return end === 0 ? name : name.slice(end).trimStart();
};

/**
 * Parts `d'huile` into `d'` and `huile`, so that each can belong to a part of its own. Tokens of languages that elide
 * nothing are returned as they are.
 */
export const splitElisions = (tokens: readonly Token[], language: Language): readonly Token[] => {
  if (ELIDED[language] === undefined) return tokens;
  return tokens.flatMap((token) => {
    const end = token.kind === 'word' ? endOfElision(token.text, language) : 0;
    if (end === 0) return [token];
    const { text, start, glued } = token;
    return [
      { kind: 'word', text: text.slice(0, end), start, end: start + end, glued },
      { kind: 'word', text: text.slice(end), start: start + end, end: token.end, glued: true },
    ] satisfies Token[];
  });
};
