import { spend } from '../../platform/allowance/allowance.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Client } from '../../platform/http/client.ts';
import type { Scope } from '../../platform/http/scope.ts';
import type { Accounts } from './accounts.ts';

/**
 * Rate-limits unauthenticated requests per network. Otherwise anyone could fill the table of one-time keys, or the
 * audit history with rejected attempts.
 */
export const countRequest = (
  what: 'challenges' | 'challenge-answers' | 'registrations',
  database: Database,
  { config }: Accounts,
  { clock }: Scope,
  { network }: Client,
): Promise<void> =>
  spend(database, clock, {
    name: `${what}:${network}`,
    most: config.limits.challenges_per_minute,
    windowSeconds: 60,
  });
