import { SelectField } from '../../design/field.tsx';
import { Section } from '../../design/page.tsx';
import { useLanguage, useWords } from '../../language/locale.tsx';
import { editorWords } from '../editor.words.ts';
import type { FieldsProps } from './fields.ts';
import { FormField } from './form-field.tsx';
import './origin-fields.css';

/** Those whose lists of ingredients can be read; a recipe in another one keeps it. */
const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pt', 'sv'];

const LanguageField = ({ form, onSet }: FieldsProps) => {
  const words = useWords(editorWords);
  const { locale } = useLanguage();
  const names = new Intl.DisplayNames(locale, { type: 'language' });
  const tags = LANGUAGES.includes(form.language) || form.language === '' ? LANGUAGES : [form.language, ...LANGUAGES];
  return (
    <SelectField
      name="language"
      label={words.language}
      hint={words.languageHint}
      value={form.language}
      onChange={(language) => onSet({ language })}
    >
      <option value="">{words.languageUnsaid}</option>
      {tags.map((tag) => (
        <option key={tag} value={tag}>
          {names.of(tag)}
        </option>
      ))}
    </SelectField>
  );
};

/** What is worth knowing beside the cooking: notes, and where it comes from. */
export const OriginFields = (props: FieldsProps) => {
  const words = useWords(editorWords);
  return (
    <Section title={words.origin}>
      <FormField {...props} name="notes" label={words.notes} lines={3} />
      <div className="origin-fields">
        <FormField {...props} name="sourceName" label={words.sourceName} placeholder={words.sourceNameHint} />
        <FormField {...props} name="sourceUrl" label={words.sourceUrl} placeholder="https://" type="url" />
        <FormField {...props} name="authors" label={words.authors} hint={words.authorsHint} lines={1} />
        <LanguageField {...props} />
      </div>
    </Section>
  );
};
