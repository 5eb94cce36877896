import type { Locale } from './catalog.ts';

/** The current language for code outside components; components use `useLanguage`. */
export const currentLanguage: { locale: Locale } = { locale: 'en' };
