import type { Language } from '../../../units/index.ts';
import type { LineToken } from '../tokenize-line.ts';

/** Articles and prepositions that lose their vowel before another, by the languages that write them so. */
const ELIDED: Partial<Record<Language, ReadonlySet<string>>> = {
  fr: new Set(['d', 'l', 'qu', 'jusqu']),
  it: new Set(['d', 'l', 'un', 'dell', 'all', 'nell', 'dall', 'sull', 'sott', 'quell']),
  pt: new Set(['d']),
};

/** Where the elided word that a text begins with ends, after its apostrophe; 0 where there is none. */
const endOfElision = (text: string, elided: ReadonlySet<string>): number => {
  const at = text.search(/['’]/);
  const isElision = at > 0 && at < text.length - 1 && elided.has(text.slice(0, at).toLowerCase());
  return isElision ? at + 1 : 0;
};

/** Splits `d'huile` into `d'` and `huile`, so that each can have its own label. Other languages are left unchanged. */
export const splitElisions = (tokens: readonly LineToken[], language: Language): readonly LineToken[] => {
  const elided = ELIDED[language];
  if (elided === undefined) return tokens;
  return tokens.flatMap((token) => {
    const end = token.kind === 'word' ? endOfElision(token.text, elided) : 0;
    if (end === 0) return [token];
    const { text, start, isAttached } = token;
    return [
      { kind: 'word', text: text.slice(0, end), start, end: start + end, isAttached: isAttached },
      { kind: 'word', text: text.slice(end), start: start + end, end: token.end, isAttached: true },
    ] satisfies LineToken[];
  });
};
