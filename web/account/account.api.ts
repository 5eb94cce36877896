import { queryOptions } from '@tanstack/react-query';

import type {
  AccessToken,
  AccountSession,
  CreatedAccessToken,
  NewAccessToken,
  Passkey,
  PasskeyList,
  PasswordChange,
} from '../../src/domains/accounts/index.ts';
import { adoptAccount } from '../api/account.ts';
import type { AccountState } from '../api/account.ts';
import { get, getAll, send } from '../api/client.ts';
import { create } from '../api/create.ts';
import { createPasskey } from '../api/passkeys.ts';

export type { AccessToken, AccountSession, Passkey } from '../../src/domains/accounts/index.ts';

// There are no events for credentials: each change refetches its list explicitly.

export const sessionsQuery = queryOptions({
  queryKey: ['session', 'list'],
  queryFn: async () => (await get<{ readonly items: readonly AccountSession[] }>('/account/sessions')).items,
  staleTime: 0,
});

export const passkeysQuery = queryOptions({
  queryKey: ['passkey', 'list'],
  queryFn: async () => (await get<PasskeyList>('/account/passkeys')).passkeys,
});

export const tokensQuery = queryOptions({
  queryKey: ['token', 'list'],
  queryFn: () => getAll<AccessToken>('/account/tokens'),
  staleTime: 0,
});

export const renameAccount = async (name: string): Promise<AccountState> =>
  adoptAccount((await send<AccountState>('PATCH', '/account', { body: { display_name: name } })).body);

export const changeSettings = async (settings: AccountState['settings']): Promise<AccountState> =>
  adoptAccount((await send<AccountState>('PUT', '/account/settings', { body: settings })).body);

export const selectLibrary = (libraryId: string): Promise<unknown> =>
  send('POST', '/account/library', { body: { library_id: libraryId } });

export const signOut = (): Promise<unknown> => send('POST', '/auth/sign-out');

/** By its id, or `others` for all but the current one. */
export const endSession = (id: string): Promise<unknown> => send('DELETE', `/account/sessions/${id}`);

export const changePassword = (change: PasswordChange): Promise<unknown> =>
  send('POST', '/account/password', { body: change });

export const addPasskey = async (name: string): Promise<Passkey> => {
  const response = await createPasskey();
  const body = name.trim() === '' ? { response } : { response, name };
  return (await send<Passkey>('POST', '/account/passkeys', { body })).body;
};

export const renamePasskey = (id: string, name: string): Promise<unknown> =>
  send('PATCH', `/account/passkeys/${id}`, { body: { name } });

export const removePasskey = (id: string): Promise<unknown> => send('DELETE', `/account/passkeys/${id}`);

export const createRecoveryCodes = async (): Promise<readonly string[]> =>
  (await send<{ readonly codes: readonly string[] }>('POST', '/account/recovery-codes')).body.codes;

export const createToken = (token: NewAccessToken): Promise<CreatedAccessToken> =>
  create<CreatedAccessToken>('/account/tokens', token);

export const revokeToken = (id: string): Promise<unknown> => send('DELETE', `/account/tokens/${id}`);
