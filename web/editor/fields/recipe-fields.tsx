import { useWords, useLanguage } from '../../language/locale.tsx';
import { MAX_TITLE_LENGTH } from '../document/form.ts';
import { editorWords } from '../editor.words.ts';
import type { FieldsProps } from './form-field.tsx';
import { FormField } from './form-field.tsx';
import { SelectField } from '../../design/field.tsx';
import { Section } from '../../design/page.tsx';
import './recipe-fields.css';

/** Title and description. */
export const HeadFields = ({ isNew, ...fields }: FieldsProps & { readonly isNew: boolean }) => {
  const words = useWords(editorWords);
  return (
    <div className="head-fields">
      <FormField
        {...fields}
        name="title"
        className="head-fields-title"
        label={words.title}
        placeholder={words.titleHint}
        lines={1}
        maxLength={MAX_TITLE_LENGTH}
        isOneLine
        autoFocus={isNew}
      />
      <FormField
        {...fields}
        name="description"
        label={words.description}
        placeholder={words.descriptionHint}
        lines={2}
      />
    </div>
  );
};

/** Yield and times. */
export const MeasureFields = (props: FieldsProps) => {
  const words = useWords(editorWords);
  return (
    <div className="measure-fields">
      <FormField
        {...props}
        name="yields"
        className="measure-fields-yields"
        label={words.yields}
        placeholder={words.yieldsHint}
      />
      <FormField {...props} name="active" label={words.active} placeholder={words.timeHint} />
      <FormField {...props} name="total" label={words.total} placeholder={words.timeHint} />
    </div>
  );
};

/** The languages the ingredient parser supports; a recipe in another one keeps it. */
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

/** Notes and source. */
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
