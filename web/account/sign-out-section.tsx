import { useMutation } from '@tanstack/react-query';
import { LogOut } from 'lucide-react';
import { useState } from 'react';

import { useAccount } from '../api/account.ts';
import { Button } from '../design/button.tsx';
import { ConfirmDialog } from '../design/dialog.tsx';
import { ProblemNotice } from '../design/notice.tsx';
import { Section } from '../design/page.tsx';
import { useWords } from '../language/locale.tsx';
import { hasUnsentChanges, clearDevice } from '../offline/clear-device.ts';
import { signOut } from './account.api.ts';
import { accountWords } from './account.words.ts';

/** Ends the session and removes all data from this device; unsent changes only after a confirmation. */
export const SignOutSection = () => {
  const words = useWords(accountWords);
  const { user } = useAccount();
  const [isAsking, setIsAsking] = useState(false);
  const { mutate, error, isPending } = useMutation({
    mutationFn: signOut,
    onSuccess: async () => {
      await clearDevice();
      location.assign('/sign-in');
    },
  });
  return (
    <Section title={words.signOut} lead={words.signOutLead(user?.display_name ?? '')}>
      {error !== null && <ProblemNotice error={error} />}
      <div>
        <Button
          icon={<LogOut aria-hidden />}
          isPending={isPending}
          onPress={() => (hasUnsentChanges() ? setIsAsking(true) : mutate())}
        >
          {words.signOut}
        </Button>
      </div>
      <ConfirmDialog
        title={words.waitingTitle}
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        action={words.signOutAnyway}
        onConfirm={() => mutate()}
        isPending={isPending}
      >
        {words.waitingHint}
      </ConfirmDialog>
    </Section>
  );
};
