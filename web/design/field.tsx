import { clsx } from 'clsx';
import { useId } from 'react';
import type { ReactNode, SelectHTMLAttributes } from 'react';
import {
  Checkbox as AriaCheckbox,
  FieldError,
  Input,
  Label,
  SearchField as AriaSearchField,
  Switch as AriaSwitch,
  Text,
  TextArea,
  TextField as AriaTextField,
} from 'react-aria-components';
import type {
  CheckboxProps as AriaCheckboxProps,
  SearchFieldProps as AriaSearchFieldProps,
  SwitchProps as AriaSwitchProps,
  TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components';
import { Check, Minus, Search, X } from 'lucide-react';

import { IconButton } from './button.tsx';
import './field.css';

export interface TextFieldProps extends Omit<AriaTextFieldProps, 'children' | 'className' | 'style'> {
  readonly label: string;
  /** Shown below the field and read with it. */
  readonly hint?: ReactNode;
  /** The initial number of lines of a multi-line field, which grows with its content. */
  readonly lines?: number;
  readonly placeholder?: string;
  /** For fields whose position makes the label redundant visually. */
  readonly hideLabel?: boolean;
  readonly className?: string;
  readonly list?: string;
}

/** A text field with label, hint and validation error. */
export const TextField = ({ label, hint, lines, placeholder, hideLabel, className, list, ...rest }: TextFieldProps) => (
  <AriaTextField {...rest} className={clsx('field', className)}>
    <Label className={clsx(hideLabel === true && 'visually-hidden')}>{label}</Label>
    {lines === undefined ? (
      <Input className="field-input" placeholder={placeholder} list={list} />
    ) : (
      <TextArea className="field-input" rows={lines} placeholder={placeholder} />
    )}
    {hint !== undefined && (
      <Text slot="description" className="field-hint">
        {hint}
      </Text>
    )}
    <FieldError className="field-fault" />
  </AriaTextField>
);

export interface SearchFieldProps extends Omit<AriaSearchFieldProps, 'children' | 'className' | 'style'> {
  readonly label: string;
  readonly placeholder?: string;
  readonly clearLabel: string;
  readonly className?: string;
}

export const SearchField = ({ label, placeholder, clearLabel, className, ...rest }: SearchFieldProps) => (
  <AriaSearchField {...rest} aria-label={label} className={clsx('field-search', className)}>
    <Search aria-hidden />
    <Input placeholder={placeholder ?? label} />
    <IconButton label={clearLabel}>
      <X />
    </IconButton>
  </AriaSearchField>
);

export interface SelectFieldProps extends Omit<SelectHTMLAttributes<HTMLSelectElement>, 'onChange'> {
  readonly label: string;
  readonly hideLabel?: boolean;
  readonly hint?: ReactNode;
  readonly onChange: (value: string) => void;
}

/** The native select, which is easiest to use on a phone. */
export const SelectField = ({ label, hideLabel, hint, className, onChange, children, ...rest }: SelectFieldProps) => {
  const id = useId();
  return (
    <div className={clsx('field', className)}>
      <label htmlFor={id} className={clsx(hideLabel === true && 'visually-hidden')}>
        {label}
      </label>
      <select
        {...rest}
        id={id}
        className="field-input"
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        onChange={({ target }) => onChange(target.value)}
      >
        {children}
      </select>
      {hint !== undefined && (
        <span id={`${id}-hint`} className="field-hint">
          {hint}
        </span>
      )}
    </div>
  );
};

export interface CheckboxProps extends Omit<AriaCheckboxProps, 'children' | 'className' | 'style'> {
  readonly children?: ReactNode;
  readonly className?: string;
}

export const Checkbox = ({ children, className, ...rest }: CheckboxProps) => (
  <AriaCheckbox {...rest} className={clsx('checkbox', className)}>
    {({ isIndeterminate }) => (
      <>
        <span className="checkbox-box" aria-hidden>
          {isIndeterminate ? <Minus /> : <Check />}
        </span>
        {children !== undefined && <span>{children}</span>}
      </>
    )}
  </AriaCheckbox>
);

export interface SwitchProps extends Omit<AriaSwitchProps, 'children' | 'className' | 'style'> {
  readonly children: ReactNode;
}

/** For settings that take effect at once. */
export const Switch = ({ children, ...rest }: SwitchProps) => (
  <AriaSwitch {...rest} className="switch">
    <span className="switch-track" aria-hidden />
    <span>{children}</span>
  </AriaSwitch>
);
