import { TextField } from '../../design/field.tsx';
import type { TextFieldProps } from '../../design/field.tsx';
import type { Form } from '../document/form.ts';

/** The names of plain text fields. */
type TextName = { [K in keyof Form]: Form[K] extends string ? K : never }[keyof Form];

export interface FormFieldProps
  extends FieldsProps, Pick<TextFieldProps, 'label' | 'hint' | 'lines' | 'placeholder' | 'maxLength'> {
  readonly name: TextName;
  readonly className?: string;
  readonly type?: 'text' | 'url';
  /** For text that wraps but has no line breaks. */
  readonly isOneLine?: boolean;
  readonly autoFocus?: boolean;
}

/** A field of the form by name, which also selects its validation error. */
export const FormField = ({ name, form, onSet, isOneLine = false, ...rest }: FormFieldProps) => (
  <TextField
    {...rest}
    name={name}
    value={form[name]}
    onChange={(text) => onSet({ [name]: isOneLine ? text.replaceAll(/\s*\n\s*/g, ' ') : text })}
  />
);

/** Props of every group of fields: the form and a way to change it. */
export interface FieldsProps {
  readonly form: Form;
  readonly onSet: (fields: Partial<Form>) => void;
}
