import { change } from '../../../platform/http/operation.ts';
import type { Operation } from '../../../platform/http/operation.ts';
import { Problem, unauthenticated } from '../../../platform/problem/problem.ts';
import type { AccountServices } from '../account-services.ts';
import { recordAnonymousRefusedSignIn } from '../sessions/open-session.ts';
import { finishLogin } from './finish-login.ts';
import { lockUserIfSessionValid } from '../sessions/lock-user-if-session-valid.ts';
import { requireRecentSessionForLinking } from './require-recent-session-for-linking.ts';
import { storeLoginAndRedirect, prepareLogin } from './provider-login.ts';
import type { ReturnTarget } from './provider-login.ts';
import { CallbackQuery, LoginQuery, ProviderPath } from './provider.schemas.ts';
import { identifyAtCallback } from './identify-at-callback.ts';
import { parseReturnPath } from './return-path.ts';

const area = 'Sign-in';

export const providerOperations = (accounts: AccountServices): readonly Operation[] => [
  change({
    id: 'beginProviderLogin',
    method: 'GET',
    path: '/auth/{provider}/login',
    area,
    summary: 'Sign in with a provider',
    description:
      'Open this in a browser; it redirects to the provider. The login is valid for ten minutes in this browser. With `link`, it links the identity to your account instead, which requires that you signed in or confirmed within the last five minutes.',
    access: 'anyone',
    needs: 'accounts',
    params: ProviderPath,
    query: LoginQuery,
    responses: { 302: { description: 'Redirect to the provider.' } },
    isNavigation: true,
    problems: [
      'provider-not-found',
      'browser-session-required',
      'recent-authentication-required',
      'credential-renewal-required',
      'rate-limited',
    ],
    prepare: async (database, { scope, client, params, query: { link = false, return_to = '/' } }) => {
      const linkTo = link ? requireRecentSessionForLinking(scope, client) : undefined;
      const back: ReturnTarget = { kind: 'browser', path: parseReturnPath(return_to) };
      const departure = await prepareLogin(database, accounts, scope, client, params.provider);
      return { departure, login: { linkTo, back } };
    },
    perform: async (tx, { scope: { clock } }, { departure, login }) => {
      const { linkTo } = login;
      const hasEnded = linkTo !== undefined && (await lockUserIfSessionValid(tx, clock, linkTo)) === undefined;
      return hasEnded
        ? unauthenticated('invalid-credentials')
        : storeLoginAndRedirect(tx, accounts, clock, departure, login);
    },
  }),
  change({
    id: 'finishProviderLogin',
    method: 'GET',
    path: '/auth/{provider}/callback',
    area,
    summary: 'Return from a provider',
    description:
      'The provider redirects the browser here. Accounts are matched by the provider’s subject, never by email address.',
    access: 'anyone',
    needs: 'accounts',
    params: ProviderPath,
    query: CallbackQuery,
    responses: {
      302: {
        description:
          'Redirect to `return_to`, with a session unless an identity was linked; or to the `redirect_uri` of the app, with a code or an error.',
      },
    },
    isNavigation: true,
    problems: [
      'provider-not-found',
      'provider-sign-in-failed',
      'provider-account-unknown',
      'identity-taken',
      'rate-limited',
    ],
    prepare: (database, { scope, client, params, query }) =>
      identifyAtCallback(database, accounts, scope, client, params.provider, query),
    perform: async (tx, { scope }, back) => {
      if (back !== undefined) return finishLogin(tx, scope, accounts, back.login, back.found);
      recordAnonymousRefusedSignIn(tx, scope);
      return new Problem('provider-sign-in-failed');
    },
  }),
];
