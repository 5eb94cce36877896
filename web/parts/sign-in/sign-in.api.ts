import type { AccountState } from '../../api/account.ts';
import { send } from '../../api/client.ts';

export const signIn = async (username: string, password: string): Promise<AccountState> =>
  (await send<AccountState>('POST', '/auth/sign-in', { body: { username, password } })).body;

/** Signs in with the response of a passkey. */
export const signInWithPasskey = async (response: unknown): Promise<AccountState> =>
  (await send<AccountState>('POST', '/auth/passkeys/verify', { body: { response } })).body;
