import { useQuery } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';

import { useLibrary } from '../api/account.ts';
import { Button } from '../design/button.tsx';
import { ProblemNotice } from '../design/notice.tsx';
import { Loading, Section } from '../design/page.tsx';
import { Rows } from '../design/rows.tsx';
import { useWords } from '../language/locale.tsx';
import { invitationsQuery } from './household.api.ts';
import { InvitationRow } from './invitation-row.tsx';
import { getInvitationState } from './invitation-state.ts';
import { InviteDialog } from './invite-dialog.tsx';
import { membersWords } from './members.words.ts';

/** Invitations; those no longer open are collapsed. */
export const InvitationsSection = () => {
  const words = useWords(membersWords);
  const { id } = useLibrary();
  const [isInviting, setIsInviting] = useState(false);
  const { data = [], error, isPending, refetch } = useQuery(invitationsQuery(id));
  const [now] = useState(() => new Date());
  const { open = [], past = [] } = Object.groupBy(data, (invitation) =>
    getInvitationState(invitation, now).kind === 'open' ? 'open' : 'past',
  );
  return (
    <Section
      title={words.invitations}
      lead={words.invitationsLead}
      actions={
        <Button variant="primary" icon={<UserPlus aria-hidden />} onPress={() => setIsInviting(true)}>
          {words.invite}
        </Button>
      }
    >
      {isPending && <Loading label={words.loading} />}
      {error !== null && <ProblemNotice error={error} onRetry={() => void refetch()} />}
      {!isPending && error === null && open.length === 0 && <p>{words.noInvitations}</p>}
      <Rows>
        {open.map((invitation) => (
          <InvitationRow now={now} key={invitation.id} invitation={invitation} />
        ))}
      </Rows>
      {past.length > 0 && (
        <details>
          <summary>{words.past}</summary>
          <Rows>
            {past.map((invitation) => (
              <InvitationRow now={now} key={invitation.id} invitation={invitation} />
            ))}
          </Rows>
        </details>
      )}
      <InviteDialog isOpen={isInviting} onClose={() => setIsInviting(false)} />
    </Section>
  );
};
