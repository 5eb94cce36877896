import { Link } from '@tanstack/react-router';
import type { LinkProps } from '@tanstack/react-router';

import './tabs.css';

/** Screens that belong together, each with an address of its own. */
export const LinkTabs = ({
  label,
  tabs,
}: {
  readonly label: string;
  readonly tabs: readonly { readonly to: LinkProps['to']; readonly text: string }[];
}) => (
  <nav className="link-tabs no-print" aria-label={label}>
    {tabs.map(({ to, text }) => (
      <Link key={to} to={to ?? '/'} preload="intent" activeOptions={{ exact: true, includeSearch: false }}>
        {text}
      </Link>
    ))}
  </nav>
);
