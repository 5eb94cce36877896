import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';

import { useToast } from '../design/toasts.tsx';
import { useWords } from '../language/locale.tsx';
import { clearNewSecret, storeNewSecret } from './new-secret.ts';
import { webhookRoutes } from './webhook-scope.ts';
import {
  deleteWebhook,
  toWebhookInput,
  replaceWebhook,
  rotateSecret,
  testWebhook,
  webhookQuery,
} from './webhooks.api.ts';
import type { WebhookScope, Webhook } from './webhooks.api.ts';
import { webhooksWords } from './webhooks.words.ts';

/** The actions of a webhook. There is no event for them, so it is refetched here. */
export const useWebhook = (scope: WebhookScope, webhook: Webhook) => {
  const words = useWords(webhooksWords);
  const client = useQueryClient();
  const navigate = useNavigate();
  const showToast = useToast();
  const { id } = webhook;
  const { queryKey } = webhookQuery(scope, id);
  const refetchWebhook = (): Promise<void> => client.invalidateQueries({ queryKey: ['webhook', id] });

  const turn = useMutation({
    mutationFn: (enabled: boolean) => replaceWebhook(scope, webhook, { ...toWebhookInput(webhook), enabled }),
    onMutate: (enabled) => {
      client.setQueryData(queryKey, { ...webhook, enabled });
      return webhook;
    },
    onError: (_error, _enabled, before) => client.setQueryData(queryKey, before),
    onSettled: refetchWebhook,
  });
  const test = useMutation({
    mutationFn: () => testWebhook(scope, id),
    onSuccess: () => showToast({ text: words.tested }),
    onSettled: refetchWebhook,
  });
  const rotate = useMutation({
    mutationFn: () => rotateSecret(scope, id),
    onSuccess: (created) => storeNewSecret(client, scope, created),
  });
  const remove = useMutation({
    mutationFn: () => deleteWebhook(scope, webhook),
    onSuccess: async () => {
      clearNewSecret(client, id);
      showToast({ text: words.removed(webhook.name) });
      await navigate({ to: webhookRoutes[scope].list });
    },
    // Refused if it was changed in the meantime, which the user should see before deleting it.
    onError: refetchWebhook,
  });
  return { turn, test, rotate, remove };
};
