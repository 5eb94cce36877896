import { record } from '../../../platform/audit/audit.ts';
import { newSecret } from '../../../platform/crypto/secrets.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database, Db } from '../../../platform/db/database.ts';
import type { Id } from '../../../platform/ids/ids.ts';
import { issueOneTime, peekOneTime } from '../one-time/one-time.ts';
import type { Starting } from '../starting.ts';
import { hasAdministrator } from '../users/user.store.ts';

const LIFE_MS = 24 * 3_600_000;

/**
 * Creates a link for a new administrator that works once within a day. Earlier links keep working until one of them is
 * used.
 */
export const makeSetupLink = async (
  database: Database,
  { clock, newId }: Starting,
  address: string,
): Promise<string> => {
  const token = newSecret();
  await database.transaction(async (tx) => {
    issueOneTime(tx, clock, { kind: 'setup-link', key: token, lifeMs: LIFE_MS });
    const target = { type: 'instance', id: '' };
    record(tx, { clock, requestId: newId<Id<'request'>>() }, { action: 'setup-link.created', target });
  });
  return `${address}/setup?token=${token}`;
};

/** Whether a set-up link with this token can be used now. */
export const isSetupLink = async (db: Db, clock: Clock, token: string): Promise<boolean> =>
  (await peekOneTime(db, clock, 'setup-link', token)) !== undefined;

/** Creates a set-up link if the instance has no administrator; undefined otherwise. */
export const firstSetupLink = async (
  database: Database,
  starting: Starting,
  address: string,
): Promise<string | undefined> =>
  (await hasAdministrator(database.db)) ? undefined : makeSetupLink(database, starting, address);
