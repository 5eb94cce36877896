import type { UserScope } from '../accounts/index.ts';
import { recordAudit } from '../../platform/audit/audit.ts';
import { getCurrentInstant } from '../../platform/clock/clock.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { LibraryId } from '../../platform/ids/ids.ts';
import { emitInstanceEvent } from '../../platform/outbox/outbox.ts';
import type { Library, LibraryInput } from './library.schemas.ts';
import { insertLibrary } from './library.store.ts';
import { insertMember } from './members/member.store.ts';

/** Creates a library with the caller as its owner. */
export const createLibrary = async (tx: Tx, founder: UserScope, { name }: LibraryInput): Promise<Library> => {
  const id = founder.newId<LibraryId>();
  const now = getCurrentInstant(founder.clock);
  const row = { id, name: name.trim(), revision: 1, created_at: now, updated_at: now };
  insertLibrary(tx, row);
  insertMember(tx, { library_id: id, user_id: founder.userId, role: 'owner', created_at: now });
  recordAudit(tx, { ...founder, libraryId: id }, { action: 'library.created', target: { type: 'library', id } });
  emitInstanceEvent(tx, founder, { type: 'library.created', resource: { type: 'library', id, revision: 1 } });
  const settings = { assumed_convention: null, shown_convention: null };
  return { ...row, role: 'owner', member_count: 1, recipe_count: 0, settings };
};
