import { catalog, plural } from '../language/catalog.ts';

/** Words for the list of recipes. The filter panel and the selection bar load their own. */
export const libraryWords = catalog({
  recipes: { en: 'Recipes', de: 'Rezepte' },
  newRecipe: { en: 'New recipe', de: 'Neues Rezept' },
  import: { en: 'Import', de: 'Importieren' },
  find: { en: 'Find recipes', de: 'Rezepte suchen' },
  findHint: { en: 'A dish, an ingredient, an author …', de: 'Gericht, Zutat, Autorin …' },
  clear: { en: 'Clear', de: 'Leeren' },
  found: {
    en: (count: number, shown: string) => plural(count, { one: '1 recipe', other: `${shown} recipes` }),
    de: (count: number, shown: string) => plural(count, { one: '1 Rezept', other: `${shown} Rezepte` }),
  },
  loading: { en: 'Loading recipes …', de: 'Rezepte werden geladen …' },
  more: { en: 'Show more', de: 'Mehr anzeigen' },
  filters: { en: 'Filters', de: 'Filter' },
  removeFilter: { en: (name: string) => `Remove filter: ${name}`, de: (name: string) => `Filter entfernen: ${name}` },
  clearFilters: { en: 'Clear all filters', de: 'Alle Filter entfernen' },
  favorites: { en: 'Favorites', de: 'Favoriten' },
  fromPantry: { en: 'From the pantry', de: 'Aus dem Vorrat' },
  atMost: { en: (time: string) => `At most ${time}`, de: (time: string) => `Höchstens ${time}` },
  without: { en: (food: string) => `Without ${food}`, de: (food: string) => `Ohne ${food}` },
  gone: { en: 'Something deleted', de: 'Gelöschtes' },
  sort: { en: 'Order', de: 'Reihenfolge' },
  sorts: {
    en: (sort: string) => sortsInEnglish[sort] ?? sort,
    de: (sort: string) => sortsInGerman[sort] ?? sort,
  },
  view: { en: 'View', de: 'Ansicht' },
  grid: { en: 'Pictures', de: 'Bilder' },
  list: { en: 'List', de: 'Liste' },
  select: { en: 'Select', de: 'Auswählen' },
  choose: { en: (title: string) => `Select ${title}`, de: (title: string) => `${title} auswählen` },
  favorite: { en: (title: string) => `Favorite: ${title}`, de: (title: string) => `Favorit: ${title}` },
  favoriteFailed: {
    en: 'The favorite could not be saved. Try again in a moment.',
    de: 'Der Favorit ließ sich nicht speichern. Versuche es gleich noch einmal.',
  },
  andMore: {
    en: (count: number, shown: string) => plural(count, { one: 'and 1 more', other: `and ${shown} more` }),
    de: (count: number, shown: string) => plural(count, { one: 'und 1 weiteres', other: `und ${shown} weitere` }),
  },
  emptyTitle: { en: 'A shelf waiting for its first recipe', de: 'Ein Regal wartet auf sein erstes Rezept' },
  emptyText: {
    en: 'Write down what you cook, or bring what you have: from a web page, a text, or another recipe app.',
    de: 'Schreib auf, was du kochst, oder bring mit, was du hast: von einer Webseite, aus einem Text oder aus einer anderen Rezept-App.',
  },
  emptyForViewer: {
    en: 'Nobody has added a recipe to this library yet.',
    de: 'In dieser Bibliothek hat noch niemand ein Rezept angelegt.',
  },
  nothingTitle: { en: 'Nothing is like that', de: 'So etwas ist nicht dabei' },
  nothingText: {
    en: 'Try fewer words, or let go of a filter.',
    de: 'Versuche es mit weniger Wörtern oder nimm einen Filter weg.',
  },
  showAll: { en: 'Show all recipes', de: 'Alle Rezepte anzeigen' },
});

const sortsInEnglish: Readonly<Record<string, string>> = {
  relevance: 'Best match',
  title: 'By title',
  '-updated_at': 'Changed last',
  '-created_at': 'Newest',
  '-times_cooked': 'Cooked most often',
  last_cooked: 'Not cooked for long',
};

const sortsInGerman: Readonly<Record<string, string>> = {
  relevance: 'Beste Treffer',
  title: 'Nach Titel',
  '-updated_at': 'Zuletzt geändert',
  '-created_at': 'Neueste',
  '-times_cooked': 'Am häufigsten gekocht',
  last_cooked: 'Lange nicht gekocht',
};
