import { createLink } from '@tanstack/react-router';
import type { LinkComponent } from '@tanstack/react-router';
import { clsx } from 'clsx';
import type { AnchorHTMLAttributes, ReactNode } from 'react';

import type { Look } from './button.tsx';
import './button.css';

interface LookProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly look?: Look;
  readonly icon?: ReactNode;
}

/** For links outside the app: a download, a page of the service. */
export const AnchorButton = ({ look = 'plain', icon, className, children, ...rest }: LookProps) => (
  <a {...rest} className={clsx('button', className)} data-look={look}>
    {icon}
    <span>{children}</span>
  </a>
);

const Linked = createLink(AnchorButton);

/** A link styled as a button: navigation is a link, an action is a button. */
export const LinkButton: LinkComponent<typeof AnchorButton> = (props) => <Linked preload="intent" {...props} />;
