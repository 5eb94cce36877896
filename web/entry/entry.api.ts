import type { Registration, SetUp } from '../../src/domains/accounts/index.ts';
import type { AccountState, Library } from '../api/account.ts';
import { send } from '../api/client.ts';
import { create } from '../api/create.ts';
import { createPasskey } from '../api/passkeys.ts';

const postForAccount = async (path: string, body: object): Promise<AccountState> =>
  (await send<AccountState>('POST', path, { body })).body;

export const setUp = (input: SetUp): Promise<AccountState> => postForAccount('/auth/setup', input);

export const register = (input: Registration): Promise<AccountState> => postForAccount('/auth/register', input);

export const recover = (username: string, code: string): Promise<AccountState> =>
  postForAccount('/auth/recover', { username, code });

export const setNewPassword = (password: string): Promise<unknown> =>
  send('POST', '/account/password', { body: { new_password: password } });

export const addFirstPasskey = async (): Promise<unknown> =>
  send('POST', '/account/passkeys', { body: { response: await createPasskey() } });

export const signOut = (): Promise<unknown> => send('POST', '/auth/sign-out');

export const acceptInvitation = async (secret: string): Promise<Library> =>
  (await send<Library>('POST', '/invitations/accept', { body: { secret } })).body;

export const createLibrary = (name: string): Promise<Library> => create<Library>('/libraries', { name });

export const selectLibrary = (libraryId: string): Promise<unknown> =>
  send('POST', '/account/library', { body: { library_id: libraryId } });
