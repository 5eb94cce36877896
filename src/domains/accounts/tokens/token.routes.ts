import { Type } from 'typebox';

import { recordAudit } from '../../../platform/audit/audit.ts';
import { acknowledged, createdWithSecret, ok } from '../../../platform/http/api-response.ts';
import { listPageByKey } from '../../../platform/http/lists/list-page-by-key.ts';
import { change, read } from '../../../platform/http/operation.ts';
import type { Operation } from '../../../platform/http/operation.ts';
import { Problem } from '../../../platform/problem/problem.ts';
import { Accepted, PageOf, PageQuery } from '../../../platform/http/common-schemas.ts';
import { createToken } from './create-token.ts';
import { presentToken } from './present-token.ts';
import { AccessToken, CreatedAccessToken, NewAccessToken } from './token.schemas.ts';
import { findToken, listTokens, deleteTokenRow } from './token.store.ts';

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
    responses: { 200: { description: 'One page of tokens.', schema: PageOf(AccessToken) } },
    perform: (db, { scope: { userId }, query }) =>
      listPageByKey(query, {
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
      'For programs that act on your behalf. It can do what you can, within its scopes, except manage credentials, members and webhooks.',
    access: 'account',
    session: 'recent',
    body: NewAccessToken,
    responses: {
      201: { description: 'The token with its secret, which is shown only once.', schema: CreatedAccessToken },
    },
    creation: {
      readCurrent: async (db, { userId }, { id, etag }) => {
        const token = await findToken(db, userId, id);
        if (token === undefined) throw new Problem('token-not-found');
        return ok({ token: presentToken(token) }, etag);
      },
    },
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
    responses: { 200: { description: 'The token is revoked.', schema: Accepted } },
    problems: ['token-not-found'],
    perform: async (tx, { scope, params: { id } }) => {
      if (!(await deleteTokenRow(tx, scope.userId, id))) throw new Problem('token-not-found');
      recordAudit(tx, scope, { action: 'token.deleted', target: { type: 'token', id } });
      return acknowledged;
    },
  }),
];
