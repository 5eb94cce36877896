import { catalog, plural } from '../../language/catalog.ts';
import { slotWords } from '../../parts/slot.words.ts';

export const addWords = catalog({
  ...slotWords,
  title: { en: 'Add to a shopping list', de: 'Auf die Einkaufsliste' },
  lead: {
    en: 'Look through what is needed. Leave out what you have.',
    de: 'Schau durch, was gebraucht wird. Lass weg, was du hast.',
  },
  back: { en: 'Shopping lists', de: 'Einkaufslisten' },
  loading: { en: 'Looking through the recipes …', de: 'Die Rezepte werden durchgesehen …' },
  list: { en: 'On which list', de: 'Auf welche Liste' },
  newList: { en: 'A new list', de: 'Eine neue Liste' },
  newListName: { en: 'Name of the new list', de: 'Name der neuen Liste' },
  firstListName: { en: 'Shopping', de: 'Einkauf' },
  for: { en: 'For', de: 'Für' },
  addRecipe: { en: 'Add a recipe', de: 'Rezept hinzufügen' },
  pickRecipe: { en: 'Which recipe?', de: 'Welches Rezept?' },
  remove: { en: (title: string) => `Leave out ${title}`, de: (title: string) => `${title} weglassen` },
  less: { en: (title: string) => `Less of ${title}`, de: (title: string) => `Weniger von ${title}` },
  more: { en: (title: string) => `More of ${title}`, de: (title: string) => `Mehr von ${title}` },
  times: { en: (factor: string) => `× ${factor}`, de: (factor: string) => `× ${factor}` },
  missingRecipe: { en: 'A recipe that is gone', de: 'Ein Rezept, das es nicht mehr gibt' },
  missingMeal: { en: 'A meal that is gone', de: 'Eine Mahlzeit, die es nicht mehr gibt' },
  leftOut: { en: 'It is left out.', de: 'Bleibt außen vor.' },
  meal: { en: 'Meal', de: 'Mahlzeit' },
  emptyTitle: { en: 'What do you want to cook?', de: 'Was willst du kochen?' },
  empty: {
    en: 'Choose recipes, and everything they take comes together here before it goes on a list.',
    de: 'Wähle Rezepte, und alles, was du dafür brauchst, steht hier zusammen, bevor es auf eine Liste kommt.',
  },
  nothing: { en: 'These recipes name no ingredients.', de: 'Diese Rezepte nennen keine Zutaten.' },
  optional: { en: 'optional', de: 'nach Belieben' },
  asWritten: {
    en: 'As written in the recipe, not scaled',
    de: 'Wie im Rezept geschrieben, nicht umgerechnet',
  },
  choice: { en: (name: string) => `Instead of ${name}`, de: (name: string) => `Statt ${name}` },
  pantry: {
    en: (what: string) => `In the pantry: ${what}`,
    de: (what: string) => `Im Vorrat: ${what}`,
  },
  previous: { en: (what: string) => `So far: ${what}`, de: (what: string) => `Bisher: ${what}` },
  removed: { en: 'No longer needed', de: 'Nicht mehr gebraucht' },
  known: {
    en: 'This is on the list already. What you bought or took off for it stays so.',
    de: 'Das steht schon auf der Liste. Was du dafür gekauft oder gestrichen hast, bleibt so.',
  },
  again: { en: 'Shop for it once more', de: 'Noch einmal einkaufen' },
  outdated: {
    en: 'The list or a recipe has changed meanwhile. Look once more, then add it.',
    de: 'Die Liste oder ein Rezept hat sich inzwischen geändert. Schau noch einmal durch und füge es dann hinzu.',
  },
  all: { en: 'Select all', de: 'Alles auswählen' },
  none: { en: 'Select none', de: 'Nichts auswählen' },
  apply: {
    en: (count: number) => plural(count, { one: 'Add 1 item', other: `Add ${count} items` }),
    de: (count: number) => plural(count, { one: '1 Zutat hinzufügen', other: `${count} Zutaten hinzufügen` }),
  },
  applyNone: { en: 'Save the choice', de: 'Auswahl übernehmen' },
  toList: { en: 'To the list', de: 'Zur Liste' },
  done: { en: 'It is on the list.', de: 'Steht auf der Liste.' },
  viewer: {
    en: 'You can look at this library, but not change its lists.',
    de: 'Du kannst diese Bibliothek ansehen, aber ihre Listen nicht ändern.',
  },
});
