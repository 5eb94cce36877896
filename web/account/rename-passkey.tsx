import { useMutation, useQueryClient } from '@tanstack/react-query';

import { Dialog } from '../design/dialog.tsx';
import { ProblemNotice } from '../design/notice.tsx';
import { useWords } from '../language/locale.tsx';
import { passkeysQuery, renamePasskey } from './account.api.ts';
import type { Passkey } from './account.api.ts';
import { PasskeyNameForm } from './passkey-name-form.tsx';
import { securityWords } from './security.words.ts';

export interface RenamePasskeyProps {
  readonly passkey: Passkey;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

export const RenamePasskey = ({ passkey, isOpen, onClose }: RenamePasskeyProps) => {
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
  const form = {
    known: passkey.name,
    act: words.rename,
    onName: mutate,
    onClose: close,
    isPending,
    error,
    isRequired: true,
  };
  return (
    <Dialog title={words.renamePasskey} isOpen={isOpen} onClose={close}>
      <PasskeyNameForm {...form}>{error !== null && <ProblemNotice error={error} />}</PasskeyNameForm>
    </Dialog>
  );
};
