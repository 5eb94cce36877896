import type { Clock } from '../../../platform/clock/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { SessionId } from '../../../platform/http/scope.ts';
import { asId } from '../../../platform/ids/ids.ts';
import type { UserId } from '../../../platform/ids/ids.ts';
import { isOver } from './session-life.ts';
import { lockSession } from './session.store.ts';

/** Whose session it is, where it is still good; it then stays so until the transaction ends. */
export const holdSession = async (tx: Tx, clock: Clock, id: SessionId): Promise<UserId | undefined> => {
  const session = await lockSession(tx, id);
  return session === undefined || isOver(clock, session) ? undefined : asId<UserId>(session.user_id);
};
