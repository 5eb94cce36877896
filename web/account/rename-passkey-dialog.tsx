import { useMutation, useQueryClient } from '@tanstack/react-query';

import { Dialog } from '../design/dialog.tsx';
import { ProblemNotice } from '../design/notice.tsx';
import { useWords } from '../language/locale.tsx';
import { NameForm } from '../parts/name-form.tsx';
import { passkeysQuery, renamePasskey } from './account.api.ts';
import type { Passkey } from './account.api.ts';
import { securityWords } from './security.words.ts';

export interface RenamePasskeyDialogProps {
  readonly passkey: Passkey;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

export const RenamePasskeyDialog = ({ passkey, isOpen, onClose }: RenamePasskeyDialogProps) => {
  const words = useWords(securityWords);
  const client = useQueryClient();
  const close = (): void => {
    reset();
    onClose();
  };
  const { mutate, error, isPending, reset } = useMutation({
    mutationFn: (name: string) => renamePasskey(passkey.id, name),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: passkeysQuery.queryKey });
      close();
    },
  });
  return (
    <Dialog title={words.renamePasskey} isOpen={isOpen} onClose={close}>
      <NameForm
        label={words.passkeyName}
        initialName={passkey.name}
        isRequired
        submitLabel={words.rename}
        onSubmit={mutate}
        onClose={close}
        isPending={isPending}
        error={error}
      >
        {error !== null && <ProblemNotice error={error} fields={['name']} />}
      </NameForm>
    </Dialog>
  );
};
