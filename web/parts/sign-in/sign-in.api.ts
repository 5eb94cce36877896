import type { AccountState } from '../../api/account.ts';
import { send } from '../../api/client.ts';

export const signIn = async (username: string, password: string): Promise<AccountState> =>
  (await send<AccountState>('POST', '/auth/sign-in', { body: { username, password } })).body;

/** With what a device has proved. */
export const signInWithProof = async (response: unknown): Promise<AccountState> =>
  (await send<AccountState>('POST', '/auth/passkeys/verify', { body: { response } })).body;
