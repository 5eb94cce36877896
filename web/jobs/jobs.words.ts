import { catalog } from '../language/catalog.ts';

export const jobsWords = catalog({
  title: { en: 'Jobs', de: 'Aufträge' },
  lead: {
    en: 'Work that takes longer than a moment goes on here, even when you close the app. Each job is kept for a day.',
    de: 'Was länger dauert, läuft hier weiter, auch wenn du die App schließt. Jeder Auftrag bleibt einen Tag lang stehen.',
  },
  back: { en: 'Jobs', de: 'Aufträge' },
  loading: { en: 'Jobs are being loaded …', de: 'Aufträge werden geladen …' },
  empty: { en: 'Nothing to wait for', de: 'Nichts, worauf du warten müsstest' },
  emptyHint: {
    en: 'When you export recipes, bring in many at once or change a hundred of them, you see here how far it is.',
    de: 'Wenn du Rezepte exportierst, viele auf einmal hereinholst oder hundert davon änderst, siehst du hier, wie weit es ist.',
  },
  toTransfer: { en: 'Export recipes', de: 'Rezepte exportieren' },
  older: { en: 'Show older jobs', de: 'Ältere Aufträge zeigen' },
  asked: { en: (ago: string) => `Started ${ago}`, de: (ago: string) => `Begonnen ${ago}` },
  keptUntil: {
    en: (when: string) => `It and what it made are kept until ${when}.`,
    de: (when: string) => `Er und was dabei herauskam bleiben bis ${when} stehen.`,
  },
  expired: {
    en: 'It is older than a day: what it made has been deleted. Ask for it again if you still need it.',
    de: 'Er ist älter als ein Tag: Was dabei herauskam, ist gelöscht. Starte ihn neu, wenn du es noch brauchst.',
  },
  interrupted: {
    en: 'It was cut short, most likely because the service was restarted. Resume it: it goes on where it was, and nothing is done twice.',
    de: 'Er wurde unterbrochen, vermutlich durch einen Neustart des Dienstes. Setze ihn fort: Es geht weiter, wo er stand, und nichts geschieht doppelt.',
  },
  awaiting: {
    en: 'Everything has been read. Look it over and choose what comes into your library.',
    de: 'Alles ist gelesen. Sieh es durch und wähle aus, was in deine Bibliothek kommt.',
  },
  cancel: { en: 'Cancel', de: 'Abbrechen' },
  cancelOf: { en: (what: string) => `Cancel: ${what}`, de: (what: string) => `Abbrechen: ${what}` },
  cancelled: {
    en: 'The job ends after what it is at. What is done stays done.',
    de: 'Der Auftrag endet nach dem, woran er gerade ist. Was getan ist, bleibt getan.',
  },
  resume: { en: 'Resume', de: 'Fortsetzen' },
  resumeOf: { en: (what: string) => `Resume: ${what}`, de: (what: string) => `Fortsetzen: ${what}` },
  review: { en: 'Review', de: 'Durchsehen' },
  openPreview: { en: 'Open the preview', de: 'Vorschau öffnen' },
  downloadOf: {
    en: (what: string, size: string) => `Download ${what}, ${size}`,
    de: (what: string, size: string) => `${what} herunterladen, ${size}`,
  },
  items: { en: 'What became of each', de: 'Was aus jedem wurde' },
  itemsLead: { en: 'In their original order.', de: 'In der ursprünglichen Reihenfolge.' },
  moreItems: { en: 'Show more', de: 'Mehr zeigen' },
  unknownItem: {
    en: (place: string) => `Recipe ${place}, which is not there any more`,
    de: (place: string) => `Rezept ${place}, das es nicht mehr gibt`,
  },
  ended: {
    en: 'This job had ended already.',
    de: 'Dieser Auftrag war schon beendet.',
  },
  gone: {
    en: 'There is no such job. Jobs are kept for a day, and each belongs to one library.',
    de: 'Diesen Auftrag gibt es nicht. Aufträge bleiben einen Tag lang stehen, und jeder gehört zu einer Bibliothek.',
  },
});

/** What became of one item of an import. */
export const importWords = catalog({
  pending: { en: 'Waiting for your review', de: 'Wartet auf deine Durchsicht' },
  discarded: { en: 'Not imported', de: 'Nicht importiert' },
  created: { en: 'Imported', de: 'Importiert' },
  replaced: { en: 'Updated', de: 'Aktualisiert' },
  skipped: { en: 'Skipped', de: 'Übersprungen' },
  duplicate: { en: 'Already in your library', de: 'Schon in deiner Bibliothek' },
});

/** The outcome of one item; `hint` says what to do about it. */
export const itemWords = catalog({
  pending: { en: 'Not yet', de: 'Noch nicht' },
  succeeded: { en: 'Done', de: 'Erledigt' },
  unchanged: { en: 'Was so already', de: 'War schon so' },
  'not-found': { en: 'Not in this library', de: 'Nicht in dieser Bibliothek' },
  forbidden: { en: 'Not allowed', de: 'Nicht erlaubt' },
  'revision-conflict': {
    en: 'Changed by somebody meanwhile, so it was left alone',
    de: 'Inzwischen von jemandem geändert, darum unberührt gelassen',
  },
  invalid: { en: 'Cannot be done to this one', de: 'Hier nicht möglich' },
  skipped: { en: 'Passed over', de: 'Ausgelassen' },
  'outcome-unknown': {
    en: 'Done or not, nobody knows: look at it before you try again',
    de: 'Ob es geschah, ist ungewiss: Sieh nach, bevor du es noch einmal versuchst',
  },
});
