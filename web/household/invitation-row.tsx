import { useMutation, useQueryClient } from '@tanstack/react-query';

import { Button } from '../design/button.tsx';
import { ProblemNotice } from '../design/notice.tsx';
import { useToast } from '../design/toasts.tsx';
import { RowText } from '../design/rows.tsx';
import { useFormats, useWords } from '../language/locale.tsx';
import { invitationsQuery, revokeInvitation } from './household.api.ts';
import type { Invitation } from './household.api.ts';
import { getInvitationState } from './invitation-state.ts';
import { roleWords } from '../parts/role.words.ts';
import { membersWords } from './members.words.ts';

export const InvitationRow = ({ invitation, now }: { readonly invitation: Invitation; readonly now: Date }) => {
  const words = useWords(membersWords);
  const roles = useWords(roleWords);
  const formats = useFormats();
  const client = useQueryClient();
  const showToast = useToast();
  const { id, library_id: libraryId, hint, role } = invitation;
  const { kind, at } = getInvitationState(invitation, now);
  const { mutate, error, isPending } = useMutation({
    mutationFn: () => revokeInvitation(libraryId, id),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: invitationsQuery(libraryId).queryKey });
      showToast({ text: words.takenBack });
    },
  });
  const name = hint === '' ? words.nameless : hint;
  return (
    <li>
      <RowText>
        <strong>{name}</strong>
        <span>
          {roles[role]} · {words[kind](formats.dateTime(at))}
        </span>
      </RowText>
      {kind === 'open' && (
        <Button aria-label={`${words.revoke}: ${name}`} onPress={() => mutate()} isPending={isPending}>
          {words.revoke}
        </Button>
      )}
      {error !== null && <ProblemNotice error={error} />}
    </li>
  );
};
