import { catalog, plural } from '../../language/catalog.ts';

const recipes = (count: number, shown: string): string => plural(count, { one: '1 recipe', other: `${shown} recipes` });
const rezepte = (count: number, shown: string): string => plural(count, { one: '1 Rezept', other: `${shown} Rezepte` });

export const bulkWords = catalog({
  bar: { en: 'Selected recipes', de: 'Ausgewählte Rezepte' },
  chosen: {
    en: (count: number, shown: string) => (count === 0 ? 'None selected' : `${shown} selected`),
    de: (count: number, shown: string) => (count === 0 ? 'Nichts ausgewählt' : `${shown} ausgewählt`),
  },
  all: { en: (shown: string) => `Select all ${shown}`, de: (shown: string) => `Alle ${shown} auswählen` },
  none: { en: 'Select none', de: 'Auswahl leeren' },
  finish: { en: 'Finish selecting', de: 'Auswählen beenden' },
  tag: { en: 'Tags', de: 'Schlagwörter' },
  book: { en: 'To a book', de: 'Ins Buch' },
  trash: { en: 'Trash', de: 'Löschen' },
  export: { en: 'Export', de: 'Export' },
  tagTitle: {
    en: (count: number, shown: string) => `Tags of ${recipes(count, shown)}`,
    de: (count: number, shown: string) => `Schlagwörter für ${rezepte(count, shown)}`,
  },
  noTags: {
    en: 'There are no tags yet. Make one, then come back to this selection.',
    de: 'Es gibt noch keine Schlagwörter. Lege eines an und wähle dann hier weiter.',
  },
  newTag: { en: 'New tag', de: 'Neues Schlagwort' },
  create: { en: 'Create', de: 'Anlegen' },
  leave: { en: 'Leave', de: 'Lassen' },
  add: { en: 'Add', de: 'Dazu' },
  remove: { en: 'Remove', de: 'Weg' },
  save: { en: 'Save', de: 'Speichern' },
  cancel: { en: 'Cancel', de: 'Abbrechen' },
  bookTitle: {
    en: (count: number, shown: string) => `Put ${recipes(count, shown)} into a book`,
    de: (count: number, shown: string) => `${rezepte(count, shown)} in ein Buch stellen`,
  },
  whichBook: { en: 'Book', de: 'Buch' },
  putIn: { en: 'Put into the book', de: 'Ins Buch stellen' },
  noBooks: { en: 'There are no books yet.', de: 'Es gibt noch keine Bücher.' },
  makeBook: { en: 'To the books', de: 'Zu den Büchern' },
  exportTitle: {
    en: (count: number, shown: string) => `Export ${recipes(count, shown)}`,
    de: (count: number, shown: string) => `${rezepte(count, shown)} exportieren`,
  },
  format: { en: 'As', de: 'Als' },
  formats: {
    en: (format: string) => formatsInEnglish[format] ?? format,
    de: (format: string) => formatsInGerman[format] ?? format,
  },
  makeFile: { en: 'Make the file', de: 'Datei erstellen' },
  download: { en: 'Download', de: 'Herunterladen' },
  exportReady: { en: 'The file is ready.', de: 'Die Datei ist fertig.' },
  exportFailed: { en: 'The file could not be made.', de: 'Die Datei ließ sich nicht erstellen.' },
  exporting: { en: 'The file is being made …', de: 'Die Datei wird erstellt …' },
  close: { en: 'Close', de: 'Schließen' },
  working: { en: 'In progress', de: 'In Arbeit' },
  workingHint: {
    en: 'This goes on even when you close it. Its outcome then stands among the jobs.',
    de: 'Das läuft weiter, auch wenn du es schließt. Das Ergebnis steht dann bei den Aufträgen.',
  },
  progress: {
    en: (done: string, total: string) => `${done} of ${total}`,
    de: (done: string, total: string) => `${done} von ${total}`,
  },
  done: {
    en: (kind: string, count: number, shown: string) => doneInEnglish[kind]?.(recipes(count, shown), count) ?? '',
    de: (kind: string, count: number, shown: string) => doneInGerman[kind]?.(rezepte(count, shown), count) ?? '',
  },
  undo: { en: 'Undo', de: 'Rückgängig' },
  undoFailed: {
    en: 'That could not be undone. The recipes are in the trash.',
    de: 'Das ließ sich nicht rückgängig machen. Die Rezepte sind im Papierkorb.',
  },
  outcome: { en: 'Not everything was done', de: 'Nicht alles hat geklappt' },
  unchanged: {
    en: (count: number, shown: string) => `${recipes(count, shown)} ${count === 1 ? 'was' : 'were'} like that already.`,
    de: (count: number, shown: string) => `${rezepte(count, shown)} ${count === 1 ? 'war' : 'waren'} schon so.`,
  },
  conflicts: {
    en: 'Changed meanwhile, and left as they are:',
    de: 'Inzwischen geändert und darum unverändert gelassen:',
  },
  refused: { en: 'Not possible:', de: 'Nicht möglich:' },
  gone: { en: 'A recipe that is gone', de: 'Ein Rezept, das es nicht mehr gibt' },
  again: {
    en: (count: number, shown: string) => `Do it for ${count === 1 ? 'this one' : `these ${shown}`} as well`,
    de: (count: number, shown: string) =>
      count === 1 ? 'Auch für dieses ausführen' : `Auch für diese ${shown} ausführen`,
  },
});

const formatsInEnglish: Readonly<Record<string, string>> = {
  'portable-bundle': 'Tureen bundle, for another library',
  'json-ld': 'schema.org JSON, for other apps',
  cooklang: 'Cooklang',
  markdown: 'Markdown',
  html: 'A web page to read and print',
};

const formatsInGerman: Readonly<Record<string, string>> = {
  'portable-bundle': 'Tureen-Paket, für eine andere Bibliothek',
  'json-ld': 'schema.org-JSON, für andere Apps',
  cooklang: 'Cooklang',
  markdown: 'Markdown',
  html: 'Webseite zum Lesen und Drucken',
};

type Done = Readonly<Record<string, (recipes: string, count: number) => string>>;

const doneInEnglish: Done = {
  tags: (recipes) => `The tags of ${recipes} are changed.`,
  books: (recipes, count) => `${recipes} ${count === 1 ? 'is' : 'are'} in the book.`,
  trash: (recipes, count) => `${recipes} ${count === 1 ? 'is' : 'are'} in the trash.`,
  restore: (recipes, count) => `${recipes} ${count === 1 ? 'is' : 'are'} back.`,
};

const doneInGerman: Done = {
  tags: (recipes) => `Die Schlagwörter von ${recipes.replace(/Rezepte$/, 'Rezepten')} sind geändert.`,
  books: (recipes, count) => `${recipes} ${count === 1 ? 'steht' : 'stehen'} im Buch.`,
  trash: (recipes, count) => `${recipes} ${count === 1 ? 'liegt' : 'liegen'} im Papierkorb.`,
  restore: (recipes, count) => `${recipes} ${count === 1 ? 'ist' : 'sind'} wieder da.`,
};
