import { recordAudit } from '../../../platform/audit/audit.ts';
import { createSecret } from '../../../platform/crypto/secrets.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database, Db } from '../../../platform/db/database.ts';
import type { Id } from '../../../platform/ids/ids.ts';
import { storeOneTimeSecret, peekOneTimeSecret } from '../one-time/one-time-secret.ts';
import type { StartupContext } from '../startup-context.ts';
import { hasAdministrator } from '../users/user.store.ts';

const LIFE_MS = 24 * 3_600_000;

/**
 * Creates a link for a new administrator that works once within a day. Earlier links keep working until one of them is
 * used.
 */
export const createSetupLink = async (
  database: Database,
  { clock, newId }: StartupContext,
  address: string,
): Promise<string> => {
  const token = createSecret();
  await database.transaction(async (tx) => {
    storeOneTimeSecret(tx, clock, { kind: 'setup-link', key: token, lifetimeMs: LIFE_MS });
    const target = { type: 'instance', id: '' };
    recordAudit(tx, { clock, requestId: newId<Id<'request'>>() }, { action: 'setup-link.created', target });
  });
  return `${address}/setup?token=${token}`;
};

/** Whether a set-up link with this token can be used now. */
export const isValidSetupToken = async (db: Db, clock: Clock, token: string): Promise<boolean> =>
  (await peekOneTimeSecret(db, clock, 'setup-link', token)) !== undefined;

/** Creates a set-up link if the instance has no administrator; undefined otherwise. */
export const createFirstSetupLink = async (
  database: Database,
  starting: StartupContext,
  address: string,
): Promise<string | undefined> =>
  (await hasAdministrator(database.db)) ? undefined : createSetupLink(database, starting, address);
