import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';

import { Dialog } from '../design/dialog.tsx';
import { useWords } from '../language/locale.tsx';
import { storeNewSecret } from './new-secret.ts';
import { WebhookForm } from './webhook-form.tsx';
import { webhookRoutes } from './webhook-scope.ts';
import { createWebhook } from './webhooks.api.ts';
import type { WebhookScope, WebhookInput } from './webhooks.api.ts';
import { webhookFormWords } from './webhooks.words.ts';

const empty: WebhookInput = { name: '', url: '', enabled: true, event_types: null };

/** Creates a webhook and opens its page, which shows its secret. */
export const CreateWebhookDialog = ({
  scope,
  onClose,
}: {
  readonly scope: WebhookScope;
  readonly onClose: () => void;
}) => {
  const words = useWords(webhookFormWords);
  const client = useQueryClient();
  const navigate = useNavigate();
  const { mutate, reset, isPending, error } = useMutation({
    mutationFn: (input: WebhookInput) => createWebhook(scope, input),
    onSuccess: async (created) => {
      storeNewSecret(client, scope, created);
      await navigate({ to: webhookRoutes[scope].one, params: { webhookId: created.webhook.id } });
    },
  });
  return (
    <Dialog title={words.createTitle} isOpen onClose={onClose} size="wide">
      <WebhookForm
        scope={scope}
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
