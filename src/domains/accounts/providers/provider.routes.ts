import { change } from '../../../platform/http/operation.ts';
import type { Operation } from '../../../platform/http/operation.ts';
import { Problem, unauthenticated } from '../../../platform/problem/problem.ts';
import type { Accounts } from '../accounts.ts';
import { recordRefusedSignIn } from '../sessions/open-session.ts';
import { finishLogin } from './finish-login.ts';
import { holdSession } from '../sessions/hold-session.ts';
import { linkingSession } from './linking-session.ts';
import { beginLogin, prepareLogin } from './login.ts';
import type { WayBack } from './login.ts';
import { CallbackQuery, LoginQuery, ProviderPath } from './provider.schemas.ts';
import { receiveCallback } from './receive-callback.ts';
import { returnPath } from './return-path.ts';

const area = 'Sign-in';

export const providerOperations = (accounts: Accounts): readonly Operation[] => [
  change({
    id: 'beginProviderLogin',
    method: 'GET',
    path: '/auth/{provider}/login',
    area,
    summary: 'Sign in at a provider',
    description:
      'Open this in a browser; it redirects to the provider. The login is valid for ten minutes in this browser. With `link` it links the identity to the signed-in account, which requires that you signed in or confirmed within the last five minutes.',
    access: 'anyone',
    needs: 'accounts',
    params: ProviderPath,
    query: LoginQuery,
    answers: { 302: { description: 'On to the provider.' } },
    problems: [
      'provider-not-found',
      'browser-session-required',
      'recent-authentication-required',
      'credential-renewal-required',
      'rate-limited',
    ],
    prepare: async (database, { scope, client, params, query: { link = false, return_to = '/' } }) => {
      const linkTo = link ? linkingSession(scope, client) : undefined;
      const back: WayBack = { kind: 'browser', path: returnPath(return_to) };
      const departure = await prepareLogin(database, accounts, scope, client, params.provider);
      return { departure, login: { linkTo, back } };
    },
    perform: async (tx, { scope: { clock } }, { departure, login }) => {
      const { linkTo } = login;
      const hasEnded = linkTo !== undefined && (await holdSession(tx, clock, linkTo)) === undefined;
      return hasEnded ? unauthenticated('invalid-credentials') : beginLogin(tx, accounts, clock, departure, login);
    },
  }),
  change({
    id: 'finishProviderLogin',
    method: 'GET',
    path: '/auth/{provider}/callback',
    area,
    summary: 'Return from a provider',
    description:
      'The provider redirects the browser here. Accounts are found by the subject of the identity, never by e-mail address.',
    access: 'anyone',
    needs: 'accounts',
    params: ProviderPath,
    query: CallbackQuery,
    answers: {
      302: {
        description:
          'On to where the login was to lead; signed in where it was no link. Apps are told failures there, and browsers that ask for a page on one of the web app.',
      },
    },
    problems: [
      'provider-not-found',
      'provider-sign-in-failed',
      'provider-account-unknown',
      'identity-taken',
      'rate-limited',
    ],
    prepare: (database, { scope, client, params, query }) =>
      receiveCallback(database, accounts, scope, client, params.provider, query),
    perform: async (tx, { scope }, back) => {
      if (back !== undefined) return finishLogin(tx, scope, accounts, back.login, back.found);
      recordRefusedSignIn(tx, scope, '');
      return new Problem('provider-sign-in-failed');
    },
  }),
];
