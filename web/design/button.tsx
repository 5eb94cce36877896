import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Button as AriaButton } from 'react-aria-components';
import type { ButtonProps as AriaButtonProps } from 'react-aria-components';

import './button.css';

/** `primary` is what the screen is for, once on each; `danger` takes something away; `quiet` has no edge. */
export type Look = 'primary' | 'plain' | 'quiet' | 'danger';

export interface ButtonProps extends Omit<AriaButtonProps, 'children' | 'className' | 'style'> {
  readonly look?: Look;
  readonly icon?: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A button with words. While `isPending`, it cannot be pressed again and tells so. */
export const Button = ({ look = 'plain', icon, className, children, ...rest }: ButtonProps) => (
  <AriaButton {...rest} className={clsx('button', className)} data-look={look}>
    {icon}
    <span>{children}</span>
  </AriaButton>
);

export interface IconButtonProps extends Omit<ButtonProps, 'children' | 'icon'> {
  /** What it does: its name for who does not see the picture, and its hint for who does. */
  readonly label: string;
  readonly children: ReactNode;
}

/** A button with a picture alone. */
export const IconButton = ({ look = 'quiet', label, className, children, ...rest }: IconButtonProps) => (
  <AriaButton {...rest} aria-label={label} className={clsx('button button-icon', className)} data-look={look}>
    <span title={label}>{children}</span>
  </AriaButton>
);
