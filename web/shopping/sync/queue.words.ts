import { catalog, plural } from '../../language/catalog.ts';

export const queueWords = catalog({
  waiting: {
    en: (count: number) =>
      plural(count, { one: '1 change waits for a connection.', other: `${count} changes wait for a connection.` }),
    de: (count: number) =>
      plural(count, { one: '1 Änderung wartet auf Verbindung.', other: `${count} Änderungen warten auf Verbindung.` }),
  },
  signedOut: {
    en: (count: number) =>
      plural(count, {
        one: '1 change waits until you sign in again.',
        other: `${count} changes wait until you sign in again.`,
      }),
    de: (count: number) =>
      plural(count, {
        one: '1 Änderung wartet, bis du dich wieder anmeldest.',
        other: `${count} Änderungen warten, bis du dich wieder anmeldest.`,
      }),
  },
  others: {
    en: (count: number) =>
      plural(count, {
        one: '1 change of somebody else on this device waits until they sign in.',
        other: `${count} changes of somebody else on this device wait until they sign in.`,
      }),
    de: (count: number) =>
      plural(count, {
        one: '1 Änderung einer anderen Person auf diesem Gerät wartet, bis sie sich anmeldet.',
        other: `${count} Änderungen einer anderen Person auf diesem Gerät warten, bis sie sich anmeldet.`,
      }),
  },
  notSaved: {
    en: (list: string) => `“${list}” couldn’t be saved yet.`,
    de: (list: string) => `„${list}“ konnte noch nicht gespeichert werden.`,
  },
  unknownNotSaved: {
    en: 'A shopping list couldn’t be saved yet.',
    de: 'Eine Einkaufsliste konnte noch nicht gespeichert werden.',
  },
  sendNow: { en: 'Send now', de: 'Jetzt senden' },
  conflict: {
    en: (item: string, field: string, theirs: string, mine: string) =>
      `${item}: somebody has changed ${field} to ${theirs} while you set ${mine}.`,
    de: (item: string, field: string, theirs: string, mine: string) =>
      `${item}: Jemand hat ${field} auf ${theirs} geändert, während du ${mine} gesetzt hast.`,
  },
  keep: { en: (theirs: string) => `Keep ${theirs}`, de: (theirs: string) => `${theirs} behalten` },
  insist: { en: (mine: string) => `Set ${mine} again`, de: (mine: string) => `Wieder ${mine} setzen` },
  keepTheirs: { en: 'Keep theirs', de: 'So lassen' },
  insistMine: { en: 'Set mine again', de: 'Meins wieder setzen' },
  name: { en: 'the name', de: 'den Namen' },
  buy: { en: 'the amount', de: 'die Menge' },
  category: { en: 'the place', de: 'den Ort' },
  note: { en: 'the note', de: 'die Notiz' },
  bought: { en: 'the tick', de: 'das Häkchen' },
  deleted: { en: 'its place on the list', de: 'den Platz auf der Liste' },
  nothing: { en: 'nothing', de: 'nichts' },
  isBought: { en: '“bought”', de: '„gekauft“' },
  isOpen: { en: '“open”', de: '„offen“' },
  isOff: { en: '“off the list”', de: '„gestrichen“' },
  isOn: { en: '“on the list”', de: '„auf der Liste“' },
  orderConflict: {
    en: 'Somebody else has changed the order of the list while you did.',
    de: 'Jemand anderes hat die Reihenfolge geändert, während du es getan hast.',
  },
  nameConflict: {
    en: (theirs: string, mine: string) => `Somebody has named the list ${theirs} while you named it ${mine}.`,
    de: (theirs: string, mine: string) =>
      `Jemand hat die Liste ${theirs} genannt, während du sie ${mine} genannt hast.`,
  },
  refused: {
    en: (what: string, why: string) => `${what}: this was not done. ${why}.`,
    de: (what: string, why: string) => `${what}: Das ging nicht. ${why}.`,
  },
  tryAgain: { en: 'Try again', de: 'Noch einmal versuchen' },
  dismiss: { en: 'Understood', de: 'Verstanden' },
  theList: { en: 'The list', de: 'Die Liste' },
  goneTitle: { en: 'This list is gone', de: 'Diese Liste gibt es nicht mehr' },
  deletedByOther: { en: 'Somebody has deleted it.', de: 'Jemand hat sie gelöscht.' },
  gone: {
    en: 'Somebody has deleted it. What you did on it was not delivered.',
    de: 'Jemand hat sie gelöscht. Was du darauf getan hast, kam nicht an.',
  },
  goneItems: { en: 'You had added:', de: 'Du hattest hinzugefügt:' },
  goneTyped: { en: 'You were typing:', de: 'Du warst dabei zu schreiben:' },
  moveTo: { en: 'Put it on', de: 'Stattdessen auf' },
  newList: { en: 'A new list', de: 'Eine neue Liste' },
  move: { en: 'Move', de: 'Übertragen' },
  forget: { en: 'Throw it away', de: 'Verwerfen' },
  toLists: { en: 'To the shopping lists', de: 'Zu den Einkaufslisten' },
});
