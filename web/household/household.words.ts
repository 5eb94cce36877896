import { catalog, plural } from '../language/catalog.ts';

export const householdWords = catalog({
  title: { en: 'Library', de: 'Bibliothek' },
  loading: { en: 'Loading …', de: 'Wird geladen …' },
  cancel: { en: 'Cancel', de: 'Abbrechen' },
  recipes: {
    en: (count: number) => plural(count, { one: 'recipe', other: 'recipes' }),
    de: (count: number) => plural(count, { one: 'Rezept', other: 'Rezepte' }),
  },
  members: {
    en: (count: number) => plural(count, { one: 'member', other: 'members' }),
    de: (count: number) => plural(count, { one: 'Mitglied', other: 'Mitglieder' }),
  },
  since: { en: (date: string) => `Begun on ${date}.`, de: (date: string) => `Angelegt am ${date}.` },
  yourRole: { en: 'Your role', de: 'Deine Rolle' },

  name: { en: 'Name', de: 'Name' },
  nameHint: { en: 'Everybody in this library sees it.', de: 'Alle in dieser Bibliothek sehen ihn.' },
  saveName: { en: 'Rename', de: 'Umbenennen' },
  renamed: { en: 'The library is renamed.', de: 'Die Bibliothek ist umbenannt.' },
  changedTitle: { en: 'Someone else changed the library', de: 'Jemand anderes hat die Bibliothek geändert' },
  changedHint: {
    en: (theirs: string, yours: string) => `It is called “${theirs}” now. You wanted “${yours}”.`,
    de: (theirs: string, yours: string) => `Sie heißt jetzt „${theirs}“. Du wolltest „${yours}“.`,
  },
  keepTheirName: { en: 'Keep that name', de: 'Diesen Namen behalten' },
  keepMyName: { en: 'Rename anyway', de: 'Trotzdem umbenennen' },

  measures: { en: 'Measures', de: 'Maße' },
  measuresLead: {
    en: 'A cup is not the same everywhere. These settings apply to everyone in this library.',
    de: 'Eine Tasse ist nicht überall gleich groß. Diese Einstellungen gelten für alle in dieser Bibliothek.',
  },
  shownHint: {
    en: 'You can choose differently for yourself in your account.',
    de: 'In deinem Konto kannst du für dich etwas anderes wählen.',
  },
  saveMeasures: { en: 'Save', de: 'Speichern' },
  measuresSaved: { en: 'Settings saved.', de: 'Einstellungen gespeichert.' },
  measuresChangedTitle: {
    en: 'Someone else changed these settings',
    de: 'Jemand anderes hat diese Einstellungen geändert',
  },
  measuresChangedHint: {
    en: (assumed: string, shown: string) => `Now: cups and spoons mean “${assumed}”, amounts: “${shown}”.`,
    de: (assumed: string, shown: string) => `Jetzt: Tassen und Löffel sind „${assumed}“, Mengen: „${shown}“.`,
  },
  keepTheirMeasures: { en: 'Keep their choice', de: 'Andere Auswahl behalten' },
  keepMyMeasures: { en: 'Save my choice', de: 'Meine Auswahl speichern' },

  another: { en: 'Another library', de: 'Noch eine Bibliothek' },
  anotherLead: {
    en: 'With its own recipes, plans, lists and people. You switch between libraries in your account.',
    de: 'Mit eigenen Rezepten, Plänen, Listen und Leuten. Zwischen Bibliotheken wechselst du in deinem Konto.',
  },
  create: { en: 'Create library', de: 'Bibliothek anlegen' },
  createHint: { en: 'You own it, and go there at once.', de: 'Sie gehört dir, und du gehst gleich dorthin.' },

  deleteTitle: { en: 'Delete this library', de: 'Diese Bibliothek löschen' },
  deleteLead: {
    en: 'With every recipe, plan and list in it, for all its members. It cannot be taken back.',
    de: 'Mit allen Rezepten, Plänen und Listen, für alle Mitglieder. Das lässt sich nicht zurücknehmen.',
  },
  deleteAction: { en: 'Delete library', de: 'Bibliothek löschen' },
  deleteExport: { en: 'Export it first', de: 'Vorher exportieren' },
  deleteAsk: {
    en: (name: string) => `To delete it, type its name: ${name}`,
    de: (name: string) => `Gib zum Löschen ihren Namen ein: ${name}`,
  },

  history: { en: 'History', de: 'Verlauf' },
  historyLead: {
    en: 'Who joined and left, who was invited, what was deleted for good. Changes of recipes stand with the recipes.',
    de: 'Wer kam und ging, wer eingeladen wurde, was endgültig gelöscht wurde. Änderungen an Rezepten stehen bei den Rezepten.',
  },
  historyOwners: {
    en: 'The history is for owners of the library.',
    de: 'Den Verlauf sehen nur die, denen die Bibliothek gehört.',
  },
});
