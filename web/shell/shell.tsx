import { Outlet } from '@tanstack/react-router';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, lazy, useEffect, useRef } from 'react';
import type { ComponentType, ReactNode } from 'react';

import { keepPageOpen, useAccount, useLibrary } from '../api/account.ts';
import { followLibrary } from '../api/live-updates.ts';
import { Notice } from '../design/notice.tsx';
import { Loading } from '../design/page.tsx';
import { useWords } from '../language/locale.tsx';
import { useHasTimers } from '../parts/timers/has-timers.ts';
import { OfflineNotice } from './offline-notice.tsx';
import { preserveFocus } from './preserve-focus.ts';
import { Navigation } from './navigation.tsx';
import { NewVersionToast } from './new-version-toast.tsx';
import { shellWords } from './shell.words.ts';
import './shell.css';

const Empty = (): ReactNode => null;

// Rarely needed, so not part of the first bundle. If loading fails, the page stays as it is.
const TimerDock = lazy<ComponentType>(async () => {
  try {
    return { default: (await import('../parts/timers/timer-dock.tsx')).TimerDock };
  } catch {
    return { default: Empty };
  }
});
const Interrupted = lazy(async () => {
  try {
    return { default: (await import('./interrupted.tsx')).Interrupted };
  } catch {
    return { default: SignInElsewhere };
  }
});

/** The fallback if the dialog could not be loaded. */
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
 * The layout of every signed-in page: navigation, and the event stream that keeps its data fresh. When the session
 * ends, a notice says so and the page stays as it is.
 */
export const Shell = () => {
  const words = useWords(shellWords);
  const client = useQueryClient();
  const { id } = useLibrary();
  const hasTimers = useHasTimers();
  const { interruption } = useAccount();
  useEffect(keepPageOpen, []);
  useEffect(() => (interruption === undefined ? followLibrary(id, client) : undefined), [id, client, interruption]);
  const content = useRef<HTMLElement>(null);
  useEffect(() => (content.current === null ? undefined : preserveFocus(content.current)), []);
  return (
    <div className="shell">
      <a className="shell-skip" href="#content">
        {words.skip}
      </a>
      <Navigation />
      <NewVersionToast />
      <main ref={content} id="content" className="shell-content" tabIndex={-1}>
        <OfflineNotice />
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
