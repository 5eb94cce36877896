import { catalog, plural } from '../../language/catalog.ts';

const enRecipes = (count: number, text: string): string =>
  plural(count, { one: 'one recipe', other: `${text} recipes` });
const deRecipes = (count: number, text: string): string =>
  plural(count, { one: 'einem Rezept', other: `${text} Rezepten` });

/** Words for measures that mean different amounts in different places. */
export const measureWords = catalog({
  quoted: { en: (form: string) => `“${form}”`, de: (form: string) => `„${form}“` },
  title: { en: 'What do these measures mean?', de: 'Was bedeuten diese Maße?' },
  lead: {
    en: 'A cup is not the same everywhere. Answer once for all recipes; what you leave open stays as it is written.',
    de: 'Eine Tasse ist nicht überall gleich groß. Antworte einmal für alle Rezepte; was du offen lässt, bleibt, wie es geschrieben ist.',
  },
  allAtOnce: { en: 'All of it at once', de: 'Alles auf einmal' },
  suggested: {
    en: 'The selected one is a suggestion, based on where the recipes come from.',
    de: 'Die Auswahl ist ein Vorschlag, je nachdem, woher die Rezepte kommen.',
  },
  remembered: {
    en: 'Your library remembers your choice. You can change it in the library settings.',
    de: 'Deine Bibliothek merkt sich deine Wahl. Du kannst sie in den Einstellungen der Bibliothek ändern.',
  },
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
    en: (count: number, text: string, forms: string) =>
      `${plural(count, { one: 'This', other: `These ${text}` })} ${forms}`,
    de: (count: number, text: string, forms: string) =>
      `${plural(count, { one: 'Dieses', other: `Diese ${text}` })} ${forms}`,
  },
  inRecipes: {
    en: (count: number, text: string) => `in ${enRecipes(count, text)}`,
    de: (count: number, text: string) => `in ${deRecipes(count, text)}`,
  },
  means: { en: (forms: string) => `${forms} means`, de: (forms: string) => `${forms} bedeutet` },
  answered: {
    en: (count: number) => plural(count, { one: 'One measure is answered', other: `${count} measures are answered` }),
    de: (count: number) => plural(count, { one: 'Ein Maß ist beantwortet', other: `${count} Maße sind beantwortet` }),
  },
  working: { en: 'Working it out …', de: 'Wird ausgerechnet …' },
  effect: {
    en: (count: number, text: string) => plural(count, { one: 'One place changes:', other: `${text} places change:` }),
    de: (count: number, text: string) =>
      plural(count, { one: 'Eine Stelle ändert sich:', other: `${text} Stellen ändern sich:` }),
  },
  effectKeep: {
    en: (count: number, text: string) =>
      plural(count, { one: 'One place stays as it is written.', other: `${text} places stay as they are written.` }),
    de: (count: number, text: string) =>
      plural(count, {
        one: 'Eine Stelle bleibt, wie sie geschrieben ist.',
        other: `${text} Stellen bleiben, wie sie geschrieben sind.`,
      }),
  },
  effectNone: { en: 'Nothing changes: everything is left out.', de: 'Nichts ändert sich: Alles ist ausgenommen.' },
  leftOpen: {
    en: (count: number) =>
      plural(count, { one: 'One other measure stays open.', other: `${count} other measures stay open.` }),
    de: (count: number) =>
      plural(count, { one: 'Ein anderes Maß bleibt offen.', other: `${count} andere Maße bleiben offen.` }),
  },
  line: { en: 'Now', de: 'Jetzt' },
  after: { en: 'Then', de: 'Dann' },
  exclude: { en: 'Leave out single recipes', de: 'Einzelne Rezepte ausnehmen' },
  excluded: {
    en: (count: number) => `Leave out single recipes (${count})`,
    de: (count: number) => `Einzelne Rezepte ausnehmen (${count})`,
  },
  apply: { en: 'Apply', de: 'Übernehmen' },
  cancel: { en: 'Cancel', de: 'Abbrechen' },
  applied: {
    en: (count: number, text: string) =>
      plural(count, { one: 'One place is answered.', other: `${text} places are answered.` }),
    de: (count: number, text: string) =>
      plural(count, { one: 'Eine Stelle ist beantwortet.', other: `${text} Stellen sind beantwortet.` }),
  },
  conflict: { en: 'Somebody changed this import meanwhile', de: 'Jemand hat diesen Import inzwischen geändert' },
  conflictHint: {
    en: 'It was read again. Have a look, and answer once more.',
    de: 'Er wurde neu gelesen. Sieh ihn dir an und antworte noch einmal.',
  },
});
