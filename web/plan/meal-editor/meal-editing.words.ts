import { catalog } from '../../language/catalog.ts';

/** Words for editing a planned or saved meal. */
export const editingWords = catalog({
  editMeal: { en: 'Edit meal', de: 'Mahlzeit bearbeiten' },
  name: { en: 'Name', de: 'Name' },
  nameHint: { en: 'Most meals need none.', de: 'Die meisten Mahlzeiten brauchen keinen.' },
  notes: { en: 'Notes', de: 'Notizen' },
  dishes: { en: 'Dishes', de: 'Gerichte' },
  noDishes: { en: 'Nothing in it yet. Add a first dish.', de: 'Noch nichts dabei. Füge ein erstes Gericht hinzu.' },
  addRecipe: { en: 'Add recipe', de: 'Rezept hinzufügen' },
  addPlain: { en: 'Add without recipe', de: 'Ohne Rezept hinzufügen' },
  addLeftovers: { en: 'Add leftovers', de: 'Reste hinzufügen' },
  portions: { en: 'Portions', de: 'Portionen' },
  scale: { en: 'How many times', de: 'Wie oft' },
  scaleHint: { en: 'Such as 2, 1/2 or 1.5', de: 'Zum Beispiel 2, 1/2 oder 1,5' },
  more: { en: 'Name, notes, leftovers', de: 'Name, Notizen, Reste' },
  displayName: { en: 'Call it', de: 'Anders nennen' },
  leftoverOf: { en: 'Left over from', de: 'Rest von' },
  leftoverOfNothing: { en: 'freshly made', de: 'frisch gekocht' },
  leftoverUnknown: { en: 'a dish of an earlier meal', de: 'ein Gericht einer früheren Mahlzeit' },
  item: { en: 'What', de: 'Was' },
  quantity: { en: 'How much', de: 'Wie viel' },
  addItem: { en: 'Another one', de: 'Noch etwas' },
  removeItem: { en: (name: string) => `Remove ${name}`, de: (name: string) => `${name} entfernen` },
  moveUp: { en: (name: string) => `Move ${name} up`, de: (name: string) => `${name} nach oben` },
  moveDown: { en: (name: string) => `Move ${name} down`, de: (name: string) => `${name} nach unten` },
  removeDish: { en: (name: string) => `Remove ${name}`, de: (name: string) => `${name} entfernen` },
  newDish: { en: 'New dish', de: 'Neues Gericht' },
  pinned: {
    en: (revision: number) => `Cooked by version ${revision} of the recipe`,
    de: (revision: number) => `Gekocht wird nach Fassung ${revision} des Rezepts`,
  },
  conflictTitle: { en: 'Somebody changed this meanwhile', de: 'Jemand hat das inzwischen geändert' },
  conflictLead: {
    en: 'What you entered is still here. Now it is:',
    de: 'Was du eingegeben hast, steht noch da. Jetzt gilt:',
  },
  conflictRecipes: {
    en: 'One of its recipes was changed; the meal itself is the same.',
    de: 'Eines der Rezepte wurde geändert; die Mahlzeit selbst ist gleich.',
  },
  takeTheirs: { en: 'Take theirs', de: 'Andere Fassung nehmen' },
  keepMine: { en: 'Save mine', de: 'Meine speichern' },
  deletedMeanwhile: {
    en: 'Somebody deleted this meanwhile. Saving makes it anew.',
    de: 'Jemand hat das inzwischen gelöscht. Speichern legt es neu an.',
  },
});
