import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Button as AriaButton } from 'react-aria-components';
import type { ButtonProps as AriaButtonProps } from 'react-aria-components';

import './button.css';

/** `primary` is the main action, once per page; `danger` removes something; `quiet` has no border. */
export type ButtonVariant = 'primary' | 'plain' | 'quiet' | 'danger';

export interface ButtonProps extends Omit<AriaButtonProps, 'children' | 'className' | 'style'> {
  readonly variant?: ButtonVariant;
  readonly icon?: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A button with text. While `isPending` it is disabled and announces that. */
export const Button = ({ variant = 'plain', icon, className, children, ...rest }: ButtonProps) => (
  <AriaButton {...rest} className={clsx('button', className)} data-look={variant}>
    {icon}
    <span>{children}</span>
  </AriaButton>
);

export interface IconButtonProps extends Omit<ButtonProps, 'children' | 'icon'> {
  /** Accessible name and tooltip. */
  readonly label: string;
  readonly children: ReactNode;
}

/** A button with only an icon. */
export const IconButton = ({ variant = 'quiet', label, className, children, ...rest }: IconButtonProps) => (
  <AriaButton {...rest} aria-label={label} className={clsx('button button-icon', className)} data-look={variant}>
    <span title={label}>{children}</span>
  </AriaButton>
);
