import { useWords } from '../../language/locale.tsx';
import { LONGEST_TITLE } from '../document/form.ts';
import { editorWords } from '../editor.words.ts';
import type { FieldsProps } from './fields.ts';
import { FormField } from './form-field.tsx';
import './head-fields.css';

/** What somebody reads first. */
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
        maxLength={LONGEST_TITLE}
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
