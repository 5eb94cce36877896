import { Type } from 'typebox';

import { accepted, ok } from '../../../platform/http/answer.ts';
import { etagOf } from '../../../platform/http/etag.ts';
import { change, read } from '../../../platform/http/operation.ts';
import type { Operation } from '../../../platform/http/operation.ts';
import { Accepted } from '../../../platform/http/schema.ts';
import { Problem } from '../../../platform/problem/problem.ts';
import type { Accounts } from '../accounts.ts';
import { addPasskey, prepareRegistration } from './add-passkey.ts';
import { beginRegistration, registrationOptions } from './begin-registration.ts';
import { deletePasskey } from './delete-passkey.ts';
import { passkeyOrigin } from './passkey-origin.ts';
import { NewPasskey, Passkey, PasskeyChange, PasskeyList } from './passkey.schemas.ts';
import { hasPasskey, listPasskeys } from './passkey.store.ts';
import { renamePasskey } from './rename-passkey.ts';
import { requirePasskeyOrigin } from './require-passkey-origin.ts';
import { RegistrationOptions } from './webauthn.schemas.ts';

const area = 'Account';
const params = Type.Object({ id: Type.String({ description: 'Id of the passkey.' }) });

export const passkeyOperations = ({ config }: Accounts): readonly Operation[] => [
  read({
    id: 'listPasskeys',
    method: 'GET',
    path: '/account/passkeys',
    area,
    summary: 'List your passkeys',
    description: 'Newest first.',
    access: 'account',
    session: 'required',
    whileRecovering: true,
    answers: { 200: { description: 'Your passkeys.', schema: PasskeyList } },
    perform: async (db, { scope, client }) =>
      ok({
        available: config.auth === 'accounts' && passkeyOrigin(client, config.baseUrl) !== undefined,
        passkeys: await listPasskeys(db, scope.userId),
      }),
  }),
  change({
    id: 'beginPasskeyRegistration',
    method: 'POST',
    path: '/account/passkeys/options',
    area,
    summary: 'Start adding a passkey',
    description:
      'Returns the options for `navigator.credentials.create()`. The challenge is valid for one attempt by this session within five minutes and replaces an earlier one.',
    access: 'account',
    session: 'recent',
    whileRecovering: true,
    needs: 'accounts',
    answers: { 200: { description: 'The options.', schema: RegistrationOptions } },
    prepare: ({ db }, { scope, client }) =>
      registrationOptions(db, scope, requirePasskeyOrigin(client, config.baseUrl)),
    perform: async (tx, { scope }, options) => {
      beginRegistration(tx, scope, options.challenge);
      return ok(options);
    },
  }),
  change({
    id: 'addPasskey',
    method: 'POST',
    path: '/account/passkeys',
    area,
    summary: 'Add a passkey',
    description:
      'Send the result of `navigator.credentials.create()`. Every attempt uses up the challenge, even a failed one. A session opened with a recovery code becomes a full session.',
    access: 'account',
    session: 'recent',
    whileRecovering: true,
    needs: 'accounts',
    body: NewPasskey,
    answers: { 201: { description: 'The passkey.', schema: Passkey } },
    problems: ['challenge-invalid', 'passkey-not-verified', 'passkey-exists'],
    creation: { exists: (db, { userId }, id) => hasPasskey(db, userId, id) },
    prepare: (database, { scope, client, body }) =>
      prepareRegistration(database, scope, passkeyOrigin(client, config.baseUrl), body),
    perform: async (tx, { scope, body }, made) => {
      const passkey = await addPasskey(tx, scope, body, made);
      if (passkey instanceof Problem) return passkey;
      return { status: 201, body: passkey, etag: etagOf(1), location: `/account/passkeys/${passkey.id}` };
    },
  }),
  change({
    id: 'renamePasskey',
    method: 'PATCH',
    path: '/account/passkeys/{id}',
    area,
    summary: 'Rename a passkey',
    access: 'account',
    session: 'required',
    needs: 'accounts',
    params,
    body: PasskeyChange,
    answers: { 200: { description: 'The passkey.', schema: Passkey } },
    problems: ['passkey-not-found'],
    perform: async (tx, { scope, params: { id }, body }) => ok(await renamePasskey(tx, scope, id, body.name)),
  }),
  change({
    id: 'deletePasskey',
    method: 'DELETE',
    path: '/account/passkeys/{id}',
    area,
    summary: 'Delete a passkey',
    description: 'It can no longer be used to sign in. Sessions opened with it continue until they are ended.',
    access: 'account',
    session: 'recent',
    needs: 'accounts',
    params,
    answers: { 200: { description: 'It does not work any more.', schema: Accepted } },
    problems: ['passkey-not-found'],
    perform: async (tx, { scope, params: { id } }) => {
      await deletePasskey(tx, scope, id);
      return accepted;
    },
  }),
];
