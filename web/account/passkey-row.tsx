import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { Button } from '../design/button.tsx';
import { ConfirmDialog } from '../design/dialog.tsx';
import { RowText } from '../design/rows.tsx';
import { useFormats, useWords } from '../language/locale.tsx';
import { CredentialNotice } from '../parts/credential-notice.tsx';
import { getVisibleError } from '../parts/use-confirmation.ts';
import type { Confirmation } from '../parts/use-confirmation.ts';
import { passkeysQuery, removePasskey } from './account.api.ts';
import type { Passkey } from './account.api.ts';
import { RenamePasskeyDialog } from './rename-passkey-dialog.tsx';
import { securityWords } from './security.words.ts';

export interface PasskeyRowProps extends Pick<Confirmation, 'run'> {
  readonly passkey: Passkey;
}

export const PasskeyRow = ({ passkey, run }: PasskeyRowProps) => {
  const words = useWords(securityWords);
  const formats = useFormats();
  const client = useQueryClient();
  const [doing, setDoing] = useState<'rename' | 'remove'>();
  const { id, name, created_at: created, last_used_at: used } = passkey;
  const { mutate, error, isPending } = useMutation({
    mutationFn: () => run(() => removePasskey(id)),
    onSuccess: () => client.invalidateQueries({ queryKey: passkeysQuery.queryKey }),
  });
  const visibleError = getVisibleError(error);
  return (
    <li>
      <RowText>
        <strong>{name}</strong>
        <span>
          {words.added(formats.date(created))} · {used === null ? words.neverUsed : words.used(formats.ago(used))}
        </span>
      </RowText>
      <div className="account-row-actions">
        <Button variant="quiet" aria-label={`${words.rename}: ${name}`} onPress={() => setDoing('rename')}>
          {words.rename}
        </Button>
        <Button variant="quiet" aria-label={`${words.remove}: ${name}`} onPress={() => setDoing('remove')}>
          {words.remove}
        </Button>
      </div>
      <RenamePasskeyDialog passkey={passkey} isOpen={doing === 'rename'} onClose={() => setDoing(undefined)} />
      <ConfirmDialog
        title={words.removePasskey}
        isOpen={doing === 'remove'}
        onClose={() => setDoing(undefined)}
        action={words.remove}
        onConfirm={() => mutate()}
        isPending={isPending}
      >
        <p>{words.removePasskeyHint(name)}</p>
        {visibleError !== null && <CredentialNotice error={visibleError} />}
      </ConfirmDialog>
    </li>
  );
};
