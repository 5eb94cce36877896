import { Type } from 'typebox';

import { acknowledged, ok } from '../../../platform/http/api-response.ts';
import { toEtag } from '../../../platform/http/etag.ts';
import { change, read } from '../../../platform/http/operation.ts';
import type { Operation } from '../../../platform/http/operation.ts';
import { Accepted } from '../../../platform/http/common-schemas.ts';
import { Problem } from '../../../platform/problem/problem.ts';
import type { AccountServices } from '../account-services.ts';
import { addPasskey, preparePasskeyRegistration } from './add-passkey.ts';
import { storeRegistrationChallenge, createRegistrationOptions } from './begin-registration.ts';
import { deletePasskey } from './delete-passkey.ts';
import { getPasskeyOrigin } from './passkey-origin.ts';
import { NewPasskey, Passkey, PasskeyChange, PasskeyList } from './passkey.schemas.ts';
import { findPasskey, listPasskeys } from './passkey.store.ts';
import { renamePasskey } from './rename-passkey.ts';
import { requirePasskeyOrigin } from './require-passkey-origin.ts';
import { RegistrationOptions } from './webauthn.schemas.ts';

const area = 'Account';
const params = Type.Object({ id: Type.String({ description: 'Id of the passkey.' }) });

export const passkeyOperations = ({ config }: AccountServices): readonly Operation[] => [
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
    responses: { 200: { description: 'Your passkeys.', schema: PasskeyList } },
    perform: async (db, { scope, client }) =>
      ok({
        available: config.auth === 'accounts' && getPasskeyOrigin(client, config.baseUrl) !== undefined,
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
      'Returns the options for `navigator.credentials.create()`. The challenge is valid for one attempt by this session within five minutes. It replaces any earlier one.',
    access: 'account',
    session: 'recent',
    whileRecovering: true,
    needs: 'accounts',
    responses: { 200: { description: 'The options.', schema: RegistrationOptions } },
    prepare: ({ db }, { scope, client }) =>
      createRegistrationOptions(db, scope, requirePasskeyOrigin(client, config.baseUrl)),
    perform: async (tx, { scope }, options) => {
      storeRegistrationChallenge(tx, scope, options.challenge);
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
    responses: { 201: { description: 'The passkey.', schema: Passkey } },
    problems: ['challenge-invalid', 'passkey-not-verified', 'passkey-exists'],
    creation: {
      readCurrent: async (db, { userId }, { id, etag }) => {
        const passkey = await findPasskey(db, userId, id);
        if (passkey === undefined) throw new Problem('passkey-not-found');
        return ok(passkey, etag);
      },
    },
    prepare: (database, { scope, client, body }) =>
      preparePasskeyRegistration(database, scope, getPasskeyOrigin(client, config.baseUrl), body),
    perform: async (tx, { scope, body }, made) => {
      const passkey = await addPasskey(tx, scope, body, made);
      if (passkey instanceof Problem) return passkey;
      return { status: 201, body: passkey, etag: toEtag(1), location: `/account/passkeys/${passkey.id}` };
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
    responses: { 200: { description: 'The passkey.', schema: Passkey } },
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
    responses: { 200: { description: 'The passkey is deleted.', schema: Accepted } },
    problems: ['passkey-not-found'],
    perform: async (tx, { scope, params: { id } }) => {
      await deletePasskey(tx, scope, id);
      return acknowledged;
    },
  }),
];
