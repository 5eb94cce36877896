import type { Cast } from './callers.ts';
import { inLibrary, unique } from './requests.ts';
import type { Row } from './requests.ts';
import { administrator, member } from './rules.ts';

const input = () => ({ name: unique(), url: 'https://example.org/hook', enabled: false, event_types: ['recipe.*'] });

type Manager = Pick<Cast['owner'], 'client'>;

/** The administrator and the owner are different people. */
const managerOf = (cast: Cast, path: string): Manager['client'] =>
  path === '/api/v1/webhooks' ? cast.owner.in(cast.library) : cast.clients['administrator without membership'];

/** There may be at most fifty at a time, so those of earlier cells are deleted. */
const makeRoom = async (client: Manager['client'], path: string): Promise<void> => {
  const { body } = await client.get<{ webhooks: { id: string }[] }>(path);
  for (const { id } of body.webhooks.slice(10)) await client.delete(`${path}/${id}`);
};

const newWebhook = async (cast: Cast, path: string): Promise<string> => {
  const client = managerOf(cast, path);
  await makeRoom(client, path);
  const { body } = await client.post<{ webhook: { id: string } }>(path, input());
  return body.webhook.id;
};

const rowsFor = (path: string, name: string, rule: Row['rule']): Readonly<Record<string, Row>> => {
  const at = (end: string, json?: () => unknown): Row => ({
    rule,
    request: async (cast) => ({
      path: `${path}/${await newWebhook(cast, path)}${end}`,
      ...(json !== undefined && { json: json() }),
      headers: inLibrary(cast),
    }),
  });
  return {
    [`list${name}s`]: { rule, request: (cast) => ({ path, headers: inLibrary(cast) }) },
    [`create${name}`]: { rule, request: (cast) => ({ path, json: input(), headers: inLibrary(cast) }) },
    [`get${name}`]: at(''),
    [`replace${name}`]: at('', input),
    [`delete${name}`]: at(''),
    [`rotate${name}Secret`]: at('/rotate-secret'),
    [`test${name}`]: at('/test'),
    [`list${name}Deliveries`]: at('/deliveries'),
    [`resend${name}Delivery`]: {
      rule,
      request: async (cast) => {
        const client = managerOf(cast, path);
        const id = await newWebhook(cast, path);
        const { body } = await client.post<{ id: string }>(`${path}/${id}/test`, undefined);
        await client.put(`${path}/${id}`, { ...input(), enabled: true });
        return { path: `${path}/${id}/deliveries/${body.id}/resend`, headers: inLibrary(cast) };
      },
    },
  };
};

export const webhookRows: Readonly<Record<string, Row>> = {
  followEvents: {
    rule: member.viewerReads,
    request: (cast) => ({ path: '/api/v1/events', headers: inLibrary(cast) }),
  },
  ...rowsFor('/api/v1/webhooks', 'Webhook', member.ownerInSession),
  ...rowsFor('/api/v1/instance-webhooks', 'InstanceWebhook', administrator.inSession),
};
