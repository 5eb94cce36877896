import { catalog } from '../../language/catalog.ts';

export const savedMealsWords = catalog({
  title: { en: 'Saved meals', de: 'Menüs' },
  lead: {
    en: 'Sets of dishes that you cook again and again. Plan one with a single step.',
    de: 'Gerichte, die zusammengehören und wiederkommen. Mit einem Schritt eingeplant.',
  },
  create: { en: 'New saved meal', de: 'Neues Menü' },
  editTitle: { en: 'Edit saved meal', de: 'Menü bearbeiten' },
  emptyTitle: { en: 'No saved meals yet', de: 'Noch keine Menüs' },
  empty: {
    en: 'Pancakes on Saturday, a roast with all its sides: put the dishes together once. You can also save a meal from the plan.',
    de: 'Pfannkuchen am Samstag, ein Braten mit allen Beilagen: Stell die Gerichte einmal zusammen. Auch eine Mahlzeit aus dem Wochenplan lässt sich speichern.',
  },
  emptyViewer: {
    en: 'Meals that the others save appear here.',
    de: 'Hier erscheint, was die anderen speichern.',
  },
  plan: { en: 'Plan …', de: 'Einplanen …' },
  planOf: { en: (name: string) => `Plan ${name}`, de: (name: string) => `${name} einplanen` },
  editOf: { en: (name: string) => `Edit ${name}`, de: (name: string) => `${name} bearbeiten` },
  removeOf: { en: (name: string) => `Delete ${name}`, de: (name: string) => `${name} löschen` },
  removed: { en: (name: string) => `“${name}” is deleted`, de: (name: string) => `„${name}“ ist gelöscht` },
  undo: { en: 'Undo', de: 'Rückgängig' },
});
