import { Ellipsis } from 'lucide-react';
import { Suspense, createContext, lazy, use, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { MenuItemProps as AriaMenuItemProps } from 'react-aria-components';

import { Button, IconButton } from './button.tsx';
import type { MenuParts } from './menu-popover.tsx';

/** Loaded on hover or focus: it is larger than most pages that use it. */
const loadPopover = () => import('./menu-popover.tsx');
const MenuPopover = lazy(async () => ({ default: (await loadPopover()).MenuPopover }));

export interface MenuProps {
  /** What it is a menu of. */
  readonly label: string;
  /** Text on its button in place of the three dots. */
  readonly button?: ReactNode;
  readonly icon?: ReactNode;
  readonly children: ReactNode;
}

/** Further actions behind a button. */
export const Menu = ({ label, button, icon, children }: MenuProps) => {
  const trigger = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const close = (): void => {
    setOpen(false);
    trigger.current?.focus();
  };
  const behavior = {
    ref: trigger,
    'aria-haspopup': 'menu',
    'aria-expanded': isOpen,
    onHoverStart: () => void loadPopover(),
    onFocus: () => void loadPopover(),
    onPress: () => setOpen(!isOpen),
    onKeyDown: ({ key }: { readonly key: string }) => {
      if (key === 'ArrowDown' || key === 'ArrowUp') setOpen(true);
    },
  } as const;
  return (
    <>
      {button === undefined ? (
        <IconButton {...behavior} label={label}>
          {icon ?? <Ellipsis />}
        </IconButton>
      ) : (
        <Button {...behavior} icon={icon}>
          {button}
        </Button>
      )}
      {isOpen && (
        <Suspense>
          <MenuPopover label={label} triggerRef={trigger} onClose={close} context={PartsContext}>
            {children}
          </MenuPopover>
        </Suspense>
      )}
    </>
  );
};

/** The item components, available inside an open menu only. */
const PartsContext = createContext<MenuParts | undefined>(undefined);

const useParts = (): MenuParts => {
  const parts = use(PartsContext);
  if (parts === undefined) throw new Error('an item of a menu stands in a menu');
  return parts;
};

export interface MenuItemProps extends Omit<AriaMenuItemProps, 'children' | 'className' | 'style'> {
  readonly icon?: ReactNode;
  readonly variant?: 'plain' | 'danger';
  readonly children: string;
}

export const MenuItem = ({ icon, variant = 'plain', children, ...rest }: MenuItemProps) => {
  const { Item } = useParts();
  return (
    <Item {...rest} textValue={children} className="menu-item" data-look={variant}>
      {icon}
      <span>{children}</span>
    </Item>
  );
};

export const MenuSeparator = () => {
  const { Line } = useParts();
  return <Line className="menu-separator" />;
};
