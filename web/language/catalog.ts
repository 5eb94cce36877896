/** The languages of the app. A text that lacks one of them does not compile. */
export const locales = ['en', 'de'] as const;
export type Locale = (typeof locales)[number];

/** A text, or a function that formats one. Both languages take the same parameters. */
type Words = string | ((...args: never[]) => string);

type Entry<W extends Words = Words> = Readonly<Record<Locale, W>>;

/** The texts of an area, each with its translation. */
export type Catalog = Readonly<Record<string, Entry>>;

/** Declares the texts of an area: `catalog({ title: { en: 'Recipes', de: 'Rezepte' } })`. */
export const catalog = <C extends Catalog>(entries: C): C => entries;

/** The texts of a catalog in one language. */
export type WordsOf<C extends Catalog> = { readonly [K in keyof C]: C[K]['en'] };

const cache = new WeakMap<Catalog, Map<Locale, unknown>>();

/** Cached per language, so that components get the same object on every render. */
export const getWords = <C extends Catalog>(texts: C, locale: Locale): WordsOf<C> => {
  const byLocale = cache.get(texts) ?? new Map<Locale, unknown>();
  cache.set(texts, byLocale);
  const known = byLocale.get(locale) ?? Object.fromEntries(Object.entries(texts).map(([k, v]) => [k, v[locale]]));
  byLocale.set(locale, known);
  return known as WordsOf<C>;
};

/** `{ one: '1 recipe', other: '7 recipes' }`: English and German both have just these two forms. */
export const plural = (count: number, forms: { readonly one: string; readonly other: string }): string =>
  count === 1 ? forms.one : forms.other;
