import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

import { accountQuery } from '../api/account.ts';
import type { AccountState, Interruption } from '../api/account.ts';
import { caller, onSessionRefused } from '../api/client.ts';
import { Button } from '../design/button.tsx';
import { Dialog, DialogActions } from '../design/dialog.tsx';
import { Notice } from '../design/notice.tsx';
import { useWords } from '../language/locale.tsx';
import { sync } from '../offline/sync.ts';
import { SignInForm } from '../parts/sign-in/sign-in-form.tsx';
import { interruptedWords } from './interrupted.words.ts';

/** Explains why nothing can be sent, above the current page; when closed, a notice remains to reopen it. */
export const Interrupted = ({ by }: { readonly by: Interruption }) => {
  const words = useWords(interruptedWords);
  const [isOpen, setOpen] = useState(true);
  const client = useQueryClient();
  // Reopens with each refused request: the notice may be hidden behind another dialog.
  useEffect(() => onSessionRefused(() => setOpen(true)), []);
  useEffect(() => {
    // The user may have signed in again in another tab.
    const refetchAccount = (): void => void client.invalidateQueries({ queryKey: accountQuery.queryKey });
    addEventListener('focus', refetchAccount);
    return () => {
      removeEventListener('focus', refetchAccount);
      sync.reconnect();
    };
  }, [client]);
  const close = (): void => setOpen(false);
  const title = by === 'signed-out' ? words.signedOut : words.libraryGone;
  return (
    <>
      <Notice kind="warning" action={<Button onPress={() => setOpen(true)}>{words.goOn}</Button>}>
        {title}
      </Notice>
      <Dialog title={title} isOpen={isOpen} onClose={close} isPersistent>
        {by === 'signed-out' ? <SignInAgain /> : <LibraryGone onClose={close} />}
      </Dialog>
    </>
  );
};

/** The same user continues where they were; for another one the app reloads. */
const SignInAgain = () => {
  const words = useWords(interruptedWords);
  const client = useQueryClient();
  const resume = async (account: AccountState): Promise<void> => {
    if (account.user?.id !== caller.userId || account.recovery_authenticated) return location.assign('/');
    // Fetched as usual: the user may have lost access to the library.
    const { interruption } = await client.fetchQuery({ ...accountQuery, staleTime: 0 });
    if (interruption === undefined) await client.invalidateQueries();
    return undefined;
  };
  return (
    <div className="dialog-body">
      <p>{words.signedOutHint}</p>
      <SignInForm onSignedIn={resume} />
      <p>
        {/* In a new tab, since other sign-in methods leave the page. This one continues on its own. */}
        <a href="/sign-in" target="_blank" rel="noreferrer">
          {words.otherwise}
        </a>
      </p>
    </div>
  );
};

const LibraryGone = ({ onClose }: { readonly onClose: () => void }) => {
  const words = useWords(interruptedWords);
  return (
    <div className="dialog-body">
      <p>{words.libraryGoneHint}</p>
      <DialogActions>
        <Button onPress={onClose}>{words.stay}</Button>
        <Button variant="primary" onPress={() => location.assign('/')}>
          {words.leave}
        </Button>
      </DialogActions>
    </div>
  );
};
