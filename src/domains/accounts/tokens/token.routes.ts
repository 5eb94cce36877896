import { Type } from 'typebox';

import { record } from '../../../platform/audit/audit.ts';
import { accepted, createdWithSecret } from '../../../platform/http/answer.ts';
import { listByKey } from '../../../platform/http/list-by-key.ts';
import { change, read } from '../../../platform/http/operation.ts';
import type { Operation } from '../../../platform/http/operation.ts';
import { Problem } from '../../../platform/problem/problem.ts';
import { Accepted, PageOf, PageQuery } from '../../../platform/http/schema.ts';
import { createToken } from './create-token.ts';
import { presentToken } from './present-token.ts';
import { AccessToken, CreatedAccessToken, NewAccessToken } from './token.schemas.ts';
import { hasToken, listTokens, removeToken } from './token.store.ts';

const area = 'Account';
/** Sorts after every id. */
const AFTER_ALL = 'g';

export const tokenOperations: readonly Operation[] = [
  read({
    id: 'listTokens',
    method: 'GET',
    path: '/account/tokens',
    area,
    summary: 'List your personal API tokens',
    description: 'Newest first, without secrets.',
    access: 'account',
    session: 'required',
    query: Type.Object(PageQuery),
    answers: { 200: { description: 'One page of tokens.', schema: PageOf(AccessToken) } },
    perform: (db, { scope: { userId }, query }) =>
      listByKey(query, {
        rows: (before, count) => listTokens(db, userId, before, count),
        start: AFTER_ALL,
        keyOf: ({ id }) => id,
        present: presentToken,
      }),
  }),
  change({
    id: 'createToken',
    method: 'POST',
    path: '/account/tokens',
    area,
    summary: 'Create a personal API token',
    description:
      'For programs that act for you. It can do what you can, within its scopes, except manage credentials, members and webhooks.',
    access: 'account',
    session: 'recent',
    body: NewAccessToken,
    answers: { 201: { description: 'The token, and this once its secret.', schema: CreatedAccessToken } },
    creation: { exists: (db, { userId }, id) => hasToken(db, userId, id) },
    perform: async (tx, { scope, body }) => {
      const { token, secret } = await createToken(tx, scope, body);
      return createdWithSecret(`/account/tokens/${token.id}`, token.id, { token }, secret);
    },
  }),
  change({
    id: 'deleteToken',
    method: 'DELETE',
    path: '/account/tokens/{id}',
    area,
    summary: 'Revoke a personal API token',
    access: 'account',
    session: 'required',
    params: Type.Object({ id: Type.String({ description: 'Id of the token.' }) }),
    answers: { 200: { description: 'It does not work any more.', schema: Accepted } },
    problems: ['token-not-found'],
    perform: async (tx, { scope, params: { id } }) => {
      if (!(await removeToken(tx, scope.userId, id))) throw new Problem('token-not-found');
      record(tx, scope, { action: 'token.deleted', target: { type: 'token', id } });
      return accepted;
    },
  }),
];
