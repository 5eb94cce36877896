import { Type } from 'typebox';

import { instantBefore } from '../../../platform/clock/clock.ts';
import { acknowledged, ok } from '../../../platform/http/api-response.ts';
import { SESSION_COOKIE } from '../../../platform/http/security/cookies.ts';
import { change, read } from '../../../platform/http/operation.ts';
import type { Operation } from '../../../platform/http/operation.ts';
import { Accepted } from '../../../platform/http/common-schemas.ts';
import type { AccountServices } from '../account-services.ts';
import { endOtherSessions, endSession } from './end-session.ts';
import { SESSION_IDLE_TIMEOUT_MS, MAX_SESSION_LIFETIME_MS } from './session-lifetime.ts';
import { SessionList } from './session.schemas.ts';
import { listSessions } from './session.store.ts';

const area = 'Account';

export const sessionOperations = ({ cookies, config }: AccountServices): readonly Operation[] => [
  read({
    id: 'listSessions',
    method: 'GET',
    path: '/account/sessions',
    area,
    summary: 'List your sessions',
    description: 'Newest first.',
    access: 'account',
    session: 'required',
    responses: { 200: { description: 'Your sessions.', schema: SessionList } },
    perform: async (db, { scope: { clock, userId, credential } }) => {
      // The single session of local mode never ends.
      const isLocal = config.auth === 'local';
      const [seen, created] = isLocal
        ? ['', '']
        : [instantBefore(clock, SESSION_IDLE_TIMEOUT_MS), instantBefore(clock, MAX_SESSION_LIFETIME_MS)];
      const rows = await listSessions(db, userId, seen, created);
      const items = rows
        .filter(({ auth_method }) => (auth_method === 'local') === isLocal)
        .map((row) => ({ ...row, current: row.id === credential.id }));
      return ok({ items });
    },
  }),
  change({
    id: 'endSession',
    method: 'DELETE',
    path: '/account/sessions/{id}',
    area,
    summary: 'End a session',
    description: 'With the id `others`, ends all your sessions except the current one.',
    access: 'account',
    session: 'required',
    params: Type.Object({ id: Type.String({ description: 'Id of the session, or `others`.' }) }),
    responses: { 200: { description: 'The session or sessions have ended.', schema: Accepted } },
    problems: ['session-not-found'],
    perform: async (tx, { scope, params: { id } }) => {
      if (id === 'others') await endOtherSessions(tx, scope);
      else await endSession(tx, scope, id);
      return id === scope.credential.id ? { ...acknowledged, cookies: [cookies.clear(SESSION_COOKIE)] } : acknowledged;
    },
  }),
  change({
    id: 'signOut',
    method: 'POST',
    path: '/auth/sign-out',
    area: 'Sign-in',
    summary: 'Sign out',
    description: 'Ends the current session.',
    access: 'account',
    session: 'required',
    whileRecovering: true,
    needs: 'accounts',
    responses: { 200: { description: 'The session has ended.', schema: Accepted } },
    perform: async (tx, { scope }) => {
      await endSession(tx, scope, scope.credential.id);
      return { ...acknowledged, cookies: [cookies.clear(SESSION_COOKIE)] };
    },
  }),
];
