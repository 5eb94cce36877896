import { catalog, plural } from '../language/catalog.ts';

/** Words for saving, drafts, leaving and conflicts. */
export const savingWords = catalog({
  save: { en: 'Save', de: 'Speichern' },
  saved: { en: (title: string) => `“${title}” is saved.`, de: (title: string) => `„${title}“ ist gespeichert.` },
  openSaved: { en: 'Open it', de: 'Öffnen' },
  notSaved: {
    en: (title: string) => `“${title}” could not be saved. What you have written is kept on this device.`,
    de: (title: string) =>
      `„${title}“ ließ sich nicht speichern. Was du geschrieben hast, bleibt auf diesem Gerät aufgehoben.`,
  },
  goOnWriting: { en: 'Go on writing', de: 'Weiterschreiben' },
  unsaved: { en: 'Not saved yet', de: 'Nicht gespeichert' },
  faultsTitle: { en: 'Something needs another look', de: 'Da stimmt noch etwas nicht' },
  faultsHint: { en: 'It is marked above.', de: 'Es ist oben markiert.' },
  titleMissing: { en: 'Give the recipe a title.', de: 'Gib dem Rezept einen Titel.' },
  durationUnread: {
    en: 'Write it like 45 min or 1 h 20.',
    de: 'Schreib es wie 45 min oder 1 h 20.',
  },
  addressUnread: {
    en: 'A web address begins with http:// or https://.',
    de: 'Eine Webadresse beginnt mit http:// oder https://.',
  },
  pictureUnknown: {
    en: (file: string) => `“${file}” is no picture that can be kept. Remove it, or choose another.`,
    de: (file: string) => `„${file}“ ist kein Bild, das sich behalten lässt. Entferne es oder wähle ein anderes.`,
  },
  pictureDamaged: {
    en: (file: string) => `“${file}” is damaged. Remove it, or choose another.`,
    de: (file: string) => `„${file}“ ist beschädigt. Entferne es oder wähle ein anderes.`,
  },
  pictureTooLarge: {
    en: (file: string) => `“${file}” is too large. Remove it, or choose a smaller one.`,
    de: (file: string) => `„${file}“ ist zu groß. Entferne es oder wähle ein kleineres.`,
  },
  leaveTitle: { en: 'Leave without saving?', de: 'Gehen, ohne zu speichern?' },
  leaveText: {
    en: 'What you have written here since the last save would be gone.',
    de: 'Was du hier seit dem letzten Speichern geschrieben hast, wäre weg.',
  },
  leave: { en: 'Discard changes', de: 'Änderungen verwerfen' },
  draftTitle: { en: 'Your unsaved changes are back', de: 'Deine ungespeicherten Änderungen sind wieder da' },
  draftText: {
    en: (ago: string, pictures: number) =>
      `Written ${ago}.${pictures === 0 ? '' : ` ${plural(pictures, { one: 'A picture has', other: `${pictures} pictures have` })} to be chosen again.`}`,
    de: (ago: string, pictures: number) =>
      `Geschrieben ${ago}.${pictures === 0 ? '' : ` ${plural(pictures, { one: 'Ein Bild musst', other: `${pictures} Bilder musst` })} du noch einmal auswählen.`}`,
  },
  draftDrop: { en: 'Discard them', de: 'Verwerfen' },
  newer: {
    en: (name: string, ago: string) =>
      `${name} saved a newer version ${ago}. It will be merged with yours when you save.`,
    de: (name: string, ago: string) =>
      `${name} hat ${ago} eine neuere Fassung gespeichert. Sie wird mit deiner zusammengeführt, wenn du speicherst.`,
  },
  newerYours: {
    en: (ago: string) => `You saved a newer version elsewhere ${ago}. It will be merged with this one when you save.`,
    de: (ago: string) =>
      `Du hast ${ago} anderswo eine neuere Fassung gespeichert. Sie wird mit dieser zusammengeführt, wenn du speicherst.`,
  },
});
