import { Type } from 'typebox';

import { ok } from '../../../platform/http/api-response.ts';
import { listPageByKey } from '../../../platform/http/lists/list-page-by-key.ts';
import { change, read } from '../../../platform/http/operation.ts';
import type { Operation } from '../../../platform/http/operation.ts';
import { PageOf, PageQuery } from '../../../platform/http/common-schemas.ts';
import { asId } from '../../../platform/ids/ids.ts';
import type { UserId } from '../../../platform/ids/ids.ts';
import { setUserDisabled } from './set-user-disabled.ts';
import { presentUser } from './present-user.ts';
import { User, UserChange } from './user.schemas.ts';
import { listUsers } from './user.store.ts';

const area = 'Instance';

export const userOperations: readonly Operation[] = [
  read({
    id: 'listUsers',
    method: 'GET',
    path: '/users',
    area,
    summary: 'List the users of the instance',
    description: 'In the order they joined.',
    access: 'administrator',
    query: Type.Object(PageQuery),
    responses: { 200: { description: 'One page of users.', schema: PageOf(User) } },
    perform: (db, { query }) =>
      listPageByKey(query, {
        rows: (after, count) => listUsers(db, after, count),
        start: '',
        keyOf: ({ id }) => id,
        present: presentUser,
      }),
  }),
  change({
    id: 'disableUser',
    method: 'PATCH',
    path: '/users/{id}',
    area,
    summary: 'Disable or enable a user',
    access: 'administrator',
    params: Type.Object({ id: Type.String({ description: 'Id of the user.' }) }),
    body: UserChange,
    responses: { 200: { description: 'The user.', schema: User } },
    problems: ['user-not-found', 'last-administrator', 'forbidden'],
    perform: async (tx, { scope, params, body }) =>
      ok(await setUserDisabled(tx, scope, asId<UserId>(params.id), body.disabled)),
  }),
];
