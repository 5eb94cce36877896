import { catalog } from '../language/catalog.ts';

export const transferWords = catalog({
  title: { en: 'Export and import', de: 'Export und Import' },
  lead: {
    en: 'Your recipes are yours: take them with you at any time, or bring in others.',
    de: 'Deine Rezepte gehören dir: Nimm sie jederzeit mit, oder hol andere herein.',
  },
  exportTitle: { en: 'Export', de: 'Exportieren' },
  exportLead: {
    en: 'With all pictures, as one ZIP file. What is in the trash stays here.',
    de: 'Mit allen Bildern, als eine ZIP-Datei. Was im Papierkorb liegt, bleibt hier.',
  },
  scope: { en: 'Which recipes', de: 'Welche Rezepte' },
  library: { en: 'The whole library', de: 'Die ganze Bibliothek' },
  favorites: { en: 'My favourites', de: 'Meine Favoriten' },
  books: { en: 'A book', de: 'Ein Buch' },
  format: { en: 'As what', de: 'Als was' },
  portable_hint: {
    en: 'Everything a recipe holds, without loss. For a copy in a safe place, and to bring the recipes into another library.',
    de: 'Alles, was ein Rezept enthält, ohne Verlust. Zum Sichern und um die Rezepte in eine andere Bibliothek zu holen.',
  },
  html_hint: {
    en: 'One page with a table of contents, to read on any device or to print as a book.',
    de: 'Eine Seite mit Inhaltsverzeichnis, zum Lesen auf jedem Gerät oder zum Drucken als Buch.',
  },
  markdown_hint: {
    en: 'A text file for each recipe, for notes apps such as Obsidian.',
    de: 'Eine Textdatei je Rezept, für Notiz-Apps wie Obsidian.',
  },
  jsonLd_hint: {
    en: 'A file for each recipe as websites and most recipe apps understand it.',
    de: 'Eine Datei je Rezept, wie sie Websites und die meisten Rezept-Apps verstehen.',
  },
  cooklang_hint: {
    en: 'A .cook file for each recipe, for programs that read Cooklang.',
    de: 'Eine .cook-Datei je Rezept, für Programme, die Cooklang lesen.',
  },
  start: { en: 'Export', de: 'Exportieren' },
  noFavorites: {
    en: 'You have no favourites yet. Mark recipes with the heart first.',
    de: 'Du hast noch keine Favoriten. Markiere erst Rezepte mit dem Herz.',
  },
  bookGone: {
    en: 'This book is not there any more. Choose another.',
    de: 'Dieses Buch gibt es nicht mehr. Wähle ein anderes.',
  },
  exports: { en: 'Exports of the last day', de: 'Exporte des letzten Tages' },
  exportsLead: {
    en: 'Each is kept for 24 hours. You may leave this page while one is being made.',
    de: 'Jeder bleibt 24 Stunden lang. Du kannst diese Seite verlassen, während einer entsteht.',
  },
  making: { en: 'Export', de: 'Export' },
  loading: { en: 'Exports are being loaded …', de: 'Exporte werden geladen …' },
  download: { en: (size: string) => `Download · ${size}`, de: (size: string) => `Herunterladen · ${size}` },
  until: { en: (when: string) => `until ${when}`, de: (when: string) => `bis ${when}` },
  details: { en: 'Details', de: 'Einzelheiten' },
  detailsOf: {
    en: (when: string) => `Details of the export of ${when}`,
    de: (when: string) => `Einzelheiten zum Export vom ${when}`,
  },
  importTitle: { en: 'Import', de: 'Importieren' },
  importLead: {
    en: 'A portable bundle brings its recipes back with everything they had, here or in another library. Files of Paprika, Mealie, Cooklang, websites and plain text are read as well. You look everything over before it comes in.',
    de: 'Ein übertragbares Paket bringt seine Rezepte mit allem zurück, was sie hatten, hierher oder in eine andere Bibliothek. Auch Dateien aus Paprika, Mealie, Cooklang, Websites und einfacher Text werden gelesen. Du siehst alles durch, bevor es hereinkommt.',
  },
  toImport: { en: 'Bring recipes in', de: 'Rezepte hereinholen' },
});
