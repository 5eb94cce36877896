import { createLink } from '@tanstack/react-router';
import type { LinkComponent } from '@tanstack/react-router';
import { clsx } from 'clsx';
import type { AnchorHTMLAttributes, ReactNode } from 'react';

import type { ButtonVariant } from './button.tsx';
import './button.css';

interface AnchorButtonProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly variant?: ButtonVariant;
  readonly icon?: ReactNode;
}

/** For links outside the app: a download, a page of the service. */
export const AnchorButton = ({ variant = 'plain', icon, className, children, ...rest }: AnchorButtonProps) => (
  <a {...rest} className={clsx('button', className)} data-look={variant}>
    {icon}
    <span>{children}</span>
  </a>
);

const Linked = createLink(AnchorButton);

/** A link styled as a button: navigation is a link, an action is a button. */
export const LinkButton: LinkComponent<typeof AnchorButton> = (props) => <Linked preload="intent" {...props} />;
