import type { Tx } from '../../../platform/db/database.ts';
import { redirect } from '../../../platform/http/api-response.ts';
import type { ChangeOutcome } from '../../../platform/http/api-response.ts';
import type { AnyoneScope } from '../../../platform/http/scope.ts';
import { Problem } from '../../../platform/problem/problem.ts';
import type { AccountServices } from '../account-services.ts';
import { createAppCodeRedirectUrl, createAppErrorRedirectUrl } from '../native/app-redirect.ts';
import { issueNativeCode } from '../native/native-code.ts';
import { lockUserIfSessionValid } from '../sessions/lock-user-if-session-valid.ts';
import { openSession } from '../sessions/open-session.ts';
import { createSessionCookie } from '../state/sign-in-response.ts';
import { PROVIDER_LOGIN_COOKIE } from './provider-login.ts';
import type { PendingProviderLogin, ReturnTarget } from './provider-login.ts';
import type { Identity } from './openid-provider.ts';
import { recordRefusedLogin, resolveLoginUser } from './resolve-login-user.ts';

/** A browser gets a session cookie, unless it was already signed in and linked an identity to its account. */
const backInBrowser = async (
  tx: Tx,
  scope: AnyoneScope,
  accounts: AccountServices,
  login: PendingProviderLogin,
  path: string,
  identity: Identity,
): Promise<ChangeOutcome> => {
  const user = await resolveLoginUser(tx, scope, accounts, login, identity);
  if (user instanceof Problem) return user;
  const { provider, linkTo } = login;
  const opened = linkTo === undefined ? [openSession(tx, scope, user, `provider:${provider}`)] : [];
  return { ...redirect(path), cookies: opened.map(({ secret }) => createSessionCookie(accounts, secret)) };
};

/** Reports a failed login; an app gets it at its redirect URI (RFC 6749, section 4.1.2.1). */
const backWithNothing = (tx: Tx, scope: AnyoneScope, login: PendingProviderLogin, problem: Problem): ChangeOutcome => {
  // An unreachable provider is not a rejected attempt.
  if (problem.status < 500) recordRefusedLogin(tx, scope, login);
  return login.back.kind === 'app' ? redirect(createAppErrorRedirectUrl(login.back, problem)) : problem;
};

/** An app gets a code that it exchanges for a session; linking happens then. */
const backInApp = async (
  tx: Tx,
  scope: AnyoneScope,
  accounts: AccountServices,
  login: PendingProviderLogin,
  back: Extract<ReturnTarget, { kind: 'app' }>,
  identity: Identity,
): Promise<ChangeOutcome> => {
  const { provider, linkTo } = login;
  const { clock } = scope;
  if (linkTo !== undefined) {
    if ((await lockUserIfSessionValid(tx, clock, linkTo)) === undefined) {
      return backWithNothing(tx, scope, login, new Problem('provider-sign-in-failed'));
    }
    const grant = { kind: 'link', identity, provider } as const;
    return redirect(createAppCodeRedirectUrl(back, issueNativeCode(tx, clock, grant, back.codeChallenge, linkTo)));
  }
  const user = await resolveLoginUser(tx, scope, accounts, login, identity);
  if (user instanceof Problem) return redirect(createAppErrorRedirectUrl(back, user));
  const grant = { kind: 'sign-in', userId: user.id, provider } as const;
  return redirect(createAppCodeRedirectUrl(back, issueNativeCode(tx, clock, grant, back.codeChallenge)));
};

/** Completes a login after the return from a provider. */
export const finishLogin = async (
  tx: Tx,
  scope: AnyoneScope,
  accounts: AccountServices,
  login: PendingProviderLogin,
  found: Identity | Problem,
): Promise<ChangeOutcome> => {
  const { back } = login;
  const finish = (): Promise<ChangeOutcome> | ChangeOutcome => {
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
  return { ...outcome, cookies: [...(outcome.cookies ?? []), accounts.cookies.clear(PROVIDER_LOGIN_COOKIE)] };
};
