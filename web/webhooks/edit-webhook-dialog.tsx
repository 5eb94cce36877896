import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { hasCode } from '../api/problem.ts';
import { Dialog } from '../design/dialog.tsx';
import { useWords } from '../language/locale.tsx';
import { WebhookForm } from './webhook-form.tsx';
import { toWebhookInput, replaceWebhook, webhookQuery } from './webhooks.api.ts';
import type { WebhookScope, Webhook, WebhookInput } from './webhooks.api.ts';
import { webhookFormWords } from './webhooks.words.ts';

export interface EditWebhookDialogProps {
  readonly scope: WebhookScope;
  readonly webhook: Webhook;
  readonly onClose: () => void;
}

/** Edits a webhook. In case of a conflict the other version is shown beside the form. */
export const EditWebhookDialog = ({ scope, webhook, onClose }: EditWebhookDialogProps) => {
  const words = useWords(webhookFormWords);
  const client = useQueryClient();
  const [theirs, setTheirs] = useState<Webhook>();
  const [first] = useState(() => ({ base: webhook, input: toWebhookInput(webhook) }));
  const { mutate, reset, isPending, error } = useMutation({
    mutationFn: (input: WebhookInput) => replaceWebhook(scope, theirs ?? first.base, input),
    onSuccess: async (changed) => {
      client.setQueryData(webhookQuery(scope, webhook.id).queryKey, changed);
      onClose();
      await client.invalidateQueries({ queryKey: ['webhook', webhook.id] });
    },
    onError: async (refused) => {
      if (!hasCode(refused, 'precondition-failed')) return;
      setTheirs(await client.fetchQuery(webhookQuery(scope, webhook.id)));
    },
  });
  return (
    <Dialog title={words.editTitle} isOpen onClose={onClose} size="wide">
      <WebhookForm
        scope={scope}
        first={first.input}
        action={words.save}
        onSave={mutate}
        onEdit={reset}
        isPending={isPending}
        error={error}
        theirs={theirs}
      />
    </Dialog>
  );
};
