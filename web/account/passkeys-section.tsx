import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';

import { useAccount } from '../api/account.ts';
import { supportsPasskeys } from '../api/passkeys.ts';
import { Button } from '../design/button.tsx';
import { Notice, ProblemNotice } from '../design/notice.tsx';
import { Loading, Section } from '../design/page.tsx';
import { Rows } from '../design/rows.tsx';
import { useWords } from '../language/locale.tsx';
import type { Confirmation } from '../parts/use-confirmation.ts';
import { passkeysQuery } from './account.api.ts';
import { accountWords } from './account.words.ts';
import { AddPasskeyDialog } from './add-passkey-dialog.tsx';
import { PasskeyRow } from './passkey-row.tsx';
import { securityWords } from './security.words.ts';

export const PasskeysSection = ({ run }: Pick<Confirmation, 'run'>) => {
  const words = useWords(securityWords);
  const { loading } = useWords(accountWords);
  const { passkeys_available: isAvailable } = useAccount();
  const [isAdding, setIsAdding] = useState(false);
  const { data, error, isPending, refetch } = useQuery(passkeysQuery);
  const canAdd = isAvailable && supportsPasskeys();
  return (
    <Section title={words.passkeysTitle} lead={words.passkeysLead}>
      {!canAdd && <Notice>{isAvailable ? words.passkeysOldBrowser : words.passkeysUnavailable}</Notice>}
      {isPending && <Loading label={loading} />}
      {error !== null && <ProblemNotice error={error} onRetry={() => void refetch()} />}
      {data?.length === 0 && <p>{words.noPasskeys}</p>}
      {data !== undefined && data.length > 0 && (
        <Rows>
          {data.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} run={run} />
          ))}
        </Rows>
      )}
      {canAdd && (
        <div>
          <Button icon={<Plus aria-hidden />} onPress={() => setIsAdding(true)}>
            {words.addPasskey}
          </Button>
        </div>
      )}
      <AddPasskeyDialog isOpen={isAdding} onClose={() => setIsAdding(false)} run={run} />
    </Section>
  );
};
