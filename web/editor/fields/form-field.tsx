import { TextField } from '../../design/field.tsx';
import type { TextFieldProps } from '../../design/field.tsx';
import type { Form } from '../document/form.ts';
import type { FieldsProps } from './fields.ts';

/** The fields that are plain text. */
type TextName = { [K in keyof Form]: Form[K] extends string ? K : never }[keyof Form];

export interface FormFieldProps
  extends FieldsProps, Pick<TextFieldProps, 'label' | 'hint' | 'lines' | 'placeholder' | 'maxLength'> {
  readonly name: TextName;
  readonly className?: string;
  readonly type?: 'text' | 'url';
  /** For a text that wraps and has no lines of its own. */
  readonly isOneLine?: boolean;
  readonly autoFocus?: boolean;
}

/** A field of the form by its name, by which the form also tells it what is wrong. */
export const FormField = ({ name, form, onSet, isOneLine = false, ...rest }: FormFieldProps) => (
  <TextField
    {...rest}
    name={name}
    value={form[name]}
    onChange={(text) => onSet({ [name]: isOneLine ? text.replaceAll(/\s*\n\s*/g, ' ') : text })}
  />
);
