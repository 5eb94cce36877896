import { Type } from 'typebox';

import { noContent, ok } from '../../../platform/http/api-response.ts';
import { listPageByKey } from '../../../platform/http/lists/list-page-by-key.ts';
import { change, read } from '../../../platform/http/operation.ts';
import type { Operation } from '../../../platform/http/operation.ts';
import { PageOf, PageQuery } from '../../../platform/http/common-schemas.ts';
import { asId } from '../../../platform/ids/ids.ts';
import type { UserId } from '../../../platform/ids/ids.ts';
import { changeRole } from './change-role.ts';
import { Member, RoleChange } from './member.schemas.ts';
import { listMembers } from './member.store.ts';
import { removeMember } from './remove-member.ts';

const area = 'Libraries';
const id = Type.String({ description: 'Id of the library.' });
const MemberPath = Type.Object({ id, user_id: Type.String({ description: 'Id of the user.' }) });

export const memberOperations: readonly Operation[] = [
  read({
    id: 'listMembers',
    method: 'GET',
    path: '/libraries/{id}/members',
    area,
    summary: 'List the members of a library',
    access: 'viewer',
    library: 'path',
    session: 'required',
    params: Type.Object({ id }),
    query: Type.Object(PageQuery),
    responses: { 200: { description: 'One page of members.', schema: PageOf(Member) } },
    perform: (db, { scope: { libraryId }, query }) =>
      listPageByKey(query, {
        rows: (after, count) => listMembers(db, libraryId, after, count),
        start: '',
        keyOf: ({ user_id }) => user_id,
        present: (member) => member,
      }),
  }),
  change({
    id: 'changeRole',
    method: 'PATCH',
    path: '/libraries/{id}/members/{user_id}',
    area,
    summary: 'Change the role of a member',
    access: 'owner',
    library: 'path',
    session: 'required',
    params: MemberPath,
    body: RoleChange,
    responses: { 200: { description: 'The member.', schema: Member } },
    problems: ['member-not-found', 'last-owner'],
    perform: async (tx, { scope, params, body }) =>
      ok(await changeRole(tx, scope, asId<UserId>(params.user_id), body.role)),
  }),
  change({
    id: 'removeMember',
    method: 'DELETE',
    path: '/libraries/{id}/members/{user_id}',
    area,
    summary: 'Remove a member, or leave',
    description: 'Owners can remove any member. Every member can leave, except the last owner.',
    access: 'viewer',
    library: 'path',
    session: 'required',
    params: MemberPath,
    responses: { 204: { description: 'The member is removed.' } },
    problems: ['member-not-found', 'last-owner'],
    perform: async (tx, { scope, params }) => {
      await removeMember(tx, scope, asId<UserId>(params.user_id));
      return noContent;
    },
  }),
];
