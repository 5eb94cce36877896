import { Label, Radio, RadioGroup } from 'react-aria-components';
import { clsx } from 'clsx';

import './choice.css';

export interface ChoiceProps<T extends string> {
  readonly label: string;
  readonly hideLabel?: boolean;
  readonly value: T | undefined;
  readonly options: readonly { readonly value: T; readonly text: string }[];
  readonly onChange: (value: T) => void;
  readonly isDisabled?: boolean;
}

/** A row of radio buttons, with all options visible. */
export const Choice = <T extends string>({
  label,
  hideLabel,
  value,
  options,
  onChange,
  isDisabled,
}: ChoiceProps<T>) => (
  <RadioGroup
    className="choice"
    value={value ?? null}
    onChange={(chosen) => {
      const option = options.find((one) => one.value === chosen);
      if (option !== undefined) onChange(option.value);
    }}
    isDisabled={isDisabled}
    orientation="horizontal"
  >
    <Label className={clsx(hideLabel === true && 'visually-hidden')}>{label}</Label>
    <div className="choice-options">
      {options.map((option) => (
        <Radio key={option.value} value={option.value} className="choice-option">
          {option.text}
        </Radio>
      ))}
    </div>
  </RadioGroup>
);
