import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';

import { Dialog } from '../design/dialog.tsx';
import { useWords } from '../language/locale.tsx';
import { keepSecret } from './kept-secret.ts';
import { WebhookForm } from './webhook-form.tsx';
import { screens } from './webhook-home.ts';
import { createWebhook } from './webhooks.api.ts';
import type { Home, WebhookInput } from './webhooks.api.ts';
import { webhookFormWords } from './webhooks.words.ts';

const empty: WebhookInput = { name: '', url: '', enabled: true, event_types: null };

/** Makes a webhook and goes to its screen, where its secret stands. */
export const CreateWebhookDialog = ({ home, onClose }: { readonly home: Home; readonly onClose: () => void }) => {
  const words = useWords(webhookFormWords);
  const client = useQueryClient();
  const navigate = useNavigate();
  const { mutate, reset, isPending, error } = useMutation({
    mutationFn: (input: WebhookInput) => createWebhook(home, input),
    onSuccess: async (made) => {
      keepSecret(client, home, made);
      await navigate({ to: screens[home].one, params: { webhookId: made.webhook.id } });
    },
  });
  return (
    <Dialog title={words.createTitle} isOpen onClose={onClose} size="wide">
      <WebhookForm
        home={home}
        first={empty}
        action={words.create}
        onSave={mutate}
        onEdit={reset}
        isPending={isPending}
        error={error}
      />
    </Dialog>
  );
};
