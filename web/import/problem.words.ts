import { catalog } from '../language/catalog.ts';

/** Why nothing could be read, and what to do about it. */
export const problemWords = catalog({
  notAllowed: { en: 'This address is not fetched', de: 'Diese Adresse wird nicht abgerufen' },
  notAllowedHint: {
    en: 'Only public pages are fetched, by http or https. Save the page in your browser and send the file, or paste its text.',
    de: 'Abgerufen werden nur öffentliche Seiten, über http oder https. Speichere die Seite im Browser und schicke die Datei, oder füge ihren Text ein.',
  },
  unreachable: { en: 'The page could not be fetched', de: 'Die Seite ließ sich nicht abrufen' },
  'not-found': {
    en: 'There is no site of this name. Check how the address is written.',
    de: 'Eine Website dieses Namens gibt es nicht. Prüfe, wie die Adresse geschrieben ist.',
  },
  timeout: {
    en: 'The site took too long. Try again in a while, or save the page in your browser and send the file.',
    de: 'Die Website hat zu lange gebraucht. Versuche es später noch einmal, oder speichere die Seite im Browser und schicke die Datei.',
  },
  'too-large': {
    en: 'The page is too large. Open it in your browser and paste the text of the recipe.',
    de: 'Die Seite ist zu groß. Öffne sie im Browser und füge den Text des Rezepts ein.',
  },
  'too-many-redirects': {
    en: 'The address leads in circles. Open it in your browser and copy the address that it ends at.',
    de: 'Die Adresse führt im Kreis. Öffne sie im Browser und kopiere die Adresse, bei der sie endet.',
  },
  otherwise: {
    en: 'Some sites turn programs away. Where the page opens in your browser, save it and send the file, or paste its text.',
    de: 'Manche Websites weisen Programme ab. Wenn sich die Seite im Browser öffnet, speichere sie und schicke die Datei, oder füge ihren Text ein.',
  },
  unsupported: { en: 'Nothing here is of a known format', de: 'Nichts davon hat ein bekanntes Format' },
  unsupportedHint: {
    en: 'See below what can be imported. Often a program can export to more than one format; a recipe on its own can be pasted as text.',
    de: 'Unten steht, was sich importieren lässt. Oft kann ein Programm in mehrere Formate exportieren; ein einzelnes Rezept kannst du als Text einfügen.',
  },
  tooLarge: { en: 'This is too much at once', de: 'Das ist zu viel auf einmal' },
  tooLargeHint: {
    en: (limit: string) => `Send it in parts.${limit === '' ? '' : ` The limit is ${limit}.`}`,
    de: (limit: string) => `Schicke es in Teilen.${limit === '' ? '' : ` Die Grenze ist ${limit}.`}`,
  },
  tooLargeRecipes: {
    en: (max: string) => `${max} recipes`,
    de: (max: string) => `${max} Rezepte`,
  },
  unreadable: { en: 'Nothing could be read', de: 'Es ließ sich nichts lesen' },
  unreadableHint: {
    en: 'Export it again from where it came, or paste the text of the recipe.',
    de: 'Exportiere es noch einmal, wo es herkommt, oder füge den Text des Rezepts ein.',
  },
  storageFull: { en: 'There is no room left', de: 'Es ist kein Platz mehr' },
  storageFullHint: {
    en: 'The disk of the service is full. Tell whoever runs it; nothing of what you have is lost.',
    de: 'Der Speicher des Dienstes ist voll. Sag es denen, die ihn betreiben; von dem, was du hast, ist nichts verloren.',
  },
  fileEmpty: { en: 'is empty', de: 'ist leer' },
  fileUnknown: { en: 'is of no known format', de: 'hat kein bekanntes Format' },
  fileUnreadable: { en: 'is damaged or encrypted', de: 'ist beschädigt oder verschlüsselt' },
  fileTooMuch: { en: 'is too large', de: 'ist zu groß' },
  fileTakesTooLong: { en: 'takes too long to read', de: 'braucht zu lange zum Lesen' },
});
