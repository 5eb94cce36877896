import { catalog, plural } from '../language/catalog.ts';
import { slotWords } from '../parts/slot.words.ts';

export const planWords = catalog({
  ...slotWords,
  title: { en: 'Meal plan', de: 'Wochenplan' },
  savedMeals: { en: 'Saved meals', de: 'Menüs' },
  views: { en: 'Plan and saved meals', de: 'Wochenplan und Menüs' },
  loading: { en: 'Loading …', de: 'Wird geladen …' },
  undo: { en: 'Undo', de: 'Rückgängig' },
  cancel: { en: 'Cancel', de: 'Abbrechen' },
  save: { en: 'Save', de: 'Speichern' },

  weekNavigation: { en: 'Week', de: 'Woche' },
  previousWeek: { en: 'Previous week', de: 'Vorige Woche' },
  nextWeek: { en: 'Next week', de: 'Nächste Woche' },
  thisWeek: { en: 'This week', de: 'Diese Woche' },
  today: { en: 'Today', de: 'Heute' },
  span: { en: (from: string, to: string) => `${from} – ${to}`, de: (from: string, to: string) => `${from} – ${to}` },
  emptyWeek: { en: 'Nothing is planned for this week yet.', de: 'Für diese Woche ist noch nichts geplant.' },
  emptyWeekHint: {
    en: 'Choose a day and add what you want to cook. When the week is full, shop for all of it at once.',
    de: 'Wähle einen Tag und füge hinzu, was du kochen möchtest. Ist die Woche voll, kaufst du für alles auf einmal ein.',
  },
  emptyWeekViewer: {
    en: 'You will see here what the others plan.',
    de: 'Hier siehst du, was die anderen planen.',
  },

  add: { en: 'Add', de: 'Hinzufügen' },
  addTo: { en: (day: string) => `Add to ${day}`, de: (day: string) => `Zu ${day} hinzufügen` },
  addWhat: { en: 'What', de: 'Was' },
  aRecipe: { en: 'A recipe', de: 'Ein Rezept' },
  aSavedMeal: { en: 'A saved meal', de: 'Ein Menü' },
  somethingElse: { en: 'Something else', de: 'Etwas anderes' },
  somethingElseName: { en: 'What is it?', de: 'Was gibt es?' },
  somethingElseHint: {
    en: 'Without a recipe: bread and cheese, an evening out.',
    de: 'Ohne Rezept: Brotzeit, Essen gehen.',
  },
  noSavedMeals: {
    en: 'There are no saved meals yet. Save one from a meal of the plan.',
    de: 'Es gibt noch keine Menüs. Speichere eines aus einer Mahlzeit im Plan.',
  },
  day: { en: 'Day', de: 'Tag' },
  slot: { en: 'Meal', de: 'Mahlzeit' },
  planRecipe: { en: (title: string) => `Plan “${title}”`, de: (title: string) => `„${title}“ einplanen` },
  planVerb: { en: 'Plan', de: 'Einplanen' },
  planned: {
    en: (name: string, when: string) => `${name}: planned for ${when}`,
    de: (name: string, when: string) => `${name}: eingeplant für ${when}`,
  },
  show: { en: 'Show', de: 'Ansehen' },
  recipeGone: { en: 'This recipe is not there any more.', de: 'Dieses Rezept gibt es nicht mehr.' },

  mealOf: {
    en: (slot: string, day: string) => `${slot}, ${day}`,
    de: (slot: string, day: string) => `${slot}, ${day}`,
  },
  actionsFor: { en: (meal: string) => `Actions for ${meal}`, de: (meal: string) => `Aktionen für ${meal}` },
  edit: { en: 'Edit …', de: 'Bearbeiten …' },
  moveTo: { en: 'Move to …', de: 'Verschieben …' },
  copyTo: { en: 'Copy to …', de: 'Kopieren …' },
  saveAsMeal: { en: 'Save as reusable meal', de: 'Als Menü speichern' },
  shopForMeal: { en: 'Shop for it', de: 'Dafür einkaufen' },
  remove: { en: 'Delete', de: 'Löschen' },
  moveTitle: { en: (meal: string) => `Move ${meal}`, de: (meal: string) => `${meal} verschieben` },
  copyTitle: { en: (meal: string) => `Copy ${meal}`, de: (meal: string) => `${meal} kopieren` },
  move: { en: 'Move', de: 'Verschieben' },
  copy: { en: 'Copy', de: 'Kopieren' },
  moved: {
    en: (meal: string, when: string) => `${meal}: moved to ${when}`,
    de: (meal: string, when: string) => `${meal}: verschoben auf ${when}`,
  },
  removed: { en: (meal: string) => `${meal}: deleted`, de: (meal: string) => `${meal}: gelöscht` },
  savedAs: {
    en: (name: string) => `Saved as “${name}”`,
    de: (name: string) => `Als „${name}“ gespeichert`,
  },
  mealWithoutDishes: { en: 'Nothing in it yet', de: 'Noch nichts dabei' },

  leftoversOf: { en: (name: string) => `Leftovers: ${name}`, de: (name: string) => `Reste: ${name}` },
  leftovers: { en: 'Leftovers', de: 'Reste' },
  leftover: { en: 'left over', de: 'Rest' },
  outdated: { en: 'The recipe has changed since', de: 'Das Rezept wurde seither geändert' },
  trashed: { en: 'The recipe is in the trash', de: 'Das Rezept ist im Papierkorb' },
  missing: { en: 'The recipe was deleted for good', de: 'Das Rezept wurde endgültig gelöscht' },
  unknownRecipe: { en: 'Deleted recipe', de: 'Gelöschtes Rezept' },
  newest: { en: 'Use the newest version', de: 'Neueste Fassung nehmen' },
  newestOf: {
    en: (name: string) => `Use the newest version of ${name}`,
    de: (name: string) => `Neueste Fassung von ${name} nehmen`,
  },
  toTrash: { en: 'To the trash', de: 'Zum Papierkorb' },

  moreActions: { en: 'More of the plan', de: 'Mehr zum Wochenplan' },
  shelf: { en: 'Recipes at hand', de: 'Rezepte zur Hand' },
  shelfHint: {
    en: 'Drag one onto a day, or choose it to say when.',
    de: 'Zieh eines auf einen Tag, oder wähle es aus und sag, wann.',
  },
  recipes: { en: 'Recipes', de: 'Rezepte' },
  openShelf: { en: 'Show recipes', de: 'Rezepte zeigen' },
  closeShelf: { en: 'Hide recipes', de: 'Rezepte ausblenden' },

  shop: { en: 'Shop for this week', de: 'Für die Woche einkaufen' },
  shopTitle: { en: 'Shop for which days?', de: 'Für welche Tage einkaufen?' },
  shopHint: {
    en: 'What the meals of these days need is put together for you to review first.',
    de: 'Was die Mahlzeiten dieser Tage brauchen, wird zusammengestellt; du siehst es vorher durch.',
  },
  shopFor: {
    en: (count: number) => plural(count, { one: 'Shop for 1 meal', other: `Shop for ${count} meals` }),
    de: (count: number) =>
      plural(count, { one: 'Für 1 Mahlzeit einkaufen', other: `Für ${count} Mahlzeiten einkaufen` }),
  },
  mealCount: {
    en: (count: number) => plural(count, { one: '1 meal', other: `${count} meals` }),
    de: (count: number) => plural(count, { one: '1 Mahlzeit', other: `${count} Mahlzeiten` }),
  },

  calendar: { en: 'Subscribe in a calendar', de: 'Im Kalender abonnieren' },
  calendarLead: {
    en: 'Your calendar program can show the planned meals. It needs a secret address: whoever knows it can read the plan.',
    de: 'Dein Kalenderprogramm kann die geplanten Mahlzeiten anzeigen. Es braucht dafür eine geheime Adresse: Wer sie kennt, kann den Plan lesen.',
  },
  calendarSince: {
    en: (when: string) =>
      `You have had an address since ${when}. It was shown when it was made and cannot be shown again.`,
    de: (when: string) =>
      `Du hast seit ${when} eine Adresse. Sie wurde beim Anlegen gezeigt und lässt sich nicht noch einmal anzeigen.`,
  },
  calendarMake: { en: 'Make an address', de: 'Adresse anlegen' },
  calendarMakeNew: { en: 'Make a new one', de: 'Neue anlegen' },
  calendarMakeNewHint: {
    en: 'A new address ends the old one: calendars that use it stop being updated.',
    de: 'Eine neue Adresse beendet die alte: Kalender, die sie nutzen, werden nicht mehr aktualisiert.',
  },
  calendarRevoke: { en: 'Revoke it', de: 'Widerrufen' },
  calendarRevoked: { en: 'The calendar address is revoked.', de: 'Die Kalenderadresse ist widerrufen.' },
  calendarAddress: { en: 'Secret address', de: 'Geheime Adresse' },
  calendarOnce: {
    en: 'It is shown only now. Copy it into your calendar program.',
    de: 'Sie wird nur jetzt gezeigt. Kopiere sie in dein Kalenderprogramm.',
  },
  calendarLost: {
    en: 'The address was made, but the answer was lost on its way. Make a new one; that one then no longer works.',
    de: 'Die Adresse wurde angelegt, die Antwort ging aber unterwegs verloren. Erzeuge eine neue; jene gilt dann nicht mehr.',
  },

  changedMeanwhile: {
    en: 'Somebody changed this meal meanwhile. It is shown as it is now; do it again if you still want to.',
    de: 'Jemand hat diese Mahlzeit inzwischen geändert. Du siehst sie jetzt, wie sie ist; wiederhole es, wenn du noch willst.',
  },
  leftoverTooEarly: {
    en: 'Leftovers cannot be eaten before they are cooked. Choose a later day, or change the leftovers first.',
    de: 'Reste lassen sich nicht essen, bevor gekocht wurde. Wähle einen späteren Tag oder ändere zuerst die Reste.',
  },
  goneMeanwhile: {
    en: 'Somebody deleted this meal meanwhile.',
    de: 'Jemand hat diese Mahlzeit inzwischen gelöscht.',
  },
});
