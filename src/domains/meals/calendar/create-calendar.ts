import { recordAudit } from '../../../platform/audit/audit.ts';
import { getCurrentInstant } from '../../../platform/clock/clock.ts';
import type { Instant } from '../../../platform/clock/clock.ts';
import { hashSecret, createSecret } from '../../../platform/crypto/secrets.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { LibraryScope } from '../../../platform/http/scope.ts';
import { lockAsMember } from '../../libraries/index.ts';
import type { CalendarId } from './calendar.schemas.ts';
import { insertCalendar } from './calendar.store.ts';
import { revokeCalendar } from './revoke-calendar.ts';

interface NewCalendar {
  readonly id: CalendarId;
  readonly secret: string;
  readonly created_at: Instant;
}

/**
 * Creates the caller's secret calendar URL in the library and revokes their previous one. Returns the secret; only its
 * hash is stored. The library is locked, so that of several created at once the last one remains, and a member who was
 * removed during the request gets none.
 */
export const createCalendar = async (tx: Tx, scope: LibraryScope): Promise<NewCalendar> => {
  await lockAsMember(tx, scope);
  await revokeCalendar(tx, scope);
  const id = scope.newId<CalendarId>();
  const secret = createSecret();
  const now = getCurrentInstant(scope.clock);
  insertCalendar(tx, {
    id,
    library_id: scope.libraryId,
    user_id: scope.userId,
    secret_hash: hashSecret(secret),
    made_locally: Number(scope.credential.kind === 'local'),
    created_at: now,
  });
  recordAudit(tx, scope, { action: 'calendar.created', target: { type: 'calendar', id } });
  return { id, secret, created_at: now };
};
