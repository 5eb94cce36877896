import { createContext, use, useEffect, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components';

import { locales, wordsIn } from './catalogue.ts';
import type { Catalogue, In, Locale } from './catalogue.ts';
import { current } from './current.ts';
import { formatsIn } from './format.ts';
import type { Formats } from './format.ts';

const KEPT = 'tureen.locale';

const isLocale = (text: string | null): text is Locale => locales.some((locale) => locale === text);

/** The language chosen on this device, else the first supported one of the browser. */
const firstLocale = (): Locale => {
  const kept = localStorage.getItem(KEPT);
  if (isLocale(kept)) return kept;
  return navigator.languages.map((tag) => tag.slice(0, 2)).find(isLocale) ?? 'en';
};

interface Language {
  readonly locale: Locale;
  readonly choose: (locale: Locale) => void;
}

const LanguageContext = createContext<Language>({ locale: 'en', choose: () => {} });

export const LanguageProvider = ({ children }: { readonly children: ReactNode }) => {
  const [locale, setLocale] = useState(firstLocale);
  useEffect(() => {
    document.documentElement.lang = locale;
    current.locale = locale;
  }, [locale]);
  const language = useMemo(
    () => ({
      locale,
      choose: (chosen: Locale) => {
        localStorage.setItem(KEPT, chosen);
        setLocale(chosen);
      },
    }),
    [locale],
  );
  return (
    <LanguageContext value={language}>
      <I18nProvider locale={regionOf(locale)}>{children}</I18nProvider>
    </LanguageContext>
  );
};

/** Uses the browser's own region for dates and numbers if it matches the chosen language. */
const regionOf = (locale: Locale): string => navigator.languages.find((tag) => tag.startsWith(locale)) ?? locale;

export const useLanguage = (): Language => use(LanguageContext);

/** The texts of an area in the current language. */
export const useWords = <C extends Catalogue>(catalogue: C): In<C> => wordsIn(catalogue, useLanguage().locale);

/** Formatters in the current language. */
export const useFormats = (): Formats => formatsIn(regionOf(useLanguage().locale));
