import { catalog } from '../language/catalog.ts';

/** Words for the page of one book. */
export const bookWords = catalog({
  addRecipes: { en: 'Add recipes', de: 'Rezepte hinzufügen' },
  inBook: { en: (title: string) => `“${title}” is in the book.`, de: (title: string) => `„${title}“ steht im Buch.` },
  alreadyIn: {
    en: (title: string) => `“${title}” is in the book already.`,
    de: (title: string) => `„${title}“ steht schon im Buch.`,
  },
  notAdded: {
    en: 'Somebody else changed this book just now, and the recipe is not in it yet. Add it again.',
    de: 'Gerade hat jemand anders dieses Buch geändert, und das Rezept steht noch nicht darin. Füge es noch einmal hinzu.',
  },
  into: { en: 'Into', de: 'In' },
  noChapter: { en: 'No chapter', de: 'Kein Kapitel' },
  done: { en: 'Done', de: 'Fertig' },
  actions: { en: 'More for this book', de: 'Mehr zu diesem Buch' },
  cover: { en: 'Choose a cover picture', de: 'Titelbild wählen' },
  removeCover: { en: 'Remove the cover picture', de: 'Titelbild entfernen' },
  download: { en: 'Download recipes (bundle)', de: 'Rezepte herunterladen (Paket)' },
  delete: { en: 'Delete', de: 'Löschen' },
  deleteBook: { en: 'Delete book', de: 'Buch löschen' },
  deleteTitle: { en: (title: string) => `Delete “${title}”?`, de: (title: string) => `„${title}“ löschen?` },
  deleteText: {
    en: 'Its order, chapters and notes are gone then. Its recipes stay in the library.',
    de: 'Reihenfolge, Kapitel und Notizen sind dann weg. Die Rezepte bleiben in der Bibliothek.',
  },
  emptyTitle: { en: 'Blank pages', de: 'Leere Seiten' },
  emptyText: {
    en: 'Add recipes, then put them in order and give them notes.',
    de: 'Füge Rezepte hinzu, ordne sie und schreib Notizen dazu.',
  },
  emptyForViewer: {
    en: 'There are no recipes in this book yet.',
    de: 'In diesem Buch stehen noch keine Rezepte.',
  },
  emptyChapter: { en: 'Nothing here yet.', de: 'Hier steht noch nichts.' },
  move: { en: (title: string) => `Move ${title}`, de: (title: string) => `${title} verschieben` },
  moveHint: {
    en: 'Drag, or press the arrow keys up and down.',
    de: 'Ziehen oder die Pfeiltasten nach oben und unten drücken.',
  },
  moved: {
    en: (title: string, place: string, of: string, chapter: string) =>
      `${title} is now ${place} of ${of}${chapter === '' ? '' : ` in ${chapter}`}.`,
    de: (title: string, place: string, of: string, chapter: string) =>
      `${title} steht jetzt an Stelle ${place} von ${of}${chapter === '' ? '' : ` in ${chapter}`}.`,
  },
  options: { en: (title: string) => `More for ${title}`, de: (title: string) => `Mehr zu ${title}` },
  up: { en: 'Move up', de: 'Nach oben' },
  down: { en: 'Move down', de: 'Nach unten' },
  toChapter: { en: (title: string) => `To “${title}”`, de: (title: string) => `Zu „${title}“` },
  toNoChapter: { en: 'Out of the chapter', de: 'Aus dem Kapitel heraus' },
  note: { en: 'Note', de: 'Notiz' },
  noteFor: { en: (title: string) => `Note for ${title}`, de: (title: string) => `Notiz zu ${title}` },
  noteTakenOut: {
    en: 'Somebody took this recipe out of the book meanwhile. Saving puts it back.',
    de: 'Jemand hat dieses Rezept inzwischen aus dem Buch genommen. Speichern stellt es wieder hinein.',
  },
  noteChanged: {
    en: 'Somebody changed this note meanwhile. Saving yours replaces theirs:',
    de: 'Jemand hat diese Notiz inzwischen geändert. Wenn du deine speicherst, ersetzt sie die andere:',
  },
  noteEmptied: { en: 'It is empty now.', de: 'Sie ist jetzt leer.' },
  noteHint: {
    en: 'It stands in this book only, not in the recipe.',
    de: 'Sie steht nur in diesem Buch, nicht im Rezept.',
  },
  remove: { en: 'Take out of the book', de: 'Aus dem Buch nehmen' },
  removed: {
    en: (title: string) => `“${title}” is no longer in the book.`,
    de: (title: string) => `„${title}“ steht nicht mehr im Buch.`,
  },
  undo: { en: 'Undo', de: 'Rückgängig' },
  trashed: { en: 'In the trash', de: 'Im Papierkorb' },
  gone: { en: 'A recipe that is gone', de: 'Ein Rezept, das es nicht mehr gibt' },
  changedTitle: { en: 'Somebody else changed this book', de: 'Jemand anders hat dieses Buch geändert' },
  changedText: {
    en: 'Your last change was not saved. This is the book as it is now: make the change again if it still fits.',
    de: 'Deine letzte Änderung wurde nicht gespeichert. Hier steht das Buch, wie es jetzt ist: Ändere es noch einmal, wenn es noch passt.',
  },
  understood: { en: 'Understood', de: 'Verstanden' },
});
