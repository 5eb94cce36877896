import { spendAllowance } from '../../platform/allowance/allowance.ts';
import type { Database } from '../../platform/db/database.ts';
import type { ClientInfo } from '../../platform/http/security/client-info.ts';
import type { Scope } from '../../platform/http/scope.ts';
import type { AccountServices } from './account-services.ts';

/**
 * Rate-limits unauthenticated requests per network. Otherwise anyone could fill the table of one-time keys, or keep the
 * service busy with attempts.
 */
export const limitRequestRate = (
  what: 'challenges' | 'challenge-answers' | 'registrations',
  database: Database,
  { config }: AccountServices,
  { clock }: Scope,
  { network }: ClientInfo,
): Promise<void> =>
  spendAllowance(database, clock, {
    name: `${what}:${network}`,
    max: config.limits.challenges_per_minute,
    windowSeconds: 60,
  });
