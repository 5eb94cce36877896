/** The languages of the app. A text that lacks one of them does not compile. */
export const locales = ['en', 'de'] as const;
export type Locale = (typeof locales)[number];

/** A text, or what makes one from what it tells of. Both languages take the same. */
type Words = string | ((...told: never[]) => string);

type Entry<W extends Words = Words> = Readonly<Record<Locale, W>>;

/** What an area says, each text beside its translation. */
export type Catalogue = Readonly<Record<string, Entry>>;

/** Declares what an area says: `catalogue({ title: { en: 'Recipes', de: 'Rezepte' } })`. */
export const catalogue = <C extends Catalogue>(entries: C): C => entries;

/** The texts of a catalogue in one language. */
export type In<C extends Catalogue> = { readonly [K in keyof C]: C[K]['en'] };

const made = new WeakMap<Catalogue, Map<Locale, unknown>>();

/** Picked once for each language, so that components get the same object on every render. */
export const wordsIn = <C extends Catalogue>(catalogue: C, locale: Locale): In<C> => {
  const byLocale = made.get(catalogue) ?? new Map<Locale, unknown>();
  made.set(catalogue, byLocale);
  const known = byLocale.get(locale) ?? Object.fromEntries(Object.entries(catalogue).map(([k, v]) => [k, v[locale]]));
  byLocale.set(locale, known);
  return known as In<C>;
};

/** `{ one: '1 recipe', other: '7 recipes' }`: English and German both know just these two. */
export const plural = (count: number, forms: { readonly one: string; readonly other: string }): string =>
  count === 1 ? forms.one : forms.other;
