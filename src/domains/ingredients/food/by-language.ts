import type { Language } from '../../units/index.ts';

/** Something for each language, made when it is first asked for: most instances read two or three of the eight. */
export const byLanguage = <T>(make: (language: Language) => T): ((language: Language) => T) => {
  const made = new Map<Language, T>();
  return (language) => {
    const before = made.get(language);
    if (before !== undefined) return before;
    const now = make(language);
    made.set(language, now);
    return now;
  };
};
