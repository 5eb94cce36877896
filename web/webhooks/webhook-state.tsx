import { Chip } from '../design/page.tsx';
import { useWords } from '../language/locale.tsx';
import type { Webhook } from './webhooks.api.ts';
import { webhooksWords } from './webhooks.words.ts';

/** Whether a webhook is on, and whether it works. */
export const WebhookState = ({ webhook }: { readonly webhook: Webhook }) => {
  const words = useWords(webhooksWords);
  const { enabled, pause_reason: reason, consecutive_failures: failures } = webhook;
  const off = reason === undefined ? <Chip>{words.off}</Chip> : <Chip kind="bad">{words.paused}</Chip>;
  return (
    <>
      {enabled ? <Chip kind="good">{words.on}</Chip> : off}
      {enabled && failures > 0 && <Chip kind="warning">{words.failures(failures)}</Chip>}
    </>
  );
};
