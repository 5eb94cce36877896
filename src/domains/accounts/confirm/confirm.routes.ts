import { instantAfter } from '../../../platform/clock/clock.ts';
import { ok } from '../../../platform/http/api-response.ts';
import { change } from '../../../platform/http/operation.ts';
import type { Operation } from '../../../platform/http/operation.ts';
import { Problem } from '../../../platform/problem/problem.ts';
import type { AccountServices } from '../account-services.ts';
import { MAX_SESSION_LIFETIME_MS } from '../sessions/session-lifetime.ts';
import { createSessionCookie, getOpenedAccountState } from '../state/sign-in-response.ts';
import { confirmAndReplaceSession } from './confirm-and-replace-session.ts';
import { Confirmation, ConfirmedAccount } from './confirm.schemas.ts';
import { prepareConfirmation } from './prepare-confirmation.ts';

export const confirmOperations = (accounts: AccountServices): readonly Operation[] => [
  change({
    id: 'confirmSession',
    method: 'POST',
    path: '/account/confirm',
    area: 'Account',
    summary: 'Confirm that it is you',
    description:
      'Confirm with your password or a passkey. For the next five minutes you can set your password, add and delete passkeys, create tokens and recovery codes, and link a provider. A new session replaces the current one, which ends with its link tickets, passkey challenges and event streams. Continue with the new cookie, or the new `access_token` if you send the session as Bearer, and with the new `csrf_token`.',
    access: 'account',
    session: 'required',
    needs: 'accounts',
    body: Confirmation,
    responses: {
      200: {
        description: 'Confirmed: the new session is in the cookie or in `access_token`.',
        schema: ConfirmedAccount(accounts.stateSchema),
      },
    },
    problems: ['invalid-credentials', 'rate-limited'],
    prepare: (database, { scope, client, body }) => prepareConfirmation(database, scope, accounts, client, body),
    perform: async (tx, { scope, client }, evidence) => {
      const session = await confirmAndReplaceSession(tx, scope, evidence);
      if (session instanceof Problem) return session;
      const { secret, caller } = session;
      const confirmed = { accepted: true, ...(await getOpenedAccountState(tx, accounts, client, session)) };
      if (caller.credential.kind === 'session' && caller.credential.by === 'cookie') {
        return { ...ok(confirmed), cookies: [createSessionCookie(accounts, secret)] };
      }
      const expires_at = instantAfter(scope.clock, MAX_SESSION_LIFETIME_MS);
      return ok({ ...confirmed, access_token: secret, expires_at });
    },
  }),
];
