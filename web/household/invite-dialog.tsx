import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import type { NewInvitation } from '../../src/domains/libraries/index.ts';
import { useLibrary } from '../api/account.ts';
import { Button } from '../design/button.tsx';
import { Dialog, DialogActions } from '../design/dialog.tsx';
import { Notice } from '../design/notice.tsx';
import { useWords } from '../language/locale.tsx';
import { OneTimeSecret } from '../parts/one-time-secret.tsx';
import { createInvitation, invitationsQuery } from './household.api.ts';
import { InviteForm } from './invite-form.tsx';
import { membersWords } from './members.words.ts';

export interface InviteDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

const buildInvitationLink = (secret: string): string =>
  `${location.origin}/invitation?secret=${encodeURIComponent(secret)}`;

/** Creates an invitation, then shows its link. Closing it forgets both. */
export const InviteDialog = ({ isOpen, onClose }: InviteDialogProps) => {
  const words = useWords(membersWords);
  const client = useQueryClient();
  const { id } = useLibrary();
  const [created, setCreated] = useState<{ readonly secret?: string | undefined }>();
  const { mutate, error, isPending, reset } = useMutation({
    mutationFn: (input: NewInvitation) => createInvitation(id, input),
    onSuccess: ({ secret }) => {
      setCreated({ secret });
      return client.invalidateQueries({ queryKey: invitationsQuery(id).queryKey });
    },
    // Mutation results are cached for a while, and this one contains a secret.
    gcTime: 0,
  });
  const close = (): void => {
    setCreated(undefined);
    reset();
    onClose();
  };
  return (
    <Dialog
      title={created === undefined ? words.invite : words.linkTitle}
      isOpen={isOpen}
      onClose={close}
      isPersistent={created !== undefined}
    >
      {created === undefined ? (
        <InviteForm error={error} isPending={isPending} onCancel={close} onSubmit={mutate} />
      ) : (
        <div className="dialog-body">
          {created.secret === undefined ? (
            <Notice kind="warning">{words.lostLink}</Notice>
          ) : (
            <>
              <p>{words.linkHint}</p>
              <OneTimeSecret label={words.link} text={buildInvitationLink(created.secret)} />
            </>
          )}
          <DialogActions>
            <Button variant="primary" onPress={close}>
              {words.done}
            </Button>
          </DialogActions>
        </div>
      )}
    </Dialog>
  );
};
