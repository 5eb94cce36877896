import { catalogue, plural } from '../language/catalogue.ts';

const enRecipes = (count: number): string => plural(count, { one: 'one recipe', other: `${count} recipes` });
const deRecipes = (count: number): string => plural(count, { one: 'einem Rezept', other: `${count} Rezepten` });

/** What is asked about measures that mean different amounts in different places. */
export const measureWords = catalogue({
  title: { en: 'What do these measures mean?', de: 'Was bedeuten diese Maße?' },
  lead: {
    en: 'A cup is not the same everywhere. Answer once for all recipes; what you leave open stays as it is written.',
    de: 'Eine Tasse ist nicht überall gleich groß. Antworte einmal für alle Rezepte; was du offen lässt, bleibt, wie es geschrieben ist.',
  },
  allAtOnce: { en: 'All of it at once', de: 'Alles auf einmal' },
  oneByOne: { en: 'One by one', de: 'Einzeln' },
  us: { en: 'US', de: 'USA' },
  metric: { en: 'Metric', de: 'Metrisch' },
  imperial: { en: 'British (imperial)', de: 'Britisch (imperial)' },
  au: { en: 'Australian', de: 'Australisch' },
  ca: { en: 'Canadian', de: 'Kanadisch' },
  jp: { en: 'Japanese', de: 'Japanisch' },
  customary: { en: 'by weight', de: 'nach Gewicht' },
  keep: { en: 'Leave as written', de: 'So lassen' },
  these: {
    en: (occurrences: number, forms: string) =>
      `${plural(occurrences, { one: 'This', other: `These ${occurrences}` })} ${forms}`,
    de: (occurrences: number, forms: string) =>
      `${plural(occurrences, { one: 'Dieses', other: `Diese ${occurrences}` })} ${forms}`,
  },
  inRecipes: {
    en: (recipes: number) => `in ${enRecipes(recipes)}`,
    de: (recipes: number) => `in ${deRecipes(recipes)}`,
  },
  means: { en: (forms: string) => `${forms} means`, de: (forms: string) => `${forms} bedeutet` },
  answered: {
    en: (count: number) => plural(count, { one: 'One measure is answered', other: `${count} measures are answered` }),
    de: (count: number) => plural(count, { one: 'Ein Maß ist beantwortet', other: `${count} Maße sind beantwortet` }),
  },
  working: { en: 'Working it out …', de: 'Wird ausgerechnet …' },
  effect: {
    en: (places: number) => plural(places, { one: 'One place changes:', other: `${places} places change:` }),
    de: (places: number) =>
      plural(places, { one: 'Eine Stelle ändert sich:', other: `${places} Stellen ändern sich:` }),
  },
  effectKeep: {
    en: (places: number) =>
      plural(places, { one: 'One place stays as it is written.', other: `${places} places stay as they are written.` }),
    de: (places: number) =>
      plural(places, {
        one: 'Eine Stelle bleibt, wie sie geschrieben ist.',
        other: `${places} Stellen bleiben, wie sie geschrieben sind.`,
      }),
  },
  effectNone: { en: 'Nothing changes: everything is left out.', de: 'Nichts ändert sich: Alles ist ausgenommen.' },
  leftOpen: {
    en: (count: number) =>
      plural(count, { one: 'One other measure stays open.', other: `${count} other measures stay open.` }),
    de: (count: number) =>
      plural(count, { one: 'Ein anderes Maß bleibt offen.', other: `${count} andere Maße bleiben offen.` }),
  },
  before: { en: 'Now', de: 'Jetzt' },
  after: { en: 'Then', de: 'Dann' },
  recipe: { en: 'Recipe', de: 'Rezept' },
  exclude: { en: 'Leave out single recipes', de: 'Einzelne Rezepte ausnehmen' },
  excluded: {
    en: (count: number) => `Leave out single recipes (${count})`,
    de: (count: number) => `Einzelne Rezepte ausnehmen (${count})`,
  },
  apply: { en: 'Apply', de: 'Übernehmen' },
  cancel: { en: 'Cancel', de: 'Abbrechen' },
  applied: {
    en: (places: number) => plural(places, { one: 'One place is answered.', other: `${places} places are answered.` }),
    de: (places: number) =>
      plural(places, { one: 'Eine Stelle ist beantwortet.', other: `${places} Stellen sind beantwortet.` }),
  },
  conflict: { en: 'Somebody changed this import meanwhile', de: 'Jemand hat diesen Import inzwischen geändert' },
  conflictHint: {
    en: 'It was read again. Have a look, and answer once more.',
    de: 'Er wurde neu gelesen. Sieh ihn dir an und antworte noch einmal.',
  },
});
