import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { Button } from '../design/button.tsx';
import { ConfirmDialog } from '../design/dialog.tsx';
import { ProblemNotice } from '../design/notice.tsx';
import { useToast } from '../design/toasts.tsx';
import { RowText } from '../design/rows.tsx';
import type { WordsOf } from '../language/catalog.ts';
import type { Formats } from '../language/format.ts';
import { useFormats, useWords } from '../language/locale.tsx';
import { revokeToken, tokensQuery } from './account.api.ts';
import type { AccessToken } from './account.api.ts';
import { tokensWords } from './tokens.words.ts';

const describeExpiry = (expires: string | null, words: WordsOf<typeof tokensWords>, formats: Formats): string => {
  if (expires === null) return words.forever;
  const date = formats.date(expires);
  return Date.parse(expires) < Date.now() ? words.expired(date) : words.until(date);
};

export const TokenRow = ({ token }: { readonly token: AccessToken }) => {
  const words = useWords(tokensWords);
  const formats = useFormats();
  const client = useQueryClient();
  const showToast = useToast();
  const [isAsking, setIsAsking] = useState(false);
  const { id, name, scopes, hint, expires_at: expires, last_used_at: used } = token;
  const { mutate, error, isPending } = useMutation({
    mutationFn: () => revokeToken(id),
    onSuccess: async () => {
      showToast({ text: words.revoked });
      await client.invalidateQueries({ queryKey: tokensQuery.queryKey });
    },
  });
  const facts = [
    scopes.includes('write') ? words.scope_write : words.scope_read,
    words.endsWith(hint),
    describeExpiry(expires, words, formats),
    used === null ? words.neverUsed : words.used(formats.ago(used)),
  ];
  return (
    <li>
      <RowText>
        <strong>{name}</strong>
        <span>{facts.join(' · ')}</span>
      </RowText>
      <Button aria-label={`${words.revoke}: ${name}`} onPress={() => setIsAsking(true)}>
        {words.revoke}
      </Button>
      <ConfirmDialog
        title={words.revokeTitle}
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        action={words.revoke}
        onConfirm={() => mutate()}
        isPending={isPending}
      >
        <p>{words.revokeHint(name)}</p>
        {error !== null && <ProblemNotice error={error} />}
      </ConfirmDialog>
    </li>
  );
};
