import { useState } from 'react';
import { Form } from 'react-aria-components';

import { getFieldErrors } from '../api/problem.ts';
import { Button } from '../design/button.tsx';
import { DialogActions } from '../design/dialog.tsx';
import { Checkbox, TextField } from '../design/field.tsx';
import { Notice, ProblemNotice } from '../design/notice.tsx';
import { useWords } from '../language/locale.tsx';
import { EventsField } from './events-field.tsx';
import { useEventsText } from './use-events-text.ts';
import type { WebhookScope, Webhook, WebhookInput } from './webhooks.api.ts';
import { webhookFormWords, webhooksWords } from './webhooks.words.ts';
import './webhook-form.css';

export interface WebhookFormProps {
  readonly scope: WebhookScope;
  readonly first: WebhookInput;
  readonly action: string;
  readonly onSave: (input: WebhookInput) => void;
  /** Called on every edit to clear the last error: an error that disappeared later would move the button. */
  readonly onEdit: () => void;
  readonly isPending: boolean;
  readonly error: unknown;
  /** The other version in case of a conflict. */
  readonly theirs?: Webhook | undefined;
}

/** Name, URL and events of a webhook. */
export const WebhookForm = ({ scope, first, action, onSave, onEdit, isPending, error, theirs }: WebhookFormProps) => {
  const words = useWords(webhookFormWords);
  const { tooMany } = useWords(webhooksWords);
  const eventsText = useEventsText();
  const [input, setInput] = useState(first);
  const [isEmpty, setEmpty] = useState(false);
  const change = (more: Partial<WebhookInput>): void => {
    setInput((before) => ({ ...before, ...more }));
    onEdit();
  };
  const fieldErrors = getFieldErrors(error);
  const isElsewhere = error !== null && Object.keys(fieldErrors).length === 0;
  return (
    <Form
      className="webhook-form"
      validationErrors={fieldErrors}
      onSubmit={(event) => {
        event.preventDefault();
        const hasNone = input.event_types?.length === 0;
        setEmpty(hasNone);
        if (!hasNone) onSave(input);
      }}
    >
      <TextField
        name="name"
        label={words.name}
        hint={words.nameHint}
        value={input.name}
        onChange={(name) => change({ name })}
        maxLength={100}
        isRequired
        autoFocus
      />
      <TextField
        name="url"
        type="url"
        label={words.url}
        hint={words.urlHint}
        value={input.url}
        onChange={(url) => change({ url })}
        maxLength={2048}
        autoComplete="off"
        isRequired
      />
      <EventsField
        scope={scope}
        value={input.event_types}
        onChange={(types) => {
          setEmpty(false);
          change({ event_types: types === null ? null : [...types] });
        }}
        error={isEmpty ? words.noEvents : fieldErrors['event_types']?.[0]}
      />
      <Checkbox isSelected={input.enabled} onChange={(enabled) => change({ enabled })}>
        {words.enabled}
      </Checkbox>
      {theirs !== undefined && (
        <Notice kind="warning" title={words.conflict}>
          {words.conflictHint(theirs.name, theirs.url, eventsText(theirs.event_types))}
        </Notice>
      )}
      {theirs === undefined && isElsewhere && (
        <ProblemNotice error={error} messages={{ 'too-many-webhooks': tooMany }} />
      )}
      <DialogActions>
        <Button type="submit" variant="primary" isPending={isPending}>
          {action}
        </Button>
      </DialogActions>
    </Form>
  );
};
