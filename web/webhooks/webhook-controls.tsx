import { KeyRound, Pencil, Send, Trash2 } from 'lucide-react';
import { useState } from 'react';

import { Button } from '../design/button.tsx';
import { ConfirmDialog } from '../design/dialog.tsx';
import { Switch } from '../design/field.tsx';
import { Notice, ProblemNotice } from '../design/notice.tsx';
import { useFormats, useWords } from '../language/locale.tsx';
import { EditWebhookDialog } from './edit-webhook-dialog.tsx';
import { useEventsText } from './use-events-text.ts';
import { useWebhook } from './use-webhook.ts';
import { WebhookState } from './webhook-state.tsx';
import type { WebhookScope, Webhook } from './webhooks.api.ts';
import { webhooksWords } from './webhooks.words.ts';
import './webhook-controls.css';

interface WebhookControlsProps {
  readonly scope: WebhookScope;
  readonly webhook: Webhook;
}

type Open = 'edit' | 'rotate' | 'remove';

/** The state of a webhook and its actions. */
export const WebhookControls = ({ scope, webhook }: WebhookControlsProps) => {
  const words = useWords(webhooksWords);
  const formats = useFormats();
  const eventsText = useEventsText();
  const [open, setOpen] = useState<Open>();
  const close = (): void => setOpen(undefined);
  const { turn, test, rotate, remove } = useWebhook(scope, webhook);
  const { enabled, pause_reason: reason } = webhook;
  // The error of the latest action only.
  const [last] = [turn, test, rotate, remove].toSorted((a, b) => b.submittedAt - a.submittedAt);
  const error = last?.error ?? null;
  return (
    <div className="webhook-controls">
      {!enabled && reason !== undefined && (
        <Notice
          kind="warning"
          title={words.pausedTitle}
          action={
            <Button onPress={() => turn.mutate(true)} isPending={turn.isPending}>
              {words.turnOn}
            </Button>
          }
        >
          {reason === 'gone' ? words.pause_gone : words.pause_repeated}
        </Notice>
      )}
      <div className="webhook-controls-state">
        <Switch isSelected={enabled} onChange={(on) => turn.mutate(on)} isDisabled={turn.isPending}>
          {words.enabled}
        </Switch>
        <WebhookState webhook={webhook} />
      </div>
      <dl>
        <dt>{words.hears}</dt>
        <dd>{eventsText(webhook.event_types)}</dd>
        <dt>{words.secretSince}</dt>
        <dd>{formats.date(webhook.secret_rotated_at)}</dd>
      </dl>
      {error !== null && <ProblemNotice error={error} />}
      <div className="webhook-controls-actions">
        <Button icon={<Send aria-hidden />} onPress={() => test.mutate()} isPending={test.isPending}>
          {words.test}
        </Button>
        <Button icon={<Pencil aria-hidden />} onPress={() => setOpen('edit')}>
          {words.edit}
        </Button>
        <Button icon={<KeyRound aria-hidden />} onPress={() => setOpen('rotate')}>
          {words.rotate}
        </Button>
        <Button variant="danger" icon={<Trash2 aria-hidden />} onPress={() => setOpen('remove')}>
          {words.remove}
        </Button>
      </div>
      {open === 'edit' && <EditWebhookDialog scope={scope} webhook={webhook} onClose={close} />}
      <ConfirmDialog
        title={words.rotateTitle}
        isOpen={open === 'rotate'}
        onClose={close}
        action={words.rotate}
        variant="primary"
        isPending={rotate.isPending}
        onConfirm={() => rotate.mutate(undefined, { onSettled: close })}
      >
        <p>{words.rotateHint}</p>
      </ConfirmDialog>
      <ConfirmDialog
        title={words.removeTitle(webhook.name)}
        isOpen={open === 'remove'}
        onClose={close}
        action={words.remove}
        isPending={remove.isPending}
        onConfirm={() => remove.mutate(undefined, { onSettled: close })}
      >
        <p>{words.removeHint}</p>
      </ConfirmDialog>
    </div>
  );
};
