import { useState } from 'react';

import { Choice } from '../design/choice.tsx';
import { Section } from '../design/page.tsx';
import { useLanguage, useWords } from '../language/locale.tsx';
import { applyTheme, getTheme, themes } from '../shell/theme.ts';
import { accountWords } from './account.words.ts';

/** Language and theme, for this device only. */
export const AppearanceSection = () => {
  const words = useWords(accountWords);
  const { locale, chooseLocale } = useLanguage();
  const [theme, setTheme] = useState(getTheme);
  return (
    <Section title={words.appearance} lead={words.appearanceLead}>
      <div className="account-choices">
        <Choice
          label={words.language}
          value={locale}
          onChange={chooseLocale}
          options={[
            { value: 'en', text: 'English' },
            { value: 'de', text: 'Deutsch' },
          ]}
        />
        <Choice
          label={words.theme}
          value={theme}
          onChange={(chosen) => {
            applyTheme(chosen);
            setTheme(chosen);
          }}
          options={themes.map((value) => ({ value, text: words[`theme_${value}`] }))}
        />
      </div>
    </Section>
  );
};
