import { ok } from '../../../platform/http/api-response.ts';
import { change } from '../../../platform/http/operation.ts';
import type { Operation } from '../../../platform/http/operation.ts';
import { Problem } from '../../../platform/problem/problem.ts';
import type { AccountServices } from '../account-services.ts';
import { limitRequestRate } from '../request-rate-limit.ts';
import { createSignInResponse } from '../state/sign-in-response.ts';
import { createAuthenticationOptions, storeSignInChallenge } from './begin-sign-in.ts';
import { CHALLENGE_COOKIE, CHALLENGE_LIFETIME_MS } from './challenge.ts';
import { PasskeySignIn } from './passkey.schemas.ts';
import { attemptPasskey } from './attempt-passkey.ts';
import { requirePasskeyOrigin } from './require-passkey-origin.ts';
import { signInWithPasskey } from './sign-in-with-passkey.ts';
import { AuthenticationOptions } from './webauthn.schemas.ts';

const area = 'Sign-in';

export const passkeySignInOperations = (accounts: AccountServices): readonly Operation[] => {
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
      responses: { 200: { description: 'The options.', schema: AuthenticationOptions } },
      prepare: async (database, { scope, client }) => {
        await limitRequestRate('challenges', database, accounts, scope, client);
        return createAuthenticationOptions(requirePasskeyOrigin(client, config.baseUrl));
      },
      perform: async (tx, { scope }, options) => {
        const key = storeSignInChallenge(tx, scope, options.challenge);
        return { ...ok(options), cookies: [cookies.set(CHALLENGE_COOKIE, key, CHALLENGE_LIFETIME_MS / 1000)] };
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
      responses: { 200: { description: 'Signed in: the session is in the cookie.', schema: accounts.stateSchema } },
      problems: ['invalid-credentials'],
      prepare: async (database, { scope, client, body }) => {
        await limitRequestRate('challenge-answers', database, accounts, scope, client);
        return attemptPasskey(database, scope.clock, accounts, client, body.response);
      },
      perform: async (tx, { scope, client }, attempt) => {
        const session = await signInWithPasskey(tx, scope, attempt);
        if (session instanceof Problem) return session;
        const answer = await createSignInResponse(tx, accounts, client, session);
        return { ...answer, cookies: [...(answer.cookies ?? []), cookies.clear(CHALLENGE_COOKIE)] };
      },
    }),
  ];
};
