import { Type } from 'typebox';

import { instantBefore } from '../../../platform/clock/clock.ts';
import { accepted, ok } from '../../../platform/http/answer.ts';
import { SESSION_COOKIE } from '../../../platform/http/cookies.ts';
import { change, read } from '../../../platform/http/operation.ts';
import type { Operation } from '../../../platform/http/operation.ts';
import { Accepted } from '../../../platform/http/schema.ts';
import type { Accounts } from '../accounts.ts';
import { endOtherSessions, endSession } from './end-session.ts';
import { IDLE_MS, LONGEST_MS } from './session-life.ts';
import { SessionList } from './session.schemas.ts';
import { listSessions } from './session.store.ts';

const area = 'Account';

export const sessionOperations = ({ cookies, config }: Accounts): readonly Operation[] => [
  read({
    id: 'listSessions',
    method: 'GET',
    path: '/account/sessions',
    area,
    summary: 'List your sessions',
    description: 'Newest first.',
    access: 'account',
    session: 'required',
    answers: { 200: { description: 'Your sessions.', schema: SessionList } },
    perform: async (db, { scope: { clock, userId, credential } }) => {
      // The single session of local mode never ends.
      const isLocal = config.auth === 'local';
      const [seen, created] = isLocal ? ['', ''] : [instantBefore(clock, IDLE_MS), instantBefore(clock, LONGEST_MS)];
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
    description: 'Ends one of your sessions by id, or with `others` as the id all except the current one.',
    access: 'account',
    session: 'required',
    params: Type.Object({ id: Type.String({ description: 'Id of the session, or `others`.' }) }),
    answers: { 200: { description: 'It has ended.', schema: Accepted } },
    problems: ['session-not-found'],
    perform: async (tx, { scope, params: { id } }) => {
      if (id === 'others') await endOtherSessions(tx, scope);
      else await endSession(tx, scope, id);
      return id === scope.credential.id ? { ...accepted, cookies: [cookies.clear(SESSION_COOKIE)] } : accepted;
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
    answers: { 200: { description: 'The session has ended.', schema: Accepted } },
    perform: async (tx, { scope }) => {
      await endSession(tx, scope, scope.credential.id);
      return { ...accepted, cookies: [cookies.clear(SESSION_COOKIE)] };
    },
  }),
];
