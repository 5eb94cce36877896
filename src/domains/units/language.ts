/** The languages in which units have names and amounts have words. English first: the others borrow from it. */
export const languages = ['en', 'de', 'fr', 'es', 'it', 'nl', 'sv', 'pt'] as const;

export type Language = (typeof languages)[number];

const known: ReadonlySet<string> = new Set(languages);

const isLanguage = (text: string): text is Language => known.has(text);

/** The language of a BCP 47 tag, where it is one of ours: `de-CH` is `de`. The first subtag decides. */
export const languageOf = (tag: string | undefined): Language | undefined => {
  if (tag === undefined) return undefined;
  const end = tag.search(/[-_]/);
  const primary = (end === -1 ? tag : tag.slice(0, end)).trim().toLowerCase();
  return isLanguage(primary) ? primary : undefined;
};
