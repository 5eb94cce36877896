import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import type { NewInvitation } from '../../src/domains/libraries/index.ts';
import { useLibrary } from '../api/account.ts';
import { Button } from '../design/button.tsx';
import { Dialog, DialogActions } from '../design/dialog.tsx';
import { Notice } from '../design/notice.tsx';
import { useWords } from '../language/locale.tsx';
import { ShownOnce } from '../parts/shown-once.tsx';
import { createInvitation, invitationsQuery } from './household.api.ts';
import { InviteForm } from './invite-form.tsx';
import { membersWords } from './members.words.ts';

export interface InviteDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

const linkOf = (secret: string): string => `${location.origin}/invitation?secret=${encodeURIComponent(secret)}`;

/** Creates an invitation, then shows its link. Closing it forgets both. */
export const InviteDialog = ({ isOpen, onClose }: InviteDialogProps) => {
  const words = useWords(membersWords);
  const client = useQueryClient();
  const { id } = useLibrary();
  const [made, setMade] = useState<{ readonly secret?: string | undefined }>();
  const { mutate, error, isPending, reset } = useMutation({
    mutationFn: (input: NewInvitation) => createInvitation(id, input),
    onSuccess: ({ secret }) => {
      setMade({ secret });
      return client.invalidateQueries({ queryKey: invitationsQuery(id).queryKey });
    },
    // Mutation results are cached for a while, and this one contains a secret.
    gcTime: 0,
  });
  const close = (): void => {
    setMade(undefined);
    reset();
    onClose();
  };
  return (
    <Dialog
      title={made === undefined ? words.invite : words.linkTitle}
      isOpen={isOpen}
      onClose={close}
      keepsOpen={made !== undefined}
    >
      {made === undefined ? (
        <InviteForm error={error} isPending={isPending} onCancel={close} onSubmit={mutate} />
      ) : (
        <div className="dialog-body">
          {made.secret === undefined ? (
            <Notice kind="warning">{words.lostLink}</Notice>
          ) : (
            <>
              <p>{words.linkHint}</p>
              <ShownOnce label={words.link} text={linkOf(made.secret)} />
            </>
          )}
          <DialogActions>
            <Button look="primary" onPress={close}>
              {words.done}
            </Button>
          </DialogActions>
        </div>
      )}
    </Dialog>
  );
};
