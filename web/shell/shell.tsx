import { Outlet } from '@tanstack/react-router';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect } from 'react';

import { useLibrary } from '../api/account.ts';
import { followLibrary } from '../api/live-updates.ts';
import { Loading } from '../design/page.tsx';
import { useWords } from '../language/locale.tsx';
import { ConnectionNote } from './connection-note.tsx';
import { Navigation } from './navigation.tsx';
import { NewVersion } from './new-version.tsx';
import { shellWords } from './shell.words.ts';
import './shell.css';

/** What stands around every screen inside: the way around, and the stream of changes that keeps it true. */
export const Shell = () => {
  const words = useWords(shellWords);
  const client = useQueryClient();
  const { id } = useLibrary();
  useEffect(() => followLibrary(id, client), [id, client]);
  return (
    <div className="shell">
      <a className="shell-skip" href="#content">
        {words.skip}
      </a>
      <Navigation />
      <NewVersion />
      <main id="content" className="shell-content" tabIndex={-1}>
        <ConnectionNote />
        <Suspense fallback={<Loading label={words.loading} />}>
          <Outlet />
        </Suspense>
      </main>
    </div>
  );
};
