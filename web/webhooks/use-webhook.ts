import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';

import { useToast } from '../design/toasts.tsx';
import { useWords } from '../language/locale.tsx';
import { forgetSecret, keepSecret } from './kept-secret.ts';
import { screens } from './webhook-home.ts';
import { deleteWebhook, inputOf, replaceWebhook, rotateSecret, testWebhook, webhookQuery } from './webhooks.api.ts';
import type { Home, Webhook } from './webhooks.api.ts';
import { webhooksWords } from './webhooks.words.ts';

/** What is done to a webhook on its screen. No event tells of it, so it is read again here. */
export const useWebhook = (home: Home, webhook: Webhook) => {
  const words = useWords(webhooksWords);
  const client = useQueryClient();
  const navigate = useNavigate();
  const tell = useToast();
  const { id } = webhook;
  const { queryKey } = webhookQuery(home, id);
  const readAgain = (): Promise<void> => client.invalidateQueries({ queryKey: ['webhook', id] });

  const turn = useMutation({
    mutationFn: (enabled: boolean) => replaceWebhook(home, webhook, { ...inputOf(webhook), enabled }),
    onMutate: (enabled) => {
      client.setQueryData(queryKey, { ...webhook, enabled });
      return webhook;
    },
    onError: (_error, _enabled, before) => client.setQueryData(queryKey, before),
    onSettled: readAgain,
  });
  const test = useMutation({
    mutationFn: () => testWebhook(home, id),
    onSuccess: () => tell({ text: words.tested }),
    onSettled: readAgain,
  });
  const rotate = useMutation({
    mutationFn: () => rotateSecret(home, id),
    onSuccess: (made) => keepSecret(client, home, made),
  });
  const remove = useMutation({
    mutationFn: () => deleteWebhook(home, webhook),
    onSuccess: async () => {
      forgetSecret(client, id);
      tell({ text: words.removed(webhook.name) });
      await navigate({ to: screens[home].list });
    },
    // Refused where it was changed meanwhile: whoever deletes it should have seen that.
    onError: readAgain,
  });
  return { turn, test, rotate, remove };
};
