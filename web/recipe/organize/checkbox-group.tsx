import { Checkbox } from '../../design/field.tsx';
import './checkbox-group.css';

export interface CheckboxGroupProps {
  readonly title: string;
  /** Shown if there are no options. */
  readonly empty?: string;
  readonly options: readonly { readonly id: string; readonly name: string; readonly color?: string }[];
  readonly chosen: readonly string[];
  readonly onChange: (id: string, isOn: boolean) => void;
}

/** Checkboxes for a few options. */
export const CheckboxGroup = ({ title, empty, options, chosen, onChange }: CheckboxGroupProps) => (
  <fieldset className="choice-group">
    <legend>{title}</legend>
    {options.length === 0 && <p>{empty}</p>}
    {options.map(({ id, name, color }) => (
      <Checkbox key={id} isSelected={chosen.includes(id)} onChange={(isOn) => onChange(id, isOn)}>
        {color !== undefined && color !== '' && (
          <span className="choice-group-dot" style={{ backgroundColor: color }} aria-hidden />
        )}
        {name}
      </Checkbox>
    ))}
  </fieldset>
);
