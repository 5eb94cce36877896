/** Languages with unit names and number words. English comes first because the others borrow from it. */
export const languages = ['en', 'de', 'fr', 'es', 'it', 'nl', 'sv', 'pt'] as const;

export type Language = (typeof languages)[number];

const knownLanguages: ReadonlySet<string> = new Set(languages);

const isLanguage = (text: string): text is Language => knownLanguages.has(text);

/** Maps a BCP 47 tag to a supported language by its primary subtag: `de-CH` is `de`. */
export const toLanguage = (tag: string | undefined): Language | undefined => {
  if (tag === undefined) return undefined;
  const separator = tag.search(/[-_]/);
  const primary = (separator === -1 ? tag : tag.slice(0, separator)).trim().toLowerCase();
  return isLanguage(primary) ? primary : undefined;
};
