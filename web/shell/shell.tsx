import { Navigate, Outlet, useLocation, useNavigate } from '@tanstack/react-router';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, lazy, useEffect, useRef, useState } from 'react';

import { useAccount, useLibrary } from '../api/account.ts';
import { followLibrary } from '../api/live-updates.ts';
import { Loading } from '../design/page.tsx';
import { useWords } from '../language/locale.tsx';
import { useHasTimers } from '../parts/timers/kept-timers.ts';
import { ConnectionNote } from './connection-note.tsx';
import { keepFocus } from './keep-focus.ts';
import { Navigation } from './navigation.tsx';
import { NewVersion } from './new-version.tsx';
import { shellWords } from './shell.words.ts';
import './shell.css';

/** Inside for as long as one may be: whose session ends, or who loses the last library, is led outside. */
export const Shell = () => {
  const { user, libraries } = useAccount();
  if (user === null) return <ToSignIn />;
  if (libraries.length === 0) return <Navigate to="/welcome" replace />;
  return <Inside />;
};

/** Once, from where one was: the address is another as soon as it begins. */
const ToSignIn = () => {
  const navigate = useNavigate();
  const { href } = useLocation();
  const [next] = useState(href);
  useEffect(() => void navigate({ to: '/sign-in', search: { next }, replace: true }), [navigate, next]);
  return null;
};

const TimerDock = lazy(async () => ({ default: (await import('../parts/timers/timer-dock.tsx')).TimerDock }));

/** What stands around every screen inside: the way around, and the stream of changes that keeps it true. */
const Inside = () => {
  const words = useWords(shellWords);
  const client = useQueryClient();
  const { id } = useLibrary();
  const hasTimers = useHasTimers();
  useEffect(() => followLibrary(id, client), [id, client]);
  const content = useRef<HTMLElement>(null);
  useEffect(() => (content.current === null ? undefined : keepFocus(content.current)), []);
  return (
    <div className="shell">
      <a className="shell-skip" href="#content">
        {words.skip}
      </a>
      <Navigation />
      <NewVersion />
      <main ref={content} id="content" className="shell-content" tabIndex={-1}>
        <ConnectionNote />
        {hasTimers && (
          <Suspense>
            <TimerDock />
          </Suspense>
        )}
        <Suspense fallback={<Loading label={words.loading} />}>
          <Outlet />
        </Suspense>
      </main>
    </div>
  );
};
