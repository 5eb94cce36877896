import type { LibrarySettings } from '../../src/domains/libraries/index.ts';
import { catalog } from '../language/catalog.ts';

export type AssumedConvention = NonNullable<LibrarySettings['assumed_convention']>;
export type ShownConvention = NonNullable<LibrarySettings['shown_convention']>;

/** In the order in which they are offered. */
export const assumedConventions = [
  'us',
  'metric',
  'imperial',
  'au',
  'ca',
  'jp',
] as const satisfies readonly AssumedConvention[];

export const shownConventions = [
  'as-written',
  'metric',
  'us',
  'imperial',
  'au',
  'ca',
  'jp',
] as const satisfies readonly ShownConvention[];

/** Short names, for lists and buttons. */
export const conventionWords = catalog({
  us: { en: 'US', de: 'USA' },
  metric: { en: 'Metric', de: 'Metrisch' },
  imperial: { en: 'British (imperial)', de: 'Britisch (imperial)' },
  au: { en: 'Australian', de: 'Australisch' },
  ca: { en: 'Canadian', de: 'Kanadisch' },
  jp: { en: 'Japanese', de: 'Japanisch' },
  'as-written': { en: 'As written', de: 'Wie geschrieben' },
  assumedLabel: { en: 'Cups and spoons mean', de: 'Tassen und Löffel sind' },
  assumedHint: {
    en: 'For recipes that don’t say which ones they use.',
    de: 'Für Rezepte, die nicht sagen, welche gemeint sind.',
  },
  notChosen: { en: 'Not chosen', de: 'Nicht festgelegt' },
  shownLabel: { en: 'Amounts', de: 'Mengen' },
});

/** How much a cup and a tablespoon hold, so that people recognize their own. */
export const cupWords = catalog({
  us: { en: 'US (cup 237 ml, tablespoon 15 ml)', de: 'USA (Tasse 237 ml, Esslöffel 15 ml)' },
  metric: { en: 'Metric (cup 250 ml, tablespoon 15 ml)', de: 'Metrisch (Tasse 250 ml, Esslöffel 15 ml)' },
  imperial: {
    en: 'British imperial (cup 284 ml, tablespoon 15 ml)',
    de: 'Britisch imperial (Tasse 284 ml, Esslöffel 15 ml)',
  },
  au: { en: 'Australian (cup 250 ml, tablespoon 20 ml)', de: 'Australisch (Tasse 250 ml, Esslöffel 20 ml)' },
  ca: { en: 'Canadian (cup 250 ml, tablespoon 15 ml)', de: 'Kanadisch (Tasse 250 ml, Esslöffel 15 ml)' },
  jp: { en: 'Japanese (cup 200 ml, tablespoon 15 ml)', de: 'Japanisch (Tasse 200 ml, Esslöffel 15 ml)' },
});
