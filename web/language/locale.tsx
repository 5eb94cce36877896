import { createContext, use, useEffect, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components';

import { deviceStorage } from '../offline/safe-storage.ts';
import { locales, getWords } from './catalog.ts';
import type { Catalog, WordsOf, Locale } from './catalog.ts';
import { currentLanguage } from './current-language.ts';
import { getFormats } from './format.ts';
import type { Formats } from './format.ts';

const STORAGE_KEY = 'tureen.locale';

const isLocale = (text: string | undefined): text is Locale => locales.some((locale) => locale === text);

/** The language chosen on this device, else the first supported one of the browser. */
const getInitialLocale = (): Locale => {
  const stored = deviceStorage.read(STORAGE_KEY);
  if (isLocale(stored)) return stored;
  return navigator.languages.map((tag) => tag.slice(0, 2)).find(isLocale) ?? 'en';
};

interface Language {
  readonly locale: Locale;
  readonly chooseLocale: (locale: Locale) => void;
}

const LanguageContext = createContext<Language>({ locale: 'en', chooseLocale: () => {} });

export const LanguageProvider = ({ children }: { readonly children: ReactNode }) => {
  const [locale, setLocale] = useState(getInitialLocale);
  useEffect(() => {
    document.documentElement.lang = locale;
    currentLanguage.locale = locale;
  }, [locale]);
  const language = useMemo(
    () => ({
      locale,
      chooseLocale: (chosen: Locale) => {
        deviceStorage.write(STORAGE_KEY, chosen);
        setLocale(chosen);
      },
    }),
    [locale],
  );
  return (
    <LanguageContext value={language}>
      <I18nProvider locale={getRegion(locale)}>{children}</I18nProvider>
    </LanguageContext>
  );
};

/** Uses the browser's own region for dates and numbers if it matches the chosen language. */
const getRegion = (locale: Locale): string => navigator.languages.find((tag) => tag.startsWith(locale)) ?? locale;

export const useLanguage = (): Language => use(LanguageContext);

/** The texts of an area in the current language. */
export const useWords = <C extends Catalog>(texts: C): WordsOf<C> => getWords(texts, useLanguage().locale);

/** Formatters in the current language. */
export const useFormats = (): Formats => getFormats(getRegion(useLanguage().locale));
