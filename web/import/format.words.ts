import { catalog } from '../language/catalog.ts';
import type { WordsOf } from '../language/catalog.ts';

/** Describes each format to someone who has such a file. A format missing here is shown by name only. */
export const formatWords = catalog({
  'web-page': {
    en: 'An address, or a page saved in a browser',
    de: 'Eine Adresse oder eine im Browser gesicherte Seite',
  },
  'schema-org': { en: 'JSON as many recipe sites carry it', de: 'JSON, wie es viele Rezeptseiten in sich tragen' },
  'tureen-bundle': { en: 'The export of a Tureen library', de: 'Der Export einer Tureen-Bibliothek' },
  paprika: { en: 'Export as .paprikarecipes', de: 'Export als .paprikarecipes' },
  mealie: { en: 'Backup, or single recipes as JSON', de: 'Backup oder einzelne Rezepte als JSON' },
  tandoor: { en: 'Export as ZIP', de: 'Export als ZIP' },
  recipesage: { en: 'Export as JSON', de: 'Export als JSON' },
  'nextcloud-cookbook': { en: 'The folder of the cookbook, as ZIP', de: 'Der Ordner des Kochbuchs als ZIP' },
  cooklang: { en: 'Files that end in .cook', de: 'Dateien, die auf .cook enden' },
  mealmaster: { en: 'Text files of the old program, .mmf', de: 'Textdateien des alten Programms, .mmf' },
  mastercook: { en: 'Exports as .mx2, .mxp or text', de: 'Exporte als .mx2, .mxp oder Text' },
  recipeml: { en: 'XML of older programs', de: 'XML älterer Programme' },
  'recipe-keeper': { en: 'Export as ZIP', de: 'Export als ZIP' },
  copymethat: { en: 'Export as HTML or text', de: 'Export als HTML oder Text' },
  'my-recipe-box': { en: 'Backup of the app', de: 'Backup der App' },
  'plan-to-eat': { en: 'Export as CSV or text', de: 'Export als CSV oder Text' },
  markdown: { en: 'Notes with headings and lists', de: 'Notizen mit Überschriften und Listen' },
  'plain-text': { en: 'From an e-mail, a chat, a note', de: 'Aus E-Mail, Chat oder Notiz' },
  pdf: { en: 'With text in it; scans cannot be read', de: 'Mit Text darin; Scans lassen sich nicht lesen' },
  docx: { en: 'Files that end in .docx', de: 'Dateien, die auf .docx enden' },
});

export type KnownFormat = keyof typeof formatWords;

export const isKnownFormat = (id: string): id is KnownFormat => Object.hasOwn(formatWords, id);

/** Formats named after what they are. All others are product names, which are not translated. */
export const formatNames = catalog({
  'web-page': { en: 'Web page', de: 'Webseite' },
  'schema-org': { en: 'schema.org JSON', de: 'JSON nach schema.org' },
  'tureen-bundle': { en: 'Tureen bundle', de: 'Tureen-Paket' },
  'plain-text': { en: 'Plain text', de: 'Text' },
  docx: { en: 'Word document', de: 'Word-Dokument' },
});

type NamedFormat = keyof typeof formatNames;

const isNamedFormat = (id: string): id is NamedFormat => Object.hasOwn(formatNames, id);

/** The localized name of a format, or the name the service uses. */
export const formatName = (id: string, otherwise: string, names: WordsOf<typeof formatNames>): string =>
  isNamedFormat(id) ? names[id] : otherwise;
