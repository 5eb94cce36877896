import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { useAccount } from '../api/account.ts';
import { Button } from '../design/button.tsx';
import { ConfirmDialog } from '../design/dialog.tsx';
import { ProblemNotice } from '../design/notice.tsx';
import { Loading } from '../design/page.tsx';
import { useToast } from '../design/toasts.tsx';
import { Rows } from '../design/rows.tsx';
import { useWords } from '../language/locale.tsx';
import { endSession, sessionsQuery } from './account.api.ts';
import { AccountLayout } from './account-layout.tsx';
import { LocalModeNotice } from './local-mode-notice.tsx';
import { SessionRow } from './session-row.tsx';
import { sessionsWords } from './sessions.words.ts';

/** Where the user is signed in. */
export const SessionsPage = () => {
  const words = useWords(sessionsWords);
  const { auth_enabled: authEnabled } = useAccount();
  return (
    <AccountLayout title={words.title} lead={authEnabled ? words.lead : undefined}>
      {authEnabled ? <Sessions /> : <LocalModeNotice />}
    </AccountLayout>
  );
};

const Sessions = () => {
  const words = useWords(sessionsWords);
  const client = useQueryClient();
  const showToast = useToast();
  const [isAsking, setIsAsking] = useState(false);
  const { data = [], error, isPending, refetch } = useQuery(sessionsQuery);
  const end = useMutation({
    mutationFn: endSession,
    onSuccess: async (_, id) => {
      await client.invalidateQueries({ queryKey: sessionsQuery.queryKey });
      showToast({ text: id === 'others' ? words.othersEnded : words.ended });
    },
    onSettled: () => setIsAsking(false),
  });
  return (
    <>
      {isPending && <Loading label={words.loading} />}
      {error !== null && <ProblemNotice error={error} onRetry={() => void refetch()} />}
      {end.error !== null && <ProblemNotice error={end.error} />}
      <Rows>
        {data.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            isEnding={end.isPending && end.variables === session.id}
            onEnd={() => end.mutate(session.id)}
          />
        ))}
      </Rows>
      {data.some(({ current }) => !current) && (
        <div>
          <Button variant="danger" onPress={() => setIsAsking(true)}>
            {words.endOthers}
          </Button>
        </div>
      )}
      <ConfirmDialog
        title={words.othersTitle}
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        action={words.endOthers}
        onConfirm={() => end.mutate('others')}
        isPending={end.isPending}
      >
        {words.othersHint}
      </ConfirmDialog>
    </>
  );
};
