import type { Form } from '../document/form.ts';

/** What each group of fields is given: the form and a way to change it. */
export interface FieldsProps {
  readonly form: Form;
  readonly onSet: (fields: Partial<Form>) => void;
}
