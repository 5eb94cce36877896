import type { KitchenConvention } from '../../units/index.ts';

/** What is known about the source of a recipe. */
export interface ConventionHints {
  /** A language tag: `en`, `en-GB`. */
  readonly language?: string | undefined;
  readonly url?: string | undefined;
  /** Ingredient lines and steps. */
  readonly texts: readonly string[];
}

/** By country code, in the address and in the language tag. Cups and spoons of New Zealand are metric. */
const byCountry: Readonly<Record<string, KitchenConvention>> = {
  us: 'us',
  uk: 'imperial',
  gb: 'imperial',
  ie: 'imperial',
  au: 'au',
  ca: 'ca',
  jp: 'jp',
};

/** Countries with metric measures whose domain is not used all over the world, as `.io` or `.me` are. */
const metricDomains = new Set(
  'ar at be bg br ch cl cn cz de dk ee es eu fi fr gr hr hu id il in is it kr li lt lu lv mx nl no nz pe pl pt ro rs ru se si sk th tr tw ua za'.split(
    ' ',
  ),
);

const hostOf = (url: string | undefined): string =>
  url !== undefined && URL.canParse(url) ? new URL(url).hostname.toLowerCase() : '';

const suggestByDomain = (host: string): KitchenConvention | undefined => {
  const domain = host.slice(host.lastIndexOf('.') + 1);
  return byCountry[domain] ?? (metricDomains.has(domain) ? 'metric' : undefined);
};

const suggestByLanguage = (tag: string | undefined): KitchenConvention | undefined => {
  const [language = '', ...subtags] = (tag ?? '').toLowerCase().split(/[-_]/);
  if (language === '') return undefined;
  if (language === 'ja') return 'jp';
  const country = subtags.find((subtag) => /^[a-z]{2}$/.test(subtag));
  if (country !== undefined) return byCountry[country] ?? 'metric';
  return language === 'en' ? undefined : 'metric';
};

const FAHRENHEIT = /\d\s?(?:°|º|degrees)\s?f\b|\bfahrenheit\b/i;
const CELSIUS = /\d\s?(?:°|º|degrees)\s?c\b|\bcelsius\b/i;
const GAS_MARK = /\bgas (?:mark )?\d/i;
const STICK_OF_BUTTER = /\bsticks?\b.{0,20}\bbutter\b|\bbutter\b.{0,20}\bsticks?\b/i;
const CUP = /\bcups?\b/i;

/** Cups alone are no evidence: Australians measure with them, too. On a `.com` site without degrees Celsius they are. */
const suggestByTexts = (texts: readonly string[], host: string): KitchenConvention | undefined => {
  const says = (pattern: RegExp): boolean => texts.some((text) => pattern.test(text));
  if (says(GAS_MARK)) return 'imperial';
  if (says(STICK_OF_BUTTER)) return 'us';
  const [isFahrenheit, isCelsius] = [says(FAHRENHEIT), says(CELSIUS)];
  if (isFahrenheit && !isCelsius) return 'us';
  if (!host.endsWith('.com') || (isCelsius && !isFahrenheit)) return undefined;
  return isFahrenheit || says(CUP) ? 'us' : undefined;
};

/**
 * Suggests which convention the measures of a source are meant in; undefined if nothing indicates one. The address
 * comes first, because many sites declare American English whatever they are written in. Only preselects an answer.
 */
export const suggestConvention = ({ language, url, texts }: ConventionHints): KitchenConvention | undefined => {
  const host = hostOf(url);
  return suggestByDomain(host) ?? suggestByLanguage(language) ?? suggestByTexts(texts, host);
};
