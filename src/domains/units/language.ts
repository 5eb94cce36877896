/** Languages with unit names and number words. English comes first because the others borrow from it. */
export const languages = ['en', 'de', 'fr', 'es', 'it', 'nl', 'sv', 'pt'] as const;

export type Language = (typeof languages)[number];

const known: ReadonlySet<string> = new Set(languages);

const isLanguage = (text: string): text is Language => known.has(text);

/** Maps a BCP 47 tag to a supported language by its primary subtag: `de-CH` is `de`. */
export const languageOf = (tag: string | undefined): Language | undefined => {
  if (tag === undefined) return undefined;
  const end = tag.search(/[-_]/);
  const primary = (end === -1 ? tag : tag.slice(0, end)).trim().toLowerCase();
  return isLanguage(primary) ? primary : undefined;
};
