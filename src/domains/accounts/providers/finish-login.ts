import type { Tx } from '../../../platform/db/database.ts';
import { redirect } from '../../../platform/http/answer.ts';
import type { Outcome } from '../../../platform/http/answer.ts';
import type { AnyoneScope } from '../../../platform/http/scope.ts';
import { Problem } from '../../../platform/problem/problem.ts';
import type { Accounts } from '../accounts.ts';
import { grantedAddress, refusedAddress } from '../native/app-redirect.ts';
import { issueNativeCode } from '../native/native-code.ts';
import { openSession } from '../sessions/open-session.ts';
import { sessionCookie } from '../state/signed-in.ts';
import { LOGIN_COOKIE } from './login.ts';
import type { Login } from './login.ts';
import type { Identity } from './openid-provider.ts';
import { resolveLogin } from './resolve-login.ts';

/**
 * What someone gets who comes back from a provider: a browser a session in its cookie, or none where
 * it had one and linked an identity; an app a code that it changes for one. Why it failed is answered
 * as a problem; an app is told at its own address (RFC 6749, section 4.1.2.1).
 */
export const finishLogin = async (
  tx: Tx,
  scope: AnyoneScope,
  accounts: Accounts,
  login: Login,
  found: Identity | Problem,
): Promise<Outcome> => {
  const { back, linkTo } = login;
  const method = `provider:${login.provider}` as const;
  const cleared = accounts.cookies.clear(LOGIN_COOKIE);
  const user = await resolveLogin(tx, scope, accounts, login, found);
  switch (back.kind) {
    case 'browser': {
      if (user instanceof Problem) return user;
      const opened = linkTo === undefined ? [sessionCookie(accounts, openSession(tx, scope, user, method).secret)] : [];
      return { ...redirect(back.path), cookies: [...opened, cleared] };
    }
    case 'app': {
      const address =
        user instanceof Problem
          ? refusedAddress(back, user)
          : grantedAddress(back, issueNativeCode(tx, scope.clock, user.id, method, back.codeChallenge));
      return { ...redirect(address), cookies: [cleared] };
    }
    default:
      return back satisfies never;
  }
};
