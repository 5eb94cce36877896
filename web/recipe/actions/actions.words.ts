import { catalog } from '../../language/catalog.ts';
import { facetKindWords } from '../../parts/facet.words.ts';

export const actionsWords = catalog({
  ...facetKindWords,
  cook: { en: 'Cook', de: 'Kochen' },
  plan: { en: 'Plan', de: 'Einplanen' },
  shop: { en: 'Shopping', de: 'Einkaufen' },
  edit: { en: 'Edit', de: 'Bearbeiten' },
  favorite: { en: 'Favorite', de: 'Favorit' },
  favoriteFailed: {
    en: 'That could not be saved. Your favorites are as before.',
    de: 'Das ließ sich nicht speichern. Deine Favoriten sind wie zuvor.',
  },
  more: { en: 'More for this recipe', de: 'Mehr zu diesem Rezept' },
  cooked: { en: 'I cooked this', de: 'Habe ich gekocht' },
  organize: { en: 'Tags and books', de: 'Schlagwörter und Bücher' },
  share: { en: 'Share and export', de: 'Teilen und exportieren' },
  print: { en: 'Print', de: 'Drucken' },
  history: { en: 'History', de: 'Verlauf' },
  trash: { en: 'Move to the trash', de: 'In den Papierkorb' },
  trashed: {
    en: (title: string) => `“${title}” is in the trash`,
    de: (title: string) => `„${title}“ liegt im Papierkorb`,
  },
  trashFailed: {
    en: 'The recipe was changed in the meantime and is still here. Look at it again first.',
    de: 'Das Rezept wurde inzwischen geändert und ist noch da. Sieh es dir zuerst noch einmal an.',
  },
  failed: { en: 'That did not work. Try again.', de: 'Das hat nicht geklappt. Versuche es noch einmal.' },
  undo: { en: 'Undo', de: 'Rückgängig' },
  save: { en: 'Save', de: 'Speichern' },
  cancel: { en: 'Cancel', de: 'Abbrechen' },
  loading: { en: 'Loading …', de: 'Wird geladen …' },

  cookings: { en: 'Cooked', de: 'Gekocht' },
  neverCooked: {
    en: 'Not cooked yet. Write down when you do and how it went: the next time will be better.',
    de: 'Noch nicht gekocht. Halte fest, wann du es kochst und wie es war: Beim nächsten Mal wird es besser.',
  },
  cookedOn: { en: 'Date', de: 'Datum' },
  howItWent: { en: 'How did it go?', de: 'Wie war es?' },
  howItWentHint: {
    en: 'What you would do differently, who liked it.',
    de: 'Was du anders machen würdest, wem es geschmeckt hat.',
  },
  forget: { en: (day: string) => `Remove ${day}`, de: (day: string) => `${day} entfernen` },
  forgotten: { en: 'Removed', de: 'Entfernt' },
  remembered: { en: 'Written down. Enjoy!', de: 'Notiert. Guten Appetit!' },
  laterRevision: {
    en: (revision: number) => `as revision ${revision}`,
    de: (revision: number) => `nach Fassung ${revision}`,
  },

  tags: { en: 'Tags', de: 'Schlagwörter' },
  noTags: { en: 'There are no tags yet.', de: 'Es gibt noch keine Schlagwörter.' },
  newTag: { en: 'New tag', de: 'Neues Schlagwort' },
  addTag: { en: 'Add', de: 'Hinzufügen' },
  books: { en: 'Books', de: 'Bücher' },
  noBooks: { en: 'There are no books yet.', de: 'Es gibt noch keine Bücher.' },
  organized: { en: 'Saved', de: 'Gespeichert' },
  conflict: { en: 'Somebody filed this recipe in the meantime', de: 'Inzwischen hat jemand das Rezept eingeordnet' },
  conflictNow: {
    en: (now: string) =>
      `It now stands under: ${now}. Your choice above is still here; save again to put it in place of that.`,
    de: (now: string) =>
      `Es steht jetzt unter: ${now}. Deine Auswahl darüber ist noch da; speichere erneut, um sie an diese Stelle zu setzen.`,
  },
  nothing: { en: 'nothing', de: 'nichts' },

  link: { en: 'Link', de: 'Link' },
  linkHint: {
    en: 'Opens the recipe as you see it now, for members of this library.',
    de: 'Öffnet das Rezept, wie du es gerade siehst, für Mitglieder dieser Bibliothek.',
  },
  copy: { en: 'Copy link', de: 'Link kopieren' },
  copied: { en: 'Link copied', de: 'Link kopiert' },
  copyFailed: { en: 'Select the link and copy it by hand.', de: 'Markiere den Link und kopiere ihn von Hand.' },
  send: { en: 'Send …', de: 'Senden …' },
  export: { en: 'Export', de: 'Export' },
  format: { en: 'Format', de: 'Format' },
  'portable-bundle': { en: 'Bundle for another Tureen', de: 'Paket für ein anderes Tureen' },
  'json-ld': { en: 'JSON-LD (schema.org)', de: 'JSON-LD (schema.org)' },
  cooklang: { en: 'Cooklang', de: 'Cooklang' },
  markdown: { en: 'Markdown', de: 'Markdown' },
  makeFile: { en: 'Make the file', de: 'Datei erstellen' },
  making: { en: 'Making the file …', de: 'Die Datei wird erstellt …' },
  made: { en: 'The file is ready', de: 'Die Datei ist fertig' },
  download: { en: 'Download', de: 'Herunterladen' },
  exportFailed: { en: 'The file could not be made', de: 'Die Datei konnte nicht erstellt werden' },
});
