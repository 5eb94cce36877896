import { clsx } from 'clsx';
import { Ellipsis } from 'lucide-react';
import type { ReactNode } from 'react';
import { Menu as AriaMenu, MenuItem as AriaMenuItem, MenuTrigger, Popover, Separator } from 'react-aria-components';
import type { MenuItemProps as AriaMenuItemProps } from 'react-aria-components';

import { Button, IconButton } from './button.tsx';
import './menu.css';

export interface MenuProps {
  /** What it is a menu of. */
  readonly label: string;
  /** Words on its button in place of the three dots. */
  readonly button?: ReactNode;
  readonly icon?: ReactNode;
  readonly children: ReactNode;
}

/** Further actions behind a button. */
export const Menu = ({ label, button, icon, children }: MenuProps) => (
  <MenuTrigger>
    {button === undefined ? (
      <IconButton label={label}>{icon ?? <Ellipsis />}</IconButton>
    ) : (
      <Button icon={icon}>{button}</Button>
    )}
    <Popover className="menu-popover">
      <AriaMenu className="menu" aria-label={label}>
        {children}
      </AriaMenu>
    </Popover>
  </MenuTrigger>
);

export interface MenuItemProps extends Omit<AriaMenuItemProps, 'children' | 'className' | 'style'> {
  readonly icon?: ReactNode;
  readonly look?: 'plain' | 'danger';
  readonly children: string;
}

export const MenuItem = ({ icon, look = 'plain', children, ...rest }: MenuItemProps) => (
  <AriaMenuItem {...rest} textValue={children} className={clsx('menu-item')} data-look={look}>
    {icon}
    <span>{children}</span>
  </AriaMenuItem>
);

export const MenuSeparator = () => <Separator className="menu-separator" />;
