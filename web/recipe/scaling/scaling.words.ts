import { catalog, plural } from '../../language/catalog.ts';

export const scalingWords = catalog({
  howMuch: { en: 'How much', de: 'Menge' },
  servings: { en: 'servings', de: 'Portionen' },
  pieces: { en: 'pieces', de: 'Stück' },
  fewer: { en: 'One less', de: 'Eins weniger' },
  more: { en: 'One more', de: 'Eins mehr' },
  factor: { en: 'Times the recipe', de: 'Vielfaches des Rezepts' },
  times: { en: (factor: string) => `${factor} ×`, de: (factor: string) => `${factor} ×` },
  further: { en: 'Other amounts and measures', de: 'Andere Mengen und Maße' },
  typedFactor: { en: 'Any factor', de: 'Beliebiger Faktor' },
  typedHint: { en: 'Such as 1 1/2 or 0.75', de: 'Zum Beispiel 1 1/2 oder 0,75' },
  noNumber: { en: 'Enter a number above zero.', de: 'Gib eine Zahl über null ein.' },
  measures: { en: 'Measures', de: 'Maße' },
  unknownMeasures: {
    en: (count: number) =>
      plural(count, {
        one: '1 ingredient uses a cup or a similar measure of unknown size and stays as written.',
        other: `${count} ingredients use cups or similar measures of unknown size and stay as written.`,
      }),
    de: (count: number) =>
      plural(count, {
        one: '1 Zutat nennt ein Maß ohne klare Größe, etwa eine Tasse, und bleibt wie geschrieben.',
        other: `${count} Zutaten nennen Maße ohne klare Größe, etwa Tassen, und bleiben wie geschrieben.`,
      }),
  },
  tellMeasures: { en: 'Choose the size', de: 'Größe festlegen' },
  backToWritten: { en: 'Show as written', de: 'Wie geschrieben zeigen' },
});
