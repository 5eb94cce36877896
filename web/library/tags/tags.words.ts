import { catalog } from '../../language/catalog.ts';

export const tagsWords = catalog({
  title: { en: 'Tags and facets', de: 'Schlagwörter und Merkmale' },
  lead: {
    en: 'What recipes are filed under, for everyone in this library.',
    de: 'Wonach Rezepte sortiert sind, für alle in dieser Bibliothek.',
  },
  back: { en: 'Recipes', de: 'Rezepte' },
  loading: { en: 'Loading …', de: 'Wird geladen …' },
  tags: { en: 'Tags', de: 'Schlagwörter' },
  tagsLead: { en: 'Words of your own.', de: 'Deine eigenen Wörter.' },
  noTags: {
    en: 'No tags yet. A tag gathers what you look for together: “Quick”, “For guests”.',
    de: 'Noch keine Schlagwörter. Eines versammelt, was du zusammen suchst: „Schnell“, „Für Gäste“.',
  },
  newTag: { en: 'New tag', de: 'Neues Schlagwort' },
  editTag: { en: 'Edit tag', de: 'Schlagwort bearbeiten' },
  facets: { en: 'Facets', de: 'Merkmale' },
  facetsLead: {
    en: 'Fixed questions with answers of your own: which course, which cuisine, which season.',
    de: 'Feste Fragen mit eigenen Antworten: welcher Gang, welche Küche, welche Jahreszeit.',
  },
  noFacets: {
    en: 'No facets yet. Add “Dessert” as a course, or “Thai” as a cuisine.',
    de: 'Noch keine Merkmale. Lege „Nachspeise“ als Gang an oder „Thai“ als Küche.',
  },
  newFacet: { en: 'New facet', de: 'Neues Merkmal' },
  editFacet: { en: 'Edit facet', de: 'Merkmal bearbeiten' },
  name: { en: 'Name', de: 'Name' },
  color: { en: 'Colour', de: 'Farbe' },
  noColor: { en: 'None', de: 'Keine' },
  ownColor: { en: 'Another colour', de: 'Andere Farbe' },
  kind: { en: 'Kind', de: 'Art' },
  value: { en: 'Value', de: 'Wert' },
  show: { en: (name: string) => `Show recipes: ${name}`, de: (name: string) => `Rezepte anzeigen: ${name}` },
  edit: { en: (name: string) => `Edit ${name}`, de: (name: string) => `${name} bearbeiten` },
  delete: { en: 'Delete', de: 'Löschen' },
  deleteOne: { en: (name: string) => `Delete ${name}`, de: (name: string) => `${name} löschen` },
  deleteTitle: { en: (name: string) => `Delete “${name}”?`, de: (name: string) => `„${name}“ löschen?` },
  deleteText: {
    en: 'It is taken from every recipe that has it. The recipes stay.',
    de: 'Alle Rezepte, die es haben, verlieren es. Die Rezepte selbst bleiben.',
  },
  save: { en: 'Save', de: 'Speichern' },
  create: { en: 'Create', de: 'Anlegen' },
  cancel: { en: 'Cancel', de: 'Abbrechen' },
  taken: {
    en: 'There is one of that name already. Choose another name, or use that one.',
    de: 'Diesen Namen gibt es schon. Wähle einen anderen oder nimm den vorhandenen.',
  },
  changedTitle: { en: 'Changed meanwhile', de: 'Inzwischen geändert' },
  changedText: {
    en: (theirs: string) => `Somebody else made it “${theirs}”. Save again to put yours in its place.`,
    de: (theirs: string) => `Jemand anders hat „${theirs}“ daraus gemacht. Speichere noch einmal, um deines zu setzen.`,
  },
  nameAndColor: {
    en: (name: string, color: string) => `${name}, colour: ${color}`,
    de: (name: string, color: string) => `${name}, Farbe: ${color}`,
  },
  takeTheirs: { en: 'Take theirs', de: 'Fremde Fassung nehmen' },
});
