import type { Context, ReactNode, RefObject } from 'react';
import { Menu, MenuItem, Popover, Separator } from 'react-aria-components';

import './menu.css';

export interface MenuParts {
  readonly Item: typeof MenuItem;
  readonly Line: typeof Separator;
}

const parts: MenuParts = { Item: MenuItem, Line: Separator };

export interface MenuPopoverProps {
  readonly label: string;
  readonly triggerRef: RefObject<HTMLButtonElement | null>;
  readonly onClose: () => void;
  readonly context: Context<MenuParts | undefined>;
  readonly children: ReactNode;
}

/** The popover of a menu. */
export const MenuPopover = ({ label, triggerRef, onClose, context: Parts, children }: MenuPopoverProps) => (
  <Popover className="menu-popover" triggerRef={triggerRef} isOpen onOpenChange={(open) => !open && onClose()}>
    <Menu className="menu" aria-label={label} autoFocus="first" onClose={onClose}>
      <Parts value={parts}>{children}</Parts>
    </Menu>
  </Popover>
);
