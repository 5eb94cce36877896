import { catalog, plural } from '../language/catalog.ts';

/** Job kinds; an unknown one is shown by its id. */
export const jobKindWords = catalog({
  'bulk-tags': { en: 'Change tags', de: 'Schlagwörter ändern' },
  'bulk-books': { en: 'Change a book', de: 'Buch ändern' },
  'bulk-trash': { en: 'Move to the trash', de: 'In den Papierkorb legen' },
  'bulk-restore': { en: 'Restore from the trash', de: 'Aus dem Papierkorb holen' },
  'bulk-read': { en: 'Read recipes', de: 'Rezepte lesen' },
  export: { en: 'Export', de: 'Export' },
  'import-preview': { en: 'Import', de: 'Import' },
});

export const jobStateWords = catalog({
  queued: { en: 'Waiting', de: 'Wartet' },
  running: { en: 'Running', de: 'Läuft' },
  'awaiting-preview': { en: 'Waits for your review', de: 'Wartet auf deine Durchsicht' },
  interrupted: { en: 'Interrupted', de: 'Unterbrochen' },
  succeeded: { en: 'Done', de: 'Fertig' },
  failed: { en: 'Failed', de: 'Fehlgeschlagen' },
  cancelled: { en: 'Cancelled', de: 'Abgebrochen' },
  expired: { en: 'Expired', de: 'Abgelaufen' },
});

export const jobWords = catalog({
  progressOf: { en: (what: string) => `Progress of ${what}`, de: (what: string) => `Fortschritt: ${what}` },
  doneOf: {
    en: (done: string, total: string) => `${done} of ${total}`,
    de: (done: string, total: string) => `${done} von ${total}`,
  },
  starting: { en: 'Begins in a moment …', de: 'Beginnt gleich …' },
  counting: { en: 'Being prepared …', de: 'Wird vorbereitet …' },
  failedOf: {
    en: (count: number, text: string) => plural(count, { one: '1 did not succeed', other: `${text} did not succeed` }),
    de: (count: number, text: string) =>
      plural(count, { one: '1 ist nicht gelungen', other: `${text} sind nicht gelungen` }),
  },
  download: { en: 'Download', de: 'Herunterladen' },
  portable: { en: 'Portable bundle', de: 'Übertragbares Paket' },
  jsonLd: { en: 'schema.org (JSON-LD)', de: 'schema.org (JSON-LD)' },
  cooklang: { en: 'Cooklang', de: 'Cooklang' },
  markdown: { en: 'Markdown', de: 'Markdown' },
  html: { en: 'Page to read and print', de: 'Seite zum Lesen und Drucken' },
  recipes: {
    en: (count: number, text: string) => plural(count, { one: '1 recipe', other: `${text} recipes` }),
    de: (count: number, text: string) => plural(count, { one: '1 Rezept', other: `${text} Rezepte` }),
  },
});
