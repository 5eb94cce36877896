import { catalog, plural } from '../../language/catalog.ts';

/** Words for the page on which an import starts. */
export const importWords = catalog({
  sentMeanwhile: { en: 'Your import has arrived.', de: 'Dein Import ist angekommen.' },
  toImport: { en: 'Go there', de: 'Dorthin' },
  title: { en: 'Import recipes', de: 'Rezepte importieren' },
  lead: {
    en: 'From a page, a text or another program. You look at everything before it is kept.',
    de: 'Von einer Seite, aus einem Text oder einem anderen Programm. Du siehst dir alles an, bevor es bleibt.',
  },
  viewerTitle: { en: 'Importing is for editors', de: 'Importieren dürfen nur Bearbeitende' },
  viewerHint: {
    en: 'You can read this library. Ask its owner to make you an editor.',
    de: 'Du kannst in dieser Bibliothek lesen. Bitte jemanden mit Besitzrechten, dich zum Bearbeiten freizuschalten.',
  },
  toRecipes: { en: 'To the recipes', de: 'Zu den Rezepten' },
  pasteTitle: { en: 'Paste', de: 'Einfügen' },
  paste: { en: 'Address of a page, or a recipe as text', de: 'Adresse einer Seite oder Rezept als Text' },
  pasteHint: {
    en: 'Whole e-mails and messages are fine, too.',
    de: 'Auch ganze E-Mails und Nachrichten sind in Ordnung.',
  },
  readAs: { en: 'This is', de: 'Das ist' },
  anAddress: { en: 'an address', de: 'eine Adresse' },
  aText: { en: 'a text', de: 'ein Text' },
  read: { en: 'Read it', de: 'Lesen' },
  filesTitle: { en: 'Files', de: 'Dateien' },
  filesHint: {
    en: 'Exports of other programs, saved pages, documents. Several at once, also as ZIP.',
    de: 'Exporte anderer Programme, gespeicherte Seiten, Dokumente. Mehrere auf einmal, auch als ZIP.',
  },
  chooseFiles: { en: 'Choose files', de: 'Dateien auswählen' },
  orDrop: { en: 'or drop them anywhere on this page', de: 'oder irgendwo auf diese Seite ziehen' },
  dropNow: { en: 'Drop to import', de: 'Loslassen zum Importieren' },
  tooManyFiles: {
    en: (max: string) => `At most ${max} files go at once. Put them into a ZIP, or send them in parts.`,
    de: (max: string) => `Höchstens ${max} Dateien gehen auf einmal. Packe sie in ein ZIP oder schicke sie in Teilen.`,
  },
  format: { en: 'Format', de: 'Format' },
  formatAuto: { en: 'Recognised by its content', de: 'Am Inhalt erkennen' },
  formatHint: {
    en: 'Only where files or text are taken for something else.',
    de: 'Nur, wenn Dateien oder Text für etwas anderes gehalten werden.',
  },
  sending: { en: 'Sending', de: 'Wird gesendet' },
  reading: { en: 'Reading', de: 'Wird gelesen' },
  sendingFiles: {
    en: (count: number, size: string) => `${plural(count, { one: 'One file', other: `${count} files` })}, ${size}`,
    de: (count: number, size: string) => `${plural(count, { one: 'Eine Datei', other: `${count} Dateien` })}, ${size}`,
  },
  readingPage: { en: 'The page is being fetched and read …', de: 'Die Seite wird geholt und gelesen …' },
  readingFiles: {
    en: (count: number) => plural(count, { one: 'The file is being read …', other: 'The files are being read …' }),
    de: (count: number) => plural(count, { one: 'Die Datei wird gelesen …', other: 'Die Dateien werden gelesen …' }),
  },
  readingText: { en: 'The text is being read …', de: 'Der Text wird gelesen …' },
  jobQueued: { en: 'It will begin in a moment …', de: 'Gleich geht es los …' },
  jobReading: { en: 'The recipes are being read', de: 'Die Rezepte werden gelesen' },
  jobSoFar: {
    en: (done: string) => `Recipes so far: ${done}`,
    de: (done: string) => `Rezepte bisher: ${done}`,
  },
  jobOf: {
    en: (done: string, total: string) => `${done} of ${total}`,
    de: (done: string, total: string) => `${done} von ${total}`,
  },
  jobMayLeave: {
    en: 'You may leave this page: it goes on, and waits here for you.',
    de: 'Du kannst die Seite verlassen: Es geht weiter und wartet hier auf dich.',
  },
  jobInterrupted: { en: 'Reading was cut short', de: 'Das Lesen wurde unterbrochen' },
  jobInterruptedHint: {
    en: 'Nothing is lost. Let it go on where it stopped.',
    de: 'Nichts ist verloren. Lass es weitergehen, wo es aufgehört hat.',
  },
  jobResume: { en: 'Go on', de: 'Weitermachen' },
  jobCancelled: { en: 'This import was cancelled', de: 'Dieser Import wurde abgebrochen' },
  jobExpired: { en: 'This import is too old', de: 'Dieser Import ist zu alt' },
  startAgain: { en: 'Start again', de: 'Neu beginnen' },
  cancel: { en: 'Cancel', de: 'Abbrechen' },
  earlier: { en: 'Not finished yet', de: 'Noch nicht fertig' },
  earlierLead: {
    en: 'Imports that wait for your review.',
    de: 'Importe, die darauf warten, dass du sie prüfst.',
  },
  earlierUntil: { en: (day: string) => `kept until ${day}`, de: (day: string) => `aufgehoben bis ${day}` },
  earlierRecipes: {
    en: (count: number, text: string) => plural(count, { one: '1 recipe', other: `${text} recipes` }),
    de: (count: number, text: string) => plural(count, { one: '1 Rezept', other: `${text} Rezepte` }),
  },
  earlierNoRecipe: { en: 'no recipe found in it', de: 'kein Rezept darin gefunden' },
  earlierStarted: { en: (ago: string) => `Import, begun ${ago}`, de: (ago: string) => `Import, begonnen ${ago}` },
  earlierReading: { en: 'is being read', de: 'wird gelesen' },
  earlierInterrupted: { en: 'was cut short', de: 'wurde unterbrochen' },
  earlierReady: { en: 'ready for review', de: 'bereit zur Prüfung' },
  formats: { en: 'What can be imported', de: 'Was sich importieren lässt' },
  formatsLead: {
    en: 'A file is recognised by what it holds; its name does not matter. ZIP archives of any of these are opened.',
    de: 'Eine Datei wird an ihrem Inhalt erkannt; ihr Name spielt keine Rolle. ZIP-Archive mit alledem werden geöffnet.',
  },
  loading: { en: 'Loading …', de: 'Wird geladen …' },
});
