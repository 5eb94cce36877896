import { Link } from '@tanstack/react-router';
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

interface Place {
  readonly to: NonNullable<LinkProps['to']>;
  readonly text: keyof typeof shellWords &
    ('recipes' | 'plan' | 'shopping' | 'pantry' | 'books' | 'import' | 'library' | 'account' | 'more');
  readonly icon: LucideIcon;
  /** On a phone there is room for five. */
  readonly on: 'both' | 'desk' | 'phone';
}

const places: readonly Place[] = [
  { to: '/', text: 'recipes', icon: UtensilsCrossed, on: 'both' },
  { to: '/plan', text: 'plan', icon: CalendarDays, on: 'both' },
  { to: '/shopping', text: 'shopping', icon: ShoppingBasket, on: 'both' },
  { to: '/pantry', text: 'pantry', icon: Refrigerator, on: 'both' },
  { to: '/books', text: 'books', icon: BookOpen, on: 'desk' },
  { to: '/import', text: 'import', icon: Import, on: 'desk' },
  { to: '/library', text: 'library', icon: Library, on: 'desk' },
  { to: '/account', text: 'account', icon: UserRound, on: 'desk' },
  { to: '/more', text: 'more', icon: Ellipsis, on: 'both' },
];

/** A rail at the side of a desk, a bar under the thumb on a phone. */
export const Navigation = () => {
  const words = useWords(shellWords);
  const { name } = useLibrary();
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
        {places.map(({ to, text, icon: Icon, on }) => (
          <li key={to} data-on={on}>
            <Link
              to={to}
              className="navigation-link"
              preload="intent"
              activeOptions={{ exact: to === '/', includeSearch: false }}
            >
              <Icon aria-hidden />
              <span>{words[text]}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
};
