import { catalog, plural } from '../../language/catalog.ts';

export const trashWords = catalog({
  trash: { en: 'Trash', de: 'Papierkorb' },
  lead: {
    en: 'Recipes stay here until they are restored, or an owner deletes them for good.',
    de: 'Rezepte bleiben hier, bis sie wiederhergestellt werden oder jemand mit Besitzrechten sie endgültig löscht.',
  },
  back: { en: 'Recipes', de: 'Rezepte' },
  loading: { en: 'Loading …', de: 'Wird geladen …' },
  emptyTitle: { en: 'The trash is empty', de: 'Der Papierkorb ist leer' },
  emptyText: {
    en: 'What you put into the trash stands here, and can be taken out again.',
    de: 'Was du löschst, landet hier und lässt sich wieder herausholen.',
  },
  when: { en: (ago: string) => `Put here ${ago}`, de: (ago: string) => `Gelöscht ${ago}` },
  choose: { en: (title: string) => `Select ${title}`, de: (title: string) => `${title} auswählen` },
  chooseAll: { en: 'Select all', de: 'Alle auswählen' },
  restore: { en: 'Restore', de: 'Wiederherstellen' },
  restoreOne: { en: (title: string) => `Restore ${title}`, de: (title: string) => `${title} wiederherstellen` },
  purge: { en: 'Delete for good', de: 'Endgültig löschen' },
  purgeOne: { en: (title: string) => `Delete ${title} for good`, de: (title: string) => `${title} endgültig löschen` },
  purgeTitle: {
    en: (count: number, shown: string) =>
      plural(count, { one: 'Delete this recipe for good?', other: `Delete ${shown} recipes for good?` }),
    de: (count: number, shown: string) =>
      plural(count, { one: 'Dieses Rezept endgültig löschen?', other: `${shown} Rezepte endgültig löschen?` }),
  },
  purgeText: {
    en: (count: number) =>
      plural(count, {
        one: 'It vanishes with its pictures, its history and the log of cooking. This cannot be undone.',
        other: 'They vanish with their pictures, their history and the log of cooking. This cannot be undone.',
      }),
    de: (count: number) =>
      plural(count, {
        one: 'Mit ihm verschwinden Bilder, Verlauf und Kochprotokoll. Das lässt sich nicht rückgängig machen.',
        other: 'Mit ihnen verschwinden Bilder, Verlauf und Kochprotokoll. Das lässt sich nicht rückgängig machen.',
      }),
  },
  purged: {
    en: (count: number, shown: string) =>
      plural(count, { one: '1 recipe is deleted for good.', other: `${shown} recipes are deleted for good.` }),
    de: (count: number, shown: string) =>
      plural(count, { one: '1 Rezept ist endgültig gelöscht.', other: `${shown} Rezepte sind endgültig gelöscht.` }),
  },
  more: { en: 'Show more', de: 'Mehr anzeigen' },
});
