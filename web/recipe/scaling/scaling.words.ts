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
  asWritten: { en: 'As written', de: 'Wie geschrieben' },
  metric: { en: 'Metric', de: 'Metrisch' },
  us: { en: 'US cups and ounces', de: 'US-amerikanisch' },
  imperial: { en: 'British imperial', de: 'Britisch (imperial)' },
  au: { en: 'Australian', de: 'Australisch' },
  ca: { en: 'Canadian', de: 'Kanadisch' },
  jp: { en: 'Japanese', de: 'Japanisch' },
  unknownMeasures: {
    en: (count: number) =>
      `${plural(count, { one: 'One line says', other: `${count} lines say` })} a measure such as a cup or a spoon, and not whose: such lines stay as they are written.`,
    de: (count: number) =>
      `${plural(count, { one: 'Eine Zeile sagt', other: `${count} Zeilen sagen` })} ein Maß wie Tasse oder Löffel, aber nicht welches: Solche Zeilen bleiben, wie sie geschrieben sind.`,
  },
  tellMeasures: { en: 'Say which one', de: 'Sag, welches gemeint ist' },
  backToWritten: { en: 'Show as written', de: 'Wie geschrieben zeigen' },
});
