import { lineWords } from '../ingredients/index.ts';
import { languages } from '../units/index.ts';
import type { Language } from '../units/index.ts';

const patterns: ReadonlyMap<Language, RegExp> = new Map(
  languages.map((language) => {
    const { or, optional } = lineWords[language];
    const wordings = [...or, ...optional].map((wording) => wording.replaceAll('.', String.raw`\.`)).join('|');
    return [language, new RegExp(String.raw`(?<![\p{L}\p{M}])(?:${wordings})(?![\p{L}\p{M}])`, 'iu')];
  }),
);

/**
 * Whether a line may say something that the name does not: an alternative, or that the ingredient is optional. A quick
 * check that avoids parsing the line, which takes longer than everything else.
 */
export const saysMore = (line: string, language: Language): boolean => patterns.get(language)?.test(line) === true;
