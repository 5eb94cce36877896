import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import type { NewAccessToken } from '../../src/domains/accounts/index.ts';
import { Button } from '../design/button.tsx';
import { Dialog, DialogActions } from '../design/dialog.tsx';
import { Notice } from '../design/notice.tsx';
import { useWords } from '../language/locale.tsx';
import { ConfirmIdentity } from '../parts/confirm-identity.tsx';
import { OneTimeSecret } from '../parts/one-time-secret.tsx';
import { getVisibleError, useConfirmation } from '../parts/use-confirmation.ts';
import { createToken, tokensQuery } from './account.api.ts';
import { TokenForm } from './token-form.tsx';
import { tokensWords } from './tokens.words.ts';

export interface NewTokenDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Creates a token, then shows its secret. Closing it forgets both. */
export const NewTokenDialog = ({ isOpen, onClose }: NewTokenDialogProps) => {
  const words = useWords(tokensWords);
  const client = useQueryClient();
  const confirmation = useConfirmation();
  const [created, setCreated] = useState<{ readonly secret?: string | undefined }>();
  const { mutate, error, isPending, reset } = useMutation({
    mutationFn: (token: NewAccessToken) => confirmation.run(() => createToken(token)),
    onSuccess: ({ secret }) => {
      setCreated({ secret });
      return client.invalidateQueries({ queryKey: tokensQuery.queryKey });
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
    <>
      <Dialog
        title={created === undefined ? words.make : words.madeTitle}
        isOpen={isOpen}
        onClose={close}
        isPersistent={created !== undefined}
      >
        {created === undefined ? (
          <TokenForm error={getVisibleError(error)} isPending={isPending} onCancel={close} onSubmit={mutate} />
        ) : (
          <div className="dialog-body">
            {created.secret === undefined ? (
              <Notice kind="warning">{words.lostSecret}</Notice>
            ) : (
              <>
                <p>{words.madeHint}</p>
                <OneTimeSecret label={words.secret} text={created.secret} />
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
      <ConfirmIdentity confirmation={confirmation} />
    </>
  );
};
