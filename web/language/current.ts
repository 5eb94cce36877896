import type { Locale } from './catalogue.ts';

/** The language in force, for what is no component; components ask `useLanguage`. */
export const current: { locale: Locale } = { locale: 'en' };
