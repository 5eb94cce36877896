import { Link, useLocation } from '@tanstack/react-router';
import type { LinkProps } from '@tanstack/react-router';
import {
  BookOpen,
  CalendarDays,
  Ellipsis,
  Import,
  Library,
  Refrigerator,
  ShoppingBasket,
  UserRound,
  UtensilsCrossed,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';

import { useLibrary } from '../api/account.ts';
import { useWords } from '../language/locale.tsx';
import { shellWords } from './shell.words.ts';
import './navigation.css';

interface NavigationItem {
  readonly to: NonNullable<LinkProps['to']>;
  readonly text: keyof typeof shellWords &
    ('recipes' | 'plan' | 'shopping' | 'pantry' | 'books' | 'import' | 'library' | 'account' | 'more');
  readonly icon: LucideIcon;
  /** On a phone there is room for five. */
  readonly on: 'both' | 'desk';
  /** Further paths that belong to this place. */
  readonly also?: readonly string[];
}

const navigationItems: readonly NavigationItem[] = [
  { to: '/', text: 'recipes', icon: UtensilsCrossed, on: 'both', also: ['/recipes', '/trash', '/tags'] },
  { to: '/plan', text: 'plan', icon: CalendarDays, on: 'both', also: ['/saved-meals'] },
  { to: '/shopping', text: 'shopping', icon: ShoppingBasket, on: 'both' },
  { to: '/pantry', text: 'pantry', icon: Refrigerator, on: 'both' },
  { to: '/books', text: 'books', icon: BookOpen, on: 'desk' },
  { to: '/import', text: 'import', icon: Import, on: 'desk' },
  { to: '/library', text: 'library', icon: Library, on: 'desk' },
  { to: '/account', text: 'account', icon: UserRound, on: 'desk' },
  { to: '/more', text: 'more', icon: Ellipsis, on: 'both', also: ['/jobs', '/instance'] },
];

const desktopOnlyPaths = navigationItems.filter(({ on }) => on === 'desk').map(({ to }) => to);

const isUnder = (path: string, roots: readonly string[]): boolean =>
  roots.some((root) => path === root || path.startsWith(`${root}/`));

/** Whether to highlight a place for a page it does not link to: on a phone, what does not fit belongs to "more". */
const isWithin = (path: string, { to, also = [] }: Pick<NavigationItem, 'to' | 'also'>): 'phone' | boolean => {
  if (isUnder(path, also)) return true;
  return to === '/more' && isUnder(path, desktopOnlyPaths) && 'phone';
};

/** A rail at the side on desktop, a bar at the bottom on a phone. */
export const Navigation = () => {
  const words = useWords(shellWords);
  const { name } = useLibrary();
  const { pathname } = useLocation();
  return (
    <nav className="navigation no-print" aria-label={words.navigation}>
      <Link to="/" className="navigation-home">
        <img src="/icon.svg" alt="" width={36} height={36} />
        <span className="navigation-name">
          <strong>Tureen</strong>
          <span>{name}</span>
        </span>
      </Link>
      <ul>
        {navigationItems.map(({ icon: Icon, ...place }) => (
          <li key={place.to} data-on={place.on}>
            <Link
              to={place.to}
              className="navigation-link"
              data-within={isWithin(pathname, place) || undefined}
              preload="intent"
              activeOptions={{ exact: place.to === '/', includeSearch: false }}
            >
              <Icon aria-hidden />
              <span>{words[place.text]}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
};
