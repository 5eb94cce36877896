import { Type } from 'typebox';

import { record } from '../../../platform/audit/audit.ts';
import { ok } from '../../../platform/http/answer.ts';
import { SESSION_COOKIE } from '../../../platform/http/cookies.ts';
import { change, read } from '../../../platform/http/operation.ts';
import type { Operation } from '../../../platform/http/operation.ts';
import type { Accounts } from '../accounts.ts';
import { updateDisplayName } from '../users/user.store.ts';
import { AccountChange, LibrarySelection } from './account-state.schemas.ts';
import { accountState } from './account-state.ts';
import { selectLibrary } from './select-library.ts';

const area = 'Account';

export const accountStateOperations = (accounts: Accounts): readonly Operation[] => [
  read({
    id: 'getAccount',
    method: 'GET',
    path: '/account',
    area,
    summary: 'Get your account',
    description: 'Also works when signed out; `user` is then null.',
    access: 'anyone',
    answers: { 200: { description: 'The account state.', schema: accounts.stateSchema } },
    perform: async (db, { scope, client }) => {
      const answer = ok(await accountState(db, accounts, client, scope.caller));
      const holdsDeadCookie =
        scope.caller === undefined && accounts.cookies.read(client.cookies, SESSION_COOKIE) !== undefined;
      return holdsDeadCookie ? { ...answer, cookies: [accounts.cookies.clear(SESSION_COOKIE)] } : answer;
    },
  }),
  change({
    id: 'renameAccount',
    method: 'PATCH',
    path: '/account',
    area,
    summary: 'Change your display name',
    access: 'account',
    body: AccountChange,
    answers: { 200: { description: 'The account state.', schema: accounts.stateSchema } },
    perform: async (tx, { scope, client, body }) => {
      await updateDisplayName(tx, scope.userId, body.display_name.trim());
      record(tx, scope, { action: 'user.renamed', target: { type: 'user', id: scope.userId } });
      return ok(await accountState(tx, accounts, client, scope));
    },
  }),
  change({
    id: 'selectLibrary',
    method: 'POST',
    path: '/account/library',
    area,
    summary: 'Select the library for this browser',
    access: 'account',
    session: 'required',
    body: LibrarySelection,
    answers: { 200: { description: 'Selected.', schema: Type.Object({}) } },
    problems: ['library-not-found'],
    perform: async (tx, { scope, body }) => {
      await selectLibrary(tx, scope, accounts.libraries, body.library_id);
      return ok({});
    },
  }),
];
