import type { AuditEvent } from '../../src/domains/accounts/index.ts';
import type { Person } from './people.ts';

/** The refused attempts of people who were not signed in, as an administrator sees them. */
export const listRefusals = async (
  { client }: Pick<Person, 'client'>,
  action: string,
): Promise<readonly AuditEvent[]> => {
  const path = `/api/v1/account/audit?outcome=refused&action=${action}`;
  const { body } = await client.get<{ events: readonly AuditEvent[] }>(path);
  return body.events.filter(({ actor_id, credential_id }) => actor_id === '' && credential_id === '');
};

/** How many there were. */
export const countRefusals = async (administrator: Pick<Person, 'client'>, action: string): Promise<number> =>
  (await listRefusals(administrator, action)).reduce((sum, { count = 1 }) => sum + count, 0);
