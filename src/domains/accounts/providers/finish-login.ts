import type { Tx } from '../../../platform/db/database.ts';
import { redirect } from '../../../platform/http/answer.ts';
import type { Outcome } from '../../../platform/http/answer.ts';
import type { AnyoneScope } from '../../../platform/http/scope.ts';
import { Problem } from '../../../platform/problem/problem.ts';
import type { Accounts } from '../accounts.ts';
import { grantedAddress, refusedAddress } from '../native/app-redirect.ts';
import { issueNativeCode } from '../native/native-code.ts';
import { holdSession } from '../sessions/hold-session.ts';
import { openSession } from '../sessions/open-session.ts';
import { sessionCookie } from '../state/signed-in.ts';
import { LOGIN_COOKIE } from './login.ts';
import type { Login, WayBack } from './login.ts';
import type { Identity } from './openid-provider.ts';
import { recordRefusal, resolveLogin } from './resolve-login.ts';

/** A browser gets a session cookie, unless it was already signed in and linked an identity to its account. */
const backInBrowser = async (
  tx: Tx,
  scope: AnyoneScope,
  accounts: Accounts,
  login: Login,
  path: string,
  identity: Identity,
): Promise<Outcome> => {
  const user = await resolveLogin(tx, scope, accounts, login, identity);
  if (user instanceof Problem) return user;
  const { provider, linkTo } = login;
  const opened = linkTo === undefined ? [openSession(tx, scope, user, `provider:${provider}`)] : [];
  return { ...redirect(path), cookies: opened.map(({ secret }) => sessionCookie(accounts, secret)) };
};

/** Reports a failed login; an app gets it at its redirect URI (RFC 6749, section 4.1.2.1). */
const backWithNothing = (tx: Tx, scope: AnyoneScope, login: Login, problem: Problem): Outcome => {
  // An unreachable provider is not a rejected attempt.
  if (problem.status < 500) recordRefusal(tx, scope, login);
  return login.back.kind === 'app' ? redirect(refusedAddress(login.back, problem)) : problem;
};

/** An app gets a code that it exchanges for a session; linking happens then. */
const backInApp = async (
  tx: Tx,
  scope: AnyoneScope,
  accounts: Accounts,
  login: Login,
  back: Extract<WayBack, { kind: 'app' }>,
  identity: Identity,
): Promise<Outcome> => {
  const { provider, linkTo } = login;
  const { clock } = scope;
  if (linkTo !== undefined) {
    if ((await holdSession(tx, clock, linkTo)) === undefined) {
      return backWithNothing(tx, scope, login, new Problem('provider-sign-in-failed'));
    }
    const grant = { kind: 'link', identity, provider } as const;
    return redirect(grantedAddress(back, issueNativeCode(tx, clock, grant, back.codeChallenge, linkTo)));
  }
  const user = await resolveLogin(tx, scope, accounts, login, identity);
  if (user instanceof Problem) return redirect(refusedAddress(back, user));
  const grant = { kind: 'sign-in', userId: user.id, provider } as const;
  return redirect(grantedAddress(back, issueNativeCode(tx, clock, grant, back.codeChallenge)));
};

/** Completes a login after the return from a provider. */
export const finishLogin = async (
  tx: Tx,
  scope: AnyoneScope,
  accounts: Accounts,
  login: Login,
  found: Identity | Problem,
): Promise<Outcome> => {
  const { back } = login;
  const finish = (): Promise<Outcome> | Outcome => {
    if (found instanceof Problem) return backWithNothing(tx, scope, login, found);
    switch (back.kind) {
      case 'browser':
        return backInBrowser(tx, scope, accounts, login, back.path, found);
      case 'app':
        return backInApp(tx, scope, accounts, login, back, found);
      default:
        return back satisfies never;
    }
  };
  const outcome = await finish();
  if (outcome instanceof Problem) return outcome;
  return { ...outcome, cookies: [...(outcome.cookies ?? []), accounts.cookies.clear(LOGIN_COOKIE)] };
};
