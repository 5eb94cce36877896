import { catalog, plural } from '../language/catalog.ts';

export const shoppingWords = catalog({
  lists: { en: 'Shopping lists', de: 'Einkaufslisten' },
  loading: { en: 'Loading …', de: 'Wird geladen …' },
  name: { en: 'Name', de: 'Name' },
  newList: { en: 'New list', de: 'Neue Liste' },
  create: { en: 'Create list', de: 'Liste anlegen' },
  firstName: { en: 'Shopping', de: 'Einkauf' },
  noListsTitle: { en: 'Nothing to buy yet', de: 'Noch nichts einzukaufen' },
  noLists: {
    en: 'A shopping list is shared by everybody in the library. It works in the shop without a network, too.',
    de: 'Eine Einkaufsliste teilen sich alle in der Bibliothek. Sie funktioniert auch im Laden ohne Netz.',
  },
  noListsViewer: {
    en: 'Nobody has begun a shopping list in this library.',
    de: 'In dieser Bibliothek hat noch niemand eine Einkaufsliste angefangen.',
  },
  open: {
    en: (count: number) => plural(count, { one: '1 to buy', other: `${count} to buy` }),
    de: (count: number) => `${count} zu kaufen`,
  },
  allBought: { en: 'Nothing open', de: 'Nichts offen' },
  unsent: { en: 'On this device only, so far', de: 'Bisher nur auf diesem Gerät' },
  more: { en: (name: string) => `More about ${name}`, de: (name: string) => `Mehr zu ${name}` },
  rename: { en: 'Rename', de: 'Umbenennen' },
  renameTitle: { en: 'Rename list', de: 'Liste umbenennen' },
  save: { en: 'Save', de: 'Speichern' },
  remove: { en: 'Delete list', de: 'Liste löschen' },
  removeHint: {
    en: (name: string) => `${name} is deleted for everybody in the library. That cannot be undone.`,
    de: (name: string) => `${name} wird für alle in der Bibliothek gelöscht. Das lässt sich nicht rückgängig machen.`,
  },
  removed: { en: (name: string) => `${name} is deleted.`, de: (name: string) => `${name} ist gelöscht.` },
  addFromRecipes: { en: 'Add from recipes', de: 'Aus Rezepten' },
  changedAgo: { en: (ago: string) => `changed ${ago}`, de: (ago: string) => `geändert ${ago}` },
  lostTitle: {
    en: 'A list that you changed is gone',
    de: 'Eine Liste, die du geändert hast, gibt es nicht mehr',
  },
  lostLink: { en: 'See what was not delivered', de: 'Ansehen, was nicht ankam' },
});
