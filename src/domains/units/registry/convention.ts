import type { Language } from '../language.ts';

/**
 * A system that defines the sizes of measures. `customary` is for units that are the same in the United States and
 * Britain (the avoirdupois ounce, the inch), `universal` for units of no particular system (a clove, a pinch).
 */
export const conventions = ['metric', 'us', 'imperial', 'au', 'ca', 'jp', 'customary', 'universal'] as const;

export type Convention = (typeof conventions)[number];

/** The conventions that people cook by, which a library or a person can choose. */
export const kitchenConventions = [
  'us',
  'imperial',
  'metric',
  'au',
  'ca',
  'jp',
] as const satisfies readonly Convention[];

export type KitchenConvention = (typeof kitchenConventions)[number];

/**
 * Where to find a measure that a convention does not define itself. This is law and usage, not a guess: the Canadian
 * pint is the imperial pint and the Canadian pound has 16 ounces (Weights and Measures Act, schedule II), and British
 * spoons have been metric since metrication.
 */
const fallbackConventions: Readonly<Record<Convention, readonly Convention[]>> = {
  metric: [],
  us: ['customary'],
  imperial: ['customary', 'metric'],
  au: ['imperial', 'customary', 'metric'],
  ca: ['imperial', 'customary', 'metric'],
  jp: ['metric'],
  customary: [],
  universal: [],
};

/** The convention itself, then those it borrows from, closest first. */
export const getConventionChain = (convention: Convention): readonly Convention[] => [
  convention,
  ...fallbackConventions[convention],
];

/** Shown in brackets after a unit name: `Esslöffel (US)`. */
const codes: Readonly<Record<Convention, string>> = {
  metric: 'metric',
  us: 'US',
  imperial: 'imperial',
  au: 'AU',
  ca: 'CA',
  jp: 'JP',
  customary: 'avoirdupois',
  universal: 'universal',
};

export const getConventionCode = (convention: Convention): string => codes[convention];

const labels: Readonly<Record<Convention, Readonly<Record<Language, string>>>> = {
  metric: {
    en: 'Metric',
    de: 'Metrisch',
    fr: 'Métrique',
    es: 'Métrico',
    it: 'Metrico',
    nl: 'Metrisch',
    sv: 'Metriskt',
    pt: 'Métrico',
  },
  us: {
    en: 'US',
    de: 'USA',
    fr: 'États-Unis',
    es: 'Estados Unidos',
    it: 'Stati Uniti',
    nl: 'Verenigde Staten',
    sv: 'USA',
    pt: 'Estados Unidos',
  },
  imperial: {
    en: 'Imperial (UK)',
    de: 'Imperial (Großbritannien)',
    fr: 'Impérial (Royaume-Uni)',
    es: 'Imperial (Reino Unido)',
    it: 'Imperiale (Regno Unito)',
    nl: 'Imperiaal (Verenigd Koninkrijk)',
    sv: 'Brittiskt (Storbritannien)',
    pt: 'Imperial (Reino Unido)',
  },
  au: {
    en: 'Australian',
    de: 'Australien',
    fr: 'Australie',
    es: 'Australia',
    it: 'Australia',
    nl: 'Australië',
    sv: 'Australien',
    pt: 'Austrália',
  },
  ca: {
    en: 'Canadian',
    de: 'Kanada',
    fr: 'Canada',
    es: 'Canadá',
    it: 'Canada',
    nl: 'Canada',
    sv: 'Kanada',
    pt: 'Canadá',
  },
  jp: {
    en: 'Japanese',
    de: 'Japan',
    fr: 'Japon',
    es: 'Japón',
    it: 'Giappone',
    nl: 'Japan',
    sv: 'Japan',
    pt: 'Japão',
  },
  customary: {
    en: 'US and imperial',
    de: 'USA und imperial',
    fr: 'États-Unis et impérial',
    es: 'Estados Unidos e imperial',
    it: 'Stati Uniti e imperiale',
    nl: 'VS en imperiaal',
    sv: 'USA och brittiskt',
    pt: 'Estados Unidos e imperial',
  },
  universal: {
    en: 'Everywhere',
    de: 'Überall',
    fr: 'Partout',
    es: 'En todas partes',
    it: 'Ovunque',
    nl: 'Overal',
    sv: 'Överallt',
    pt: 'Em todo o lado',
  },
};

/** The name shown to users. */
export const getConventionLabel = (convention: Convention, language: Language): string => labels[convention][language];
