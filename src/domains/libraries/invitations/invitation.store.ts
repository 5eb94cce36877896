import type { Db, Tx } from '../../../platform/db/database.ts';
import { pickColumns, prepareQuery } from '../../../platform/db/prepared-query.ts';
import type { LibraryTables } from '../libraries.tables.ts';
import type { LibraryId, UserId } from '../../../platform/ids/ids.ts';
import type { Invitation } from './invitation.schemas.ts';

type InvitationRow = LibraryTables['invitation'];

const columns = ['id', 'library_id', 'hint', 'role', 'created_at', 'expires_at', 'accepted_at', 'revoked_at'] as const;

/** More than a library ever has open; older ones are in the audit history. */
const MAX_LISTED = 500;

const ofLibrary = prepareQuery((query, p: { library: LibraryId }) =>
  query
    .selectFrom('invitation')
    .select([...columns, 'creator_id as creator'])
    .where('library_id', '=', p.library)
    .orderBy('id', 'desc')
    .limit(MAX_LISTED),
);

/** Newest first. */
export const listInvitations = (db: Db, library: LibraryId): Promise<readonly Invitation[]> =>
  ofLibrary.all(db, { library });

const one = prepareQuery((query, p: { library: LibraryId; id: string }) =>
  query
    .selectFrom('invitation')
    .select([...columns, 'creator_id as creator'])
    .where('id', '=', p.id)
    .where('library_id', '=', p.library),
);

export const findInvitation = (db: Db, library: LibraryId, id: string): Promise<Invitation | undefined> =>
  one.first(db, { library, id });

const insert = prepareQuery((query, p: InvitationRow) =>
  query.insertInto('invitation').values(pickColumns(p, [...columns, 'creator_id', 'secret_hash'])),
);

export const insertInvitation = (tx: Tx, invitation: InvitationRow): void => insert.defer(tx, invitation);

const open = prepareQuery((query, p: { secret_hash: string; now: number }) =>
  query
    .selectFrom('invitation')
    .innerJoin('library_member as creator', (join) =>
      join
        .onRef('creator.library_id', '=', 'invitation.library_id')
        .onRef('creator.user_id', '=', 'invitation.creator_id')
        .on('creator.role', '=', 'owner'),
    )
    .innerJoin('account_user as user', 'user.id', 'creator.user_id')
    .select(['invitation.id', 'invitation.library_id', 'invitation.role'])
    .where('invitation.secret_hash', '=', p.secret_hash)
    .where('invitation.accepted_at', 'is', null)
    .where('invitation.revoked_at', 'is', null)
    .where('invitation.expires_at', '>', p.now)
    .where('user.disabled_at', 'is', null),
);

/** An invitation that can be used now, which also requires that its creator may still invite. */
export const findOpenInvitation = (
  db: Db,
  secretHash: string,
  now: number,
): Promise<Pick<InvitationRow, 'id' | 'library_id' | 'role'> | undefined> =>
  open.first(db, { secret_hash: secretHash, now });

const close = (how: 'accepted_at' | 'revoked_at') =>
  prepareQuery((query, p: { id: string; library: LibraryId; now: number }) =>
    query
      .updateTable('invitation')
      .set({ [how]: p.now })
      .where('id', '=', p.id)
      .where('library_id', '=', p.library)
      .where('accepted_at', 'is', null)
      .where('revoked_at', 'is', null),
  );

const revokeOf = prepareQuery((query, p: { creator: UserId; now: number }) =>
  query
    .updateTable('invitation')
    .set({ revoked_at: p.now })
    .where('creator_id', '=', p.creator)
    .where('accepted_at', 'is', null)
    .where('revoked_at', 'is', null),
);

export const markCreatorInvitationsRevoked = (tx: Tx, creator: UserId, now: number): Promise<number> =>
  revokeOf.run(tx, { creator, now });

const accept = close('accepted_at');
const revoke = close('revoked_at');

/** Of several concurrent uses only one succeeds. */
export const markInvitationAccepted = async (tx: Tx, library: LibraryId, id: string, now: number): Promise<boolean> =>
  (await accept.run(tx, { id, library, now })) > 0;

export const markInvitationRevoked = async (tx: Tx, library: LibraryId, id: string, now: number): Promise<boolean> =>
  (await revoke.run(tx, { id, library, now })) > 0;
