import { Link } from '@tanstack/react-router';
import type { LinkProps } from '@tanstack/react-router';
import { BookOpen, Import, Library, ListChecks, ScrollText, Server, Soup, Tags, Trash2, UserRound } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';

import { useAccount } from '../api/account.ts';
import { Page } from '../design/page.tsx';
import { useWords } from '../language/locale.tsx';
import { shellWords } from './shell.words.ts';
import './more-page.css';

interface MoreLink {
  readonly to: NonNullable<LinkProps['to']>;
  readonly text: 'books' | 'import' | 'trash' | 'savedMeals' | 'tags' | 'jobs' | 'library' | 'account' | 'instance';
  readonly icon: LucideIcon;
}

const links: readonly MoreLink[] = [
  { to: '/books', text: 'books', icon: BookOpen },
  { to: '/import', text: 'import', icon: Import },
  { to: '/saved-meals', text: 'savedMeals', icon: Soup },
  { to: '/tags', text: 'tags', icon: Tags },
  { to: '/trash', text: 'trash', icon: Trash2 },
  { to: '/jobs', text: 'jobs', icon: ListChecks },
  { to: '/library', text: 'library', icon: Library },
  { to: '/account', text: 'account', icon: UserRound },
];

const instanceLink: MoreLink = { to: '/instance', text: 'instance', icon: Server };

/** Everything that does not fit into the navigation bar. */
export const MorePage = () => {
  const words = useWords(shellWords);
  const { user } = useAccount();
  return (
    <Page title={words.more} width="reading">
      <ul className="more-places">
        {[...links, ...(user?.instance_admin === true ? [instanceLink] : [])].map(({ to, text, icon: Icon }) => (
          <li key={to}>
            <Link to={to} preload="intent">
              <Icon aria-hidden />
              {words[text]}
            </Link>
          </li>
        ))}
        <li>
          <a href="/api/v1/docs">
            <ScrollText aria-hidden />
            {words.reference}
          </a>
        </li>
      </ul>
    </Page>
  );
};
