import { catalog, plural } from '../../language/catalog.ts';

export const filtersWords = catalog({
  filters: { en: 'Filters', de: 'Filter' },
  show: {
    en: (count: number, shown: string) => plural(count, { one: 'Show 1 recipe', other: `Show ${shown} recipes` }),
    de: (count: number, shown: string) =>
      plural(count, { one: '1 Rezept anzeigen', other: `${shown} Rezepte anzeigen` }),
  },
  clear: { en: 'Clear all', de: 'Alle entfernen' },
  favorites: { en: 'My favorites', de: 'Meine Favoriten' },
  fromPantry: { en: 'Everything is in the pantry', de: 'Alles ist im Vorrat' },
  time: { en: 'Time', de: 'Dauer' },
  anyTime: { en: 'Any', de: 'Beliebig' },
  atMost: { en: (time: string) => `At most ${time}`, de: (time: string) => `Höchstens ${time}` },
  book: { en: 'Book', de: 'Buch' },
  anyBook: { en: 'Any', de: 'Beliebig' },
  language: { en: 'Language', de: 'Sprache' },
  anyLanguage: { en: 'Any', de: 'Beliebig' },
  tags: { en: 'Tags', de: 'Schlagwörter' },
  ingredient: { en: 'With', de: 'Mit' },
  ingredientHint: { en: 'For example leek', de: 'Zum Beispiel Lauch' },
  without: { en: 'Without', de: 'Ohne' },
  withoutHint: { en: 'For example nuts', de: 'Zum Beispiel Nüsse' },
  add: { en: 'Add', de: 'Hinzufügen' },
});
