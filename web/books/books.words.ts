import { catalog, plural } from '../language/catalog.ts';

export const booksWords = catalog({
  books: { en: 'Books', de: 'Bücher' },
  lead: {
    en: 'Recipes in an order of your own, or where they were printed.',
    de: 'Rezepte in deiner eigenen Ordnung, oder dort, wo sie gedruckt stehen.',
  },
  newBook: { en: 'New book', de: 'Neues Buch' },
  loading: { en: 'Loading …', de: 'Wird geladen …' },
  emptyTitle: { en: 'No books yet', de: 'Noch keine Bücher' },
  emptyText: {
    en: 'Gather recipes for an occasion or a person, in chapters and in your order; or note which published book they come from.',
    de: 'Sammle Rezepte für einen Anlass oder einen Menschen, in Kapiteln und in deiner Reihenfolge; oder halte fest, aus welchem gedruckten Buch sie stammen.',
  },
  emptyForViewer: {
    en: 'Nobody has put a book together in this library yet.',
    de: 'In dieser Bibliothek hat noch niemand ein Buch zusammengestellt.',
  },
  count: {
    en: (count: number, shown: string) => plural(count, { one: '1 recipe', other: `${shown} recipes` }),
    de: (count: number, shown: string) => plural(count, { one: '1 Rezept', other: `${shown} Rezepte` }),
  },
  personal: { en: 'Our own', de: 'Eigenes' },
  publication: { en: 'Published', de: 'Gedruckt' },
  kind: { en: 'What it is', de: 'Was es ist' },
  title: { en: 'Title', de: 'Titel' },
  description: { en: 'Description', de: 'Beschreibung' },
  chapters: { en: 'Chapters', de: 'Kapitel' },
  chaptersHint: {
    en: 'In their order. The recipes of a chapter that you remove stay in the book.',
    de: 'In ihrer Reihenfolge. Die Rezepte eines entfernten Kapitels bleiben im Buch.',
  },
  chapter: { en: (number: string) => `Chapter ${number}`, de: (number: string) => `Kapitel ${number}` },
  addChapter: { en: 'Add a chapter', de: 'Kapitel hinzufügen' },
  removeChapter: { en: (name: string) => `Remove ${name}`, de: (name: string) => `${name} entfernen` },
  chapterUp: { en: (name: string) => `Move ${name} up`, de: (name: string) => `${name} nach oben` },
  edit: { en: 'Edit book', de: 'Buch bearbeiten' },
  save: { en: 'Save', de: 'Speichern' },
  create: { en: 'Create', de: 'Anlegen' },
  cancel: { en: 'Cancel', de: 'Abbrechen' },
  changedTitle: { en: 'Changed meanwhile', de: 'Inzwischen geändert' },
  changedText: {
    en: 'Somebody else changed this book. Save again to put yours in place of:',
    de: 'Jemand anders hat dieses Buch geändert. Speichere noch einmal, um deine Fassung zu setzen statt:',
  },
  changedField: {
    en: (field: string, value: string) => `${field}: ${value}`,
    de: (field: string, value: string) => `${field}: ${value}`,
  },
  changedOtherwise: {
    en: 'Its recipes or its cover changed, and nothing of what stands here. Save again to set yours.',
    de: 'Rezepte oder Titelbild wurden geändert und nichts, was hier steht. Speichere noch einmal.',
  },
  none: { en: 'none', de: 'keine' },
  takeTheirs: { en: 'Take theirs', de: 'Fremde Fassung nehmen' },
});
