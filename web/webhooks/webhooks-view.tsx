import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Plus, Webhook as WebhookIcon } from 'lucide-react';
import { useState } from 'react';

import { Button } from '../design/button.tsx';
import { Notice, ProblemNotice } from '../design/notice.tsx';
import { EmptyState, Loading, Page } from '../design/page.tsx';
import { useWords } from '../language/locale.tsx';
import { InstanceTabs } from '../parts/instance-tabs.tsx';
import { LibraryTabs } from '../parts/library-tabs.tsx';
import { CreateWebhookDialog } from './create-webhook-dialog.tsx';
import { useEventsText } from './use-events-text.ts';
import { webhookRoutes, useCanManageWebhooks } from './webhook-scope.ts';
import { WebhookState } from './webhook-state.tsx';
import { webhooksQuery } from './webhooks.api.ts';
import type { WebhookScope, Webhook } from './webhooks.api.ts';
import { webhooksWords } from './webhooks.words.ts';
import './webhooks-view.css';

const WebhookEntry = ({ scope, webhook }: { readonly scope: WebhookScope; readonly webhook: Webhook }) => {
  const eventsText = useEventsText();
  return (
    <li className="webhooks-screen-entry">
      <div className="webhooks-screen-name">
        <h2>
          <Link to={webhookRoutes[scope].one} params={{ webhookId: webhook.id }} preload="intent">
            {webhook.name}
          </Link>
        </h2>
        <WebhookState webhook={webhook} />
      </div>
      <code>{webhook.url}</code>
      <p>{eventsText(webhook.event_types)}</p>
    </li>
  );
};

const WebhookList = ({ scope }: { readonly scope: WebhookScope }) => {
  const words = useWords(webhooksWords);
  const { data: webhooks, error, isPending, refetch } = useQuery(webhooksQuery(scope));
  const [isCreating, setCreating] = useState(false);
  const create = (
    <Button variant="primary" icon={<Plus aria-hidden />} onPress={() => setCreating(true)}>
      {words.create}
    </Button>
  );
  return (
    <>
      {isPending && <Loading label={words.loading} />}
      {error !== null && <ProblemNotice error={error} onRetry={() => void refetch()} />}
      {webhooks?.length === 0 && (
        <EmptyState title={words.empty} icon={<WebhookIcon aria-hidden />} action={create}>
          {words.emptyHint}
        </EmptyState>
      )}
      {webhooks !== undefined && webhooks.length > 0 && (
        <>
          <ul className="webhooks-screen">
            {webhooks.map((webhook) => (
              <WebhookEntry key={webhook.id} scope={scope} webhook={webhook} />
            ))}
          </ul>
          <div>{create}</div>
        </>
      )}
      {isCreating && <CreateWebhookDialog scope={scope} onClose={() => setCreating(false)} />}
    </>
  );
};

/** The webhooks of a library or of the instance. */
export const WebhooksView = ({ scope }: { readonly scope: WebhookScope }) => {
  const words = useWords(webhooksWords);
  const canManage = useCanManageWebhooks(scope);
  const isLibrary = scope === 'library';
  return (
    <Page title={words.title} lead={isLibrary ? words.leadLibrary : words.leadInstance}>
      {isLibrary ? <LibraryTabs /> : canManage && <InstanceTabs />}
      {canManage ? (
        <WebhookList scope={scope} />
      ) : (
        <Notice>{isLibrary ? words.onlyOwners : words.onlyAdministrators}</Notice>
      )}
    </Page>
  );
};
