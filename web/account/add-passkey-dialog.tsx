import { useMutation, useQueryClient } from '@tanstack/react-query';

import { Dialog } from '../design/dialog.tsx';
import { useToast } from '../design/toasts.tsx';
import { useWords } from '../language/locale.tsx';
import { CredentialNotice } from '../parts/credential-notice.tsx';
import { NameForm } from '../parts/name-form.tsx';
import { getVisibleError } from '../parts/use-confirmation.ts';
import type { Confirmation } from '../parts/use-confirmation.ts';
import { addPasskey, passkeysQuery } from './account.api.ts';
import { securityWords } from './security.words.ts';

export interface AddPasskeyDialogProps extends Pick<Confirmation, 'run'> {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Asks for a name, then lets the device create a passkey. */
export const AddPasskeyDialog = ({ isOpen, onClose, run }: AddPasskeyDialogProps) => {
  const words = useWords(securityWords);
  const client = useQueryClient();
  const showToast = useToast();
  const close = (): void => {
    reset();
    onClose();
  };
  const { mutate, error, isPending, reset } = useMutation({
    mutationFn: (name: string) => run(() => addPasskey(name)),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: passkeysQuery.queryKey });
      showToast({ text: words.passkeyAdded });
      close();
    },
  });
  const visibleError = getVisibleError(error);
  return (
    <Dialog title={words.addPasskey} isOpen={isOpen} onClose={close}>
      <NameForm
        label={words.passkeyName}
        hint={words.addPasskeyHint}
        placeholder={words.passkeyNamePlaceholder}
        submitLabel={words.add}
        onSubmit={mutate}
        onClose={close}
        isPending={isPending}
        error={error}
      >
        {visibleError !== null && <CredentialNotice error={visibleError} />}
      </NameForm>
    </Dialog>
  );
};
