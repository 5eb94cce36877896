import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

import { Button } from '../design/button.tsx';
import { ConfirmDialog } from '../design/dialog.tsx';
import { Section } from '../design/page.tsx';
import { useWords } from '../language/locale.tsx';
import { CredentialNotice } from '../parts/credential-notice.tsx';
import { getVisibleError } from '../parts/use-confirmation.ts';
import type { Confirmation } from '../parts/use-confirmation.ts';
import { createRecoveryCodes } from './account.api.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import { securityWords } from './security.words.ts';

/**
 * Creates recovery codes. The service does not say whether there are some already, so this asks before replacing them.
 */
export const RecoverySection = ({ run }: Pick<Confirmation, 'run'>) => {
  const words = useWords(securityWords);
  const [isAsking, setIsAsking] = useState(false);
  const { mutate, data, error, isPending, reset } = useMutation({
    mutationFn: () => run(createRecoveryCodes),
    onSettled: () => setIsAsking(false),
    // Mutation results are cached for a while, and this one contains secrets.
    gcTime: 0,
  });
  const visibleError = getVisibleError(error);
  return (
    <Section title={words.recoveryTitle} lead={words.recoveryLead}>
      {visibleError !== null && <CredentialNotice error={visibleError} />}
      {data === undefined ? (
        <div>
          <Button onPress={() => setIsAsking(true)}>{words.makeCodes}</Button>
        </div>
      ) : (
        <RecoveryCodes codes={data} onKept={reset} />
      )}
      <ConfirmDialog
        title={words.makeCodesTitle}
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        action={words.makeCodes}
        variant="primary"
        onConfirm={() => mutate()}
        isPending={isPending}
      >
        {words.makeCodesHint}
      </ConfirmDialog>
    </Section>
  );
};
