import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';

import { Notice, ProblemNotice } from '../design/notice.tsx';
import { Loading, Page } from '../design/page.tsx';
import { useWords } from '../language/locale.tsx';
import { Deliveries } from './deliveries.tsx';
import { SecretSection } from './secret-section.tsx';
import { WebhookControls } from './webhook-controls.tsx';
import { screens, useMayManage } from './webhook-home.ts';
import { webhookQuery } from './webhooks.api.ts';
import type { Home } from './webhooks.api.ts';
import { webhooksWords } from './webhooks.words.ts';

interface WebhookScreenProps {
  readonly home: Home;
  readonly id: string;
}

const Content = ({ home, id }: WebhookScreenProps) => {
  const words = useWords(webhooksWords);
  const { data: webhook, error, isPending, refetch } = useQuery(webhookQuery(home, id));
  return (
    <Page
      title={webhook?.name ?? words.title}
      lead={webhook !== undefined && <code>{webhook.url}</code>}
      back={<Link to={screens[home].list}>{words.back}</Link>}
    >
      {isPending && <Loading label={words.loading} />}
      {error !== null && (
        <ProblemNotice error={error} told={{ 'webhook-not-found': words.gone }} onRetry={() => void refetch()} />
      )}
      {webhook !== undefined && (
        <>
          <SecretSection id={id} />
          <WebhookControls home={home} webhook={webhook} />
          <Deliveries home={home} webhook={webhook} />
        </>
      )}
    </Page>
  );
};

/** One webhook: whether it works, and what was sent. */
export const WebhookScreen = ({ home, id }: WebhookScreenProps) => {
  const words = useWords(webhooksWords);
  if (useMayManage(home)) return <Content home={home} id={id} />;
  return (
    <Page title={words.title}>
      <Notice>{home === 'library' ? words.onlyOwners : words.onlyAdministrators}</Notice>
    </Page>
  );
};
