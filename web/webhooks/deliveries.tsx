import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { PackageOpen } from 'lucide-react';
import { useState } from 'react';

import { Button } from '../design/button.tsx';
import { ProblemNotice } from '../design/notice.tsx';
import { EmptyState, Loading, Section } from '../design/page.tsx';
import { useWords } from '../language/locale.tsx';
import { deliveriesWords } from './deliveries.words.ts';
import { DeliveryEntry } from './delivery-entry.tsx';
import { useResend } from './use-resend.ts';
import { MAX_DELIVERIES_OFFSET, DELIVERIES_PER_PAGE, deliveriesQuery } from './webhooks.api.ts';
import type { WebhookScope, Webhook } from './webhooks.api.ts';
import './deliveries.css';

interface DeliveriesProps {
  readonly scope: WebhookScope;
  readonly webhook: Webhook;
}

/** The deliveries of a webhook, their outcomes, and resending. */
export const Deliveries = ({ scope, webhook: { id, enabled } }: DeliveriesProps) => {
  const words = useWords(deliveriesWords);
  const [offset, setOffset] = useState(0);
  const { data, error, isPending, refetch } = useQuery({
    ...deliveriesQuery(scope, id, offset),
    placeholderData: keepPreviousData,
  });
  const { resend, resendAll, isResending, error: refused } = useResend(scope, id);
  const shown = data?.slice(0, DELIVERIES_PER_PAGE) ?? [];
  const failed = shown.filter(({ state }) => state === 'failed');
  const hasOlder = (data?.length ?? 0) > DELIVERIES_PER_PAGE && offset + DELIVERIES_PER_PAGE <= MAX_DELIVERIES_OFFSET;
  return (
    <Section
      title={words.title}
      lead={words.lead}
      actions={
        enabled &&
        failed.length > 0 && (
          <Button onPress={() => resendAll(failed)} isPending={isResending}>
            {words.resendAll(failed.length)}
          </Button>
        )
      }
    >
      {isPending && <Loading label={words.loading} />}
      {error !== null && <ProblemNotice error={error} onRetry={() => void refetch()} />}
      {refused !== null && <ProblemNotice error={refused} messages={{ 'webhook-disabled': words.turnedOff }} />}
      {!enabled && failed.length > 0 && <p className="deliveries-hint">{words.offHint}</p>}
      {data?.length === 0 && offset === 0 && (
        <EmptyState title={words.empty} icon={<PackageOpen aria-hidden />}>
          {words.emptyHint}
        </EmptyState>
      )}
      {shown.length > 0 && (
        <ul className="deliveries">
          {shown.map((delivery) => (
            <DeliveryEntry key={delivery.id} delivery={delivery} onResend={enabled ? resend : undefined} />
          ))}
        </ul>
      )}
      {(offset > 0 || hasOlder) && (
        <nav className="deliveries-pages" aria-label={words.pages}>
          <Button isDisabled={offset === 0} onPress={() => setOffset(offset - DELIVERIES_PER_PAGE)}>
            {words.newer}
          </Button>
          <Button isDisabled={!hasOlder} onPress={() => setOffset(offset + DELIVERIES_PER_PAGE)}>
            {words.older}
          </Button>
        </nav>
      )}
    </Section>
  );
};
