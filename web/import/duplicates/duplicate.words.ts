import { catalog } from '../../language/catalog.ts';

/** Words for recipes that the library, or the import itself, may already contain. */
export const duplicateWords = catalog({
  there: { en: 'Already in your library', de: 'Schon in deiner Bibliothek' },
  alike: { en: 'Much like one of yours', de: 'Einem von deinen sehr ähnlich' },
  several: { en: 'Like several of yours', de: 'Mehreren von deinen ähnlich' },
  twin: { en: 'Twice in this import', de: 'Zweimal in diesem Import' },
  'source-identity': { en: 'the same recipe of the same program', de: 'dasselbe Rezept aus demselben Programm' },
  'canonical-url': { en: 'the same address', de: 'dieselbe Adresse' },
  'portable-id': { en: 'the same recipe, exported once', de: 'dasselbe Rezept, einmal exportiert' },
  similarity: { en: (share: string) => `${share} alike`, de: (share: string) => `zu ${share} gleich` },
  compare: { en: 'Side by side', de: 'Nebeneinander' },
  compareWith: { en: 'Compare with', de: 'Vergleichen mit' },
  imported: { en: 'Import', de: 'Import' },
  yours: { en: 'Yours', de: 'Deins' },
  titleRow: { en: 'Title', de: 'Titel' },
  ingredientsRow: { en: 'Ingredients', de: 'Zutaten' },
  yieldRow: { en: 'Makes', de: 'Ergibt' },
  unknown: { en: '–', de: '–' },
  question: { en: 'What shall become of it?', de: 'Was soll daraus werden?' },
  questionFor: {
    en: (title: string) => `What shall become of ${title}?`,
    de: (title: string) => `Was soll aus ${title} werden?`,
  },
  separate: { en: 'Keep both', de: 'Beide behalten' },
  update: { en: 'Update yours', de: 'Deins ersetzen' },
  skip: { en: 'Leave out', de: 'Weglassen' },
  later: { en: 'Decide later', de: 'Später entscheiden' },
  updateHint: {
    en: 'The import becomes the next version of yours; the one before stays in its history.',
    de: 'Der Import wird die nächste Fassung deines Rezepts; die vorige bleibt im Verlauf.',
  },
  forAll: { en: 'For all that may be there already', de: 'Für alle, die es vielleicht schon gibt' },
  readBoth: { en: 'Read both', de: 'Beide lesen' },
  openYours: { en: 'Open yours', de: 'Deins öffnen' },
  loading: { en: 'Loading …', de: 'Wird geladen …' },
});
