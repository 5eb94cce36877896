import type { Language } from '../units/index.ts';

/** Computes a value per language on first use, since most instances use two or three of the eight. */
export const memoizeByLanguage = <T>(make: (language: Language) => T): ((language: Language) => T) => {
  const made = new Map<Language, T>();
  return (language) => {
    const before = made.get(language);
    if (before !== undefined) return before;
    const now = make(language);
    made.set(language, now);
    return now;
  };
};
