import { Link } from '@tanstack/react-router';
import type { LinkProps } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';

import './tabs.css';

/** Tabs that are links to related pages. */
export const LinkTabs = ({
  label,
  tabs,
}: {
  readonly label: string;
  readonly tabs: readonly { readonly to: LinkProps['to']; readonly text: string }[];
}) => {
  const row = useRef<HTMLElement>(null);
  // On a phone the row scrolls, and the current tab may be outside the view.
  useEffect(() => {
    row.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, []);
  return (
    <nav ref={row} className="link-tabs no-print" aria-label={label}>
      {tabs.map(({ to, text }) => (
        <Link key={to} to={to ?? '/'} preload="intent" activeOptions={{ exact: true, includeSearch: false }}>
          {text}
        </Link>
      ))}
    </nav>
  );
};
