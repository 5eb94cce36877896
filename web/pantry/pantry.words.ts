import { catalog, plural } from '../language/catalog.ts';

export const pantryWords = catalog({
  title: { en: 'Pantry', de: 'Vorrat' },
  lead: {
    en: 'What is in the house. That something is there never means that there is enough of it.',
    de: 'Was im Haus ist. Dass etwas da ist, heißt nie, dass es auch reicht.',
  },
  loading: { en: 'Loading …', de: 'Wird geladen …' },
  cook: { en: 'What can I cook from this?', de: 'Was kann ich damit kochen?' },
  emptyTitle: { en: 'The pantry is empty', de: 'Noch nichts im Vorrat' },
  empty: {
    en: 'Write down what you usually have: flour, rice, a jar of olives. Recipes then show what is at hand, and you can look for those that need nothing else.',
    de: 'Schreib auf, was du meistens dahast: Mehl, Reis, ein Glas Oliven. Rezepte zeigen dann, was schon da ist, und du findest die, für die nichts fehlt.',
  },
  emptyViewer: { en: 'What the others note appears here.', de: 'Hier erscheint, was die anderen eintragen.' },
  name: { en: 'What is there?', de: 'Was ist da?' },
  namePlaceholder: { en: 'Olive oil', de: 'Olivenöl' },
  add: { en: 'Add', de: 'Hinzufügen' },
  details: { en: 'Amount, place, note', de: 'Menge, Ort, Notiz' },
  amount: { en: 'About how much', de: 'Ungefähr wie viel' },
  unit: { en: 'Unit', de: 'Einheit' },
  location: { en: 'Where', de: 'Wo' },
  locationHint: { en: 'Stays for the next one.', de: 'Bleibt für das Nächste stehen.' },
  note: { en: 'Note', de: 'Notiz' },
  search: { en: 'Search the pantry', de: 'Im Vorrat suchen' },
  clear: { en: 'Clear', de: 'Leeren' },
  nothingFound: {
    en: (text: string) => `Nothing in the pantry is like “${text}”.`,
    de: (text: string) => `Nichts im Vorrat passt zu „${text}“.`,
  },
  count: {
    en: (count: number) => plural(count, { one: '1 thing', other: `${count} things` }),
    de: (count: number) => plural(count, { one: '1 Eintrag', other: `${count} Einträge` }),
  },
  elsewhere: { en: 'Somewhere in the house', de: 'Irgendwo im Haus' },
  edit: { en: (name: string) => `Edit ${name}`, de: (name: string) => `${name} bearbeiten` },
  editTitle: { en: 'Edit entry', de: 'Eintrag bearbeiten' },
  remove: { en: (name: string) => `Remove ${name}`, de: (name: string) => `${name} entfernen` },
  removed: { en: (name: string) => `${name}: removed`, de: (name: string) => `${name}: entfernt` },
  added: {
    en: (name: string) => `${name} is in the pantry now.`,
    de: (name: string) => `${name} ist jetzt im Vorrat.`,
  },
  undo: { en: 'Undo', de: 'Rückgängig' },
  save: { en: 'Save', de: 'Speichern' },
  cancel: { en: 'Cancel', de: 'Abbrechen' },
  conflictTitle: { en: 'Somebody changed this meanwhile', de: 'Jemand hat das inzwischen geändert' },
  conflict: {
    en: (theirs: string) => `It says now: ${theirs}. What you entered is still here.`,
    de: (theirs: string) => `Jetzt steht da: ${theirs}. Was du eingegeben hast, ist noch da.`,
  },
  takeTheirs: { en: 'Take theirs', de: 'Andere Fassung nehmen' },
  keepMine: { en: 'Save mine', de: 'Meine speichern' },
  changedMeanwhile: {
    en: 'Somebody changed this meanwhile. It is shown as it is now; remove it again if you still want to.',
    de: 'Jemand hat das inzwischen geändert. Du siehst es jetzt, wie es ist; entferne es noch einmal, wenn du noch willst.',
  },
});
