import { Button } from '../design/button.tsx';
import { locales } from '../language/catalog.ts';
import { useLanguage } from '../language/locale.tsx';

/** Each in its own language, since users who need the other one may not understand this one. */
const names = { en: 'English', de: 'Deutsch' } as const;

/** Switches the language before sign-in. */
export const EntryLanguage = () => {
  const { locale, chooseLocale } = useLanguage();
  return (
    <p className="entry-language">
      {locales
        .filter((other) => other !== locale)
        .map((other) => (
          <Button key={other} variant="quiet" onPress={() => chooseLocale(other)}>
            <span lang={other}>{names[other]}</span>
          </Button>
        ))}
    </p>
  );
};
