import { useQuery } from '@tanstack/react-query';
import { KeySquare, Plus } from 'lucide-react';
import { useState } from 'react';

import { Button } from '../design/button.tsx';
import { ProblemNotice } from '../design/notice.tsx';
import { EmptyState, Loading } from '../design/page.tsx';
import { Rows } from '../design/rows.tsx';
import { useWords } from '../language/locale.tsx';
import { tokensQuery } from './account.api.ts';
import { AccountLayout } from './account-layout.tsx';
import { NewTokenDialog } from './new-token-dialog.tsx';
import { TokenRow } from './token-row.tsx';
import { tokensWords } from './tokens.words.ts';

/** Access tokens for programs that act for the user. */
export const TokensPage = () => {
  const words = useWords(tokensWords);
  const [isMaking, setIsMaking] = useState(false);
  const { data, error, isPending, refetch } = useQuery(tokensQuery);
  const make = (
    <Button variant="primary" icon={<Plus aria-hidden />} onPress={() => setIsMaking(true)}>
      {words.make}
    </Button>
  );
  const isEmpty = data?.length === 0;
  return (
    <AccountLayout title={words.title} lead={words.lead} actions={isEmpty ? undefined : make}>
      {isPending && <Loading label={words.loading} />}
      {error !== null && <ProblemNotice error={error} onRetry={() => void refetch()} />}
      {isEmpty && (
        <EmptyState title={words.empty} icon={<KeySquare aria-hidden />} action={make}>
          {words.emptyHint}
        </EmptyState>
      )}
      <Rows>
        {data?.map((token) => (
          <TokenRow key={token.id} token={token} />
        ))}
      </Rows>
      <NewTokenDialog isOpen={isMaking} onClose={() => setIsMaking(false)} />
    </AccountLayout>
  );
};
