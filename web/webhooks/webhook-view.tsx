import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';

import { Notice, ProblemNotice } from '../design/notice.tsx';
import { Loading, Page } from '../design/page.tsx';
import { useWords } from '../language/locale.tsx';
import { Deliveries } from './deliveries.tsx';
import { SecretSection } from './secret-section.tsx';
import { WebhookControls } from './webhook-controls.tsx';
import { webhookRoutes, useCanManageWebhooks } from './webhook-scope.ts';
import { webhookQuery } from './webhooks.api.ts';
import type { WebhookScope } from './webhooks.api.ts';
import { webhooksWords } from './webhooks.words.ts';

interface WebhookViewProps {
  readonly scope: WebhookScope;
  readonly id: string;
}

const Content = ({ scope, id }: WebhookViewProps) => {
  const words = useWords(webhooksWords);
  const { data: webhook, error, isPending, refetch } = useQuery(webhookQuery(scope, id));
  return (
    <Page
      title={webhook?.name ?? words.title}
      lead={webhook !== undefined && <code>{webhook.url}</code>}
      back={<Link to={webhookRoutes[scope].list}>{words.back}</Link>}
    >
      {isPending && <Loading label={words.loading} />}
      {error !== null && (
        <ProblemNotice error={error} messages={{ 'webhook-not-found': words.gone }} onRetry={() => void refetch()} />
      )}
      {webhook !== undefined && (
        <>
          <SecretSection id={id} />
          <WebhookControls scope={scope} webhook={webhook} />
          <Deliveries scope={scope} webhook={webhook} />
        </>
      )}
    </Page>
  );
};

/** One webhook: whether it works, and what was sent. */
export const WebhookView = ({ scope, id }: WebhookViewProps) => {
  const words = useWords(webhooksWords);
  if (useCanManageWebhooks(scope)) return <Content scope={scope} id={id} />;
  return (
    <Page title={words.title}>
      <Notice>{scope === 'library' ? words.onlyOwners : words.onlyAdministrators}</Notice>
    </Page>
  );
};
