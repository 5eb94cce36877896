import { ok } from '../../../platform/http/answer.ts';
import { change } from '../../../platform/http/operation.ts';
import type { Operation } from '../../../platform/http/operation.ts';
import { Problem } from '../../../platform/problem/problem.ts';
import type { Accounts } from '../accounts.ts';
import { countRequest } from '../count-request.ts';
import { signedIn } from '../state/signed-in.ts';
import { authenticationOptions, beginSignIn } from './begin-sign-in.ts';
import { CHALLENGE_COOKIE, CHALLENGE_MS } from './challenge.ts';
import { PasskeySignIn } from './passkey.schemas.ts';
import { tryPasskey } from './prove-passkey.ts';
import { requirePasskeyOrigin } from './require-passkey-origin.ts';
import { signInWithPasskey } from './sign-in-with-passkey.ts';
import { AuthenticationOptions } from './webauthn.schemas.ts';

const area = 'Sign-in';

export const passkeySignInOperations = (accounts: Accounts): readonly Operation[] => {
  const { config, cookies } = accounts;
  return [
    change({
      id: 'beginPasskeySignIn',
      method: 'POST',
      path: '/auth/passkeys/options',
      area,
      summary: 'Start signing in with a passkey',
      description:
        'Returns the options for `navigator.credentials.get()` and sets a cookie. The challenge is valid for one attempt in this browser within five minutes. No user name is needed, because the passkey identifies the user. Also used for `POST /api/v1/account/confirm`.',
      access: 'public',
      origin: 'required',
      needs: 'accounts',
      answers: { 200: { description: 'The options.', schema: AuthenticationOptions } },
      prepare: async (database, { scope, client }) => {
        await countRequest('challenges', database, accounts, scope, client);
        return authenticationOptions(requirePasskeyOrigin(client, config.baseUrl));
      },
      perform: async (tx, { scope }, options) => {
        const key = beginSignIn(tx, scope, options.challenge);
        return { ...ok(options), cookies: [cookies.set(CHALLENGE_COOKIE, key, CHALLENGE_MS / 1000)] };
      },
    }),
    change({
      id: 'signInWithPasskey',
      method: 'POST',
      path: '/auth/passkeys/verify',
      area,
      summary: 'Sign in with a passkey',
      description:
        'Send the result of `navigator.credentials.get()`. Every attempt uses up the challenge, even a failed one.',
      access: 'public',
      origin: 'required',
      needs: 'accounts',
      body: PasskeySignIn,
      answers: { 200: { description: 'Signed in: the session is in the cookie.', schema: accounts.stateSchema } },
      problems: ['invalid-credentials'],
      prepare: async (database, { scope, client, body }) => {
        await countRequest('challenge-answers', database, accounts, scope, client);
        return tryPasskey(database, scope.clock, accounts, client, body.response);
      },
      perform: async (tx, { scope, client }, attempt) => {
        const session = await signInWithPasskey(tx, scope, attempt);
        if (session instanceof Problem) return session;
        const answer = await signedIn(tx, accounts, client, session);
        return { ...answer, cookies: [...(answer.cookies ?? []), cookies.clear(CHALLENGE_COOKIE)] };
      },
    }),
  ];
};
