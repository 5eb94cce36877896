import { useQuery, useQueryClient } from '@tanstack/react-query';

import { Button } from '../design/button.tsx';
import { Notice } from '../design/notice.tsx';
import { Section } from '../design/page.tsx';
import { useWords } from '../language/locale.tsx';
import { OneTimeSecret } from '../parts/one-time-secret.tsx';
import { clearNewSecret, newSecretQuery } from './new-secret.ts';
import { secretWords } from './webhooks.words.ts';
import './secret-section.css';

/** The new secret, and how a receiver uses it. */
export const SecretSection = ({ id }: { readonly id: string }) => {
  const words = useWords(secretWords);
  const client = useQueryClient();
  const { data: secret } = useQuery(newSecretQuery(id));
  if (secret === undefined || secret === null) return null;
  if (secret === '') return <Notice kind="warning">{words.lost}</Notice>;
  return (
    <Section title={words.title} lead={words.lead}>
      <OneTimeSecret label={words.label} text={secret} />
      <details className="secret-section-how">
        <summary>{words.how}</summary>
        <p>{words.steps}</p>
        <pre>
          <code>{EXAMPLE}</code>
        </pre>
        <a href="/api/v1/docs">{words.reference}</a>
      </details>
      <div>
        <Button variant="primary" onPress={() => clearNewSecret(client, id)}>
          {words.kept}
        </Button>
      </div>
    </Section>
  );
};

/** Not translated: the code of a receiver in Node.js. */
const EXAMPLE = `import { verifyWebhook } from 'tureen/webhooks';

const event = verifyWebhook({
  body,
  header: request.headers['service-signature'],
  secret: process.env.WEBHOOK_SECRET,
});`;
