import { Outlet } from '@tanstack/react-router';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, lazy, useEffect, useRef } from 'react';
import type { ComponentType, ReactNode } from 'react';

import { stayInside, useAccount, useLibrary } from '../api/account.ts';
import { followLibrary } from '../api/live-updates.ts';
import { Notice } from '../design/notice.tsx';
import { Loading } from '../design/page.tsx';
import { useWords } from '../language/locale.tsx';
import { useHasTimers } from '../parts/timers/kept-timers.ts';
import { ConnectionNote } from './connection-note.tsx';
import { keepFocus } from './keep-focus.ts';
import { Navigation } from './navigation.tsx';
import { NewVersion } from './new-version.tsx';
import { shellWords } from './shell.words.ts';
import './shell.css';

const Nothing = (): ReactNode => null;

// What is seldom needed is no part of the first screen. Where it cannot be fetched, the screen stays as it is.
const TimerDock = lazy<ComponentType>(async () => {
  try {
    return { default: (await import('../parts/timers/timer-dock.tsx')).TimerDock };
  } catch {
    return { default: Nothing };
  }
});
const Interrupted = lazy(async () => {
  try {
    return { default: (await import('./interrupted.tsx')).Interrupted };
  } catch {
    return { default: SignInElsewhere };
  }
});

/** All that can be said without what could not be fetched. */
const SignInElsewhere = () => {
  const words = useWords(shellWords);
  return (
    <Notice
      kind="warning"
      action={
        <a href="/sign-in" target="_blank" rel="noreferrer">
          {words.signIn}
        </a>
      }
    >
      {words.signedOut}
    </Notice>
  );
};

/**
 * What stands around every screen inside: the way around, and the stream of changes that keeps it true. Whose session
 * ends is told so, and keeps the screen with what they were doing.
 */
export const Shell = () => {
  const words = useWords(shellWords);
  const client = useQueryClient();
  const { id } = useLibrary();
  const hasTimers = useHasTimers();
  const { interruption } = useAccount();
  useEffect(stayInside, []);
  useEffect(() => (interruption === undefined ? followLibrary(id, client) : undefined), [id, client, interruption]);
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
        {interruption !== undefined && (
          <Suspense>
            <Interrupted key={interruption} by={interruption} />
          </Suspense>
        )}
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
