import { useWords } from '../../language/locale.tsx';
import { editorWords } from '../editor.words.ts';
import type { FieldsProps } from './fields.ts';
import { FormField } from './form-field.tsx';
import './measure-fields.css';

/** How much it makes, and how long it takes. */
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
