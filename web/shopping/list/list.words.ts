import { catalog, plural } from '../../language/catalog.ts';

export const listWords = catalog({
  progress: { en: 'Bought', de: 'Gekauft' },
  progressText: {
    en: (done: string, all: string) => `${done} of ${all}`,
    de: (done: string, all: string) => `${done} von ${all}`,
  },
  emptyTitle: { en: 'The list is empty', de: 'Die Liste ist leer' },
  empty: {
    en: 'Type what you need below, paste a whole note, or take what your recipes need.',
    de: 'Tippe ein, was du brauchst, füge einen ganzen Zettel ein oder übernimm, was deine Rezepte brauchen.',
  },
  emptyViewer: { en: 'Here is what the others write down.', de: 'Hier siehst du, was die anderen aufschreiben.' },
  doneTitle: { en: 'All in the basket', de: 'Alles im Korb' },
  done: { en: 'Nothing on this list is open.', de: 'Auf dieser Liste ist nichts mehr offen.' },
  add: { en: 'Add to the list', de: 'Auf die Liste setzen' },
  addPlaceholder: { en: '2 l milk', de: '2 l Milch' },
  addAction: { en: 'Add', de: 'Hinzufügen' },
  added: {
    en: (count: number) => plural(count, { one: '1 item added.', other: `${count} items added.` }),
    de: (count: number) => plural(count, { one: '1 Eintrag hinzugefügt.', other: `${count} Einträge hinzugefügt.` }),
  },
  tooLong: {
    en: (max: string) => `A list takes ${max} characters for one thing. This is longer.`,
    de: (max: string) => `Eine Liste nimmt ${max} Zeichen für eine Sache. Das hier ist länger.`,
  },
  undo: { en: 'Undo', de: 'Rückgängig' },
  arranged: { en: 'In your order', de: 'In deiner Reihenfolge' },
  nowhere: { en: 'Somewhere', de: 'Irgendwo' },
  bought: { en: (count: number) => `Bought (${count})`, de: (count: number) => `Gekauft (${count})` },
  clear: { en: 'Clear bought', de: 'Gekauftes entfernen' },
  cleared: {
    en: (count: number) => plural(count, { one: '1 item is off the list.', other: `${count} items are off the list.` }),
    de: (count: number) =>
      plural(count, { one: '1 Eintrag ist von der Liste.', other: `${count} Einträge sind von der Liste.` }),
  },
  details: { en: (name: string) => `Details of ${name}`, de: (name: string) => `Details zu ${name}` },
  arrange: { en: 'Change the order', de: 'Reihenfolge ändern' },
  arrangeHint: {
    en: 'Pull the items into your order, or use the arrows.',
    de: 'Zieh die Einträge in deine Reihenfolge oder nimm die Pfeile.',
  },
  arrangeDone: { en: 'Done', de: 'Fertig' },
  unarrange: { en: 'Back to the order of the shop', de: 'Wieder nach Regalen ordnen' },
  up: { en: (name: string) => `Move ${name} up`, de: (name: string) => `${name} nach oben` },
  down: { en: (name: string) => `Move ${name} down`, de: (name: string) => `${name} nach unten` },
  keepAwake: { en: 'Keep the screen on', de: 'Bildschirm anlassen' },
  letSleep: { en: 'Let the screen turn off', de: 'Bildschirm darf ausgehen' },
  itemName: { en: 'What', de: 'Was' },
  buy: { en: 'How much', de: 'Wie viel' },
  needed: { en: (amount: string) => `Recipes need ${amount}`, de: (amount: string) => `Rezepte brauchen ${amount}` },
  category: { en: 'Where in the shop', de: 'Wo im Laden' },
  noCategory: { en: 'Find it by its name', de: 'Nach dem Namen finden' },
  ownCategory: { en: 'Another place …', de: 'Ein anderer Ort …' },
  ownCategoryName: { en: 'Name of the place', de: 'Name des Ortes' },
  note: { en: 'Note', de: 'Notiz' },
  sources: {
    en: (count: number) => plural(count, { one: 'What it is for', other: `What it is for (${count})` }),
    de: (count: number) => plural(count, { one: 'Wofür', other: `Wofür (${count})` }),
  },
  mergeLabel: { en: 'Make it one with', de: 'Zusammenlegen mit' },
  mergeChoose: { en: 'Choose …', de: 'Auswählen …' },
  merge: { en: 'Merge', de: 'Zusammenlegen' },
  merged: {
    en: (item: string, into: string) => `${item} is part of ${into} now.`,
    de: (item: string, into: string) => `${item} gehört jetzt zu ${into}.`,
  },
  save: { en: 'Save', de: 'Speichern' },
  remove: { en: 'Take off the list', de: 'Streichen' },
  removed: { en: (name: string) => `${name} is off the list.`, de: (name: string) => `${name} ist gestrichen.` },
  takenOff: {
    en: 'Somebody has taken this off the list. Save it, and it is on the list again.',
    de: 'Jemand hat das gestrichen. Wenn du es speicherst, steht es wieder auf der Liste.',
  },
  listGone: {
    en: 'Somebody has deleted this list. What you have typed here can only be copied.',
    de: 'Jemand hat diese Liste gelöscht. Was du hier getippt hast, lässt sich nur noch kopieren.',
  },
  viewer: {
    en: 'You can look at this list, but not change it.',
    de: 'Du kannst diese Liste ansehen, aber nicht ändern.',
  },
});
