import { Type } from 'typebox';

import { recordAudit } from '../../../platform/audit/audit.ts';
import { ok } from '../../../platform/http/api-response.ts';
import { change, read } from '../../../platform/http/operation.ts';
import type { Operation } from '../../../platform/http/operation.ts';
import type { AccountServices } from '../account-services.ts';
import { updateDisplayName, updateShownConvention } from '../users/user.store.ts';
import { AccountChange, AccountSettingsInput, LibrarySelection } from './account-state.schemas.ts';
import { getAccountState } from './account-state.ts';
import { selectLibrary } from './select-library.ts';

const area = 'Account';

export const accountStateOperations = (accounts: AccountServices): readonly Operation[] => [
  read({
    id: 'getAccount',
    method: 'GET',
    path: '/account',
    area,
    summary: 'Get your account',
    description: 'Also works when signed out; `user` is then null.',
    access: 'anyone',
    responses: { 200: { description: 'The account state.', schema: accounts.stateSchema } },
    // Leaves an invalid session cookie alone: by the time the response arrives, the browser may hold the cookie of the
    // session that replaced it.
    perform: async (db, { scope, client }) => ok(await getAccountState(db, accounts, client, scope.caller)),
  }),
  change({
    id: 'renameAccount',
    method: 'PATCH',
    path: '/account',
    area,
    summary: 'Change your display name',
    access: 'account',
    body: AccountChange,
    responses: { 200: { description: 'The account state.', schema: accounts.stateSchema } },
    perform: async (tx, { scope, client, body }) => {
      await updateDisplayName(tx, scope.userId, body.display_name.trim());
      recordAudit(tx, scope, { action: 'user.renamed', target: { type: 'user', id: scope.userId } });
      return ok(await getAccountState(tx, accounts, client, scope));
    },
  }),
  change({
    id: 'changeAccountSettings',
    method: 'PUT',
    path: '/account/settings',
    area,
    summary: 'Change your settings',
    description: 'Replaces all of them. They apply in every library.',
    access: 'account',
    body: AccountSettingsInput,
    responses: { 200: { description: 'The account state.', schema: accounts.stateSchema } },
    perform: async (tx, { scope, client, body }) => {
      await updateShownConvention(tx, scope.userId, body.shown_convention ?? null);
      recordAudit(tx, scope, { action: 'user.settings-changed', target: { type: 'user', id: scope.userId } });
      return ok(await getAccountState(tx, accounts, client, scope));
    },
  }),
  change({
    id: 'selectLibrary',
    method: 'POST',
    path: '/account/library',
    area,
    summary: 'Select the active library',
    access: 'account',
    session: 'required',
    body: LibrarySelection,
    responses: { 200: { description: 'The library is selected.', schema: Type.Object({}) } },
    problems: ['library-not-found'],
    perform: async (tx, { scope, body }) => {
      await selectLibrary(tx, scope, accounts.libraries, body.library_id);
      return ok({});
    },
  }),
];
