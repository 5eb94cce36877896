import { instantAfter } from '../../../platform/clock/clock.ts';
import { ok } from '../../../platform/http/api-response.ts';
import { change } from '../../../platform/http/operation.ts';
import type { Operation } from '../../../platform/http/operation.ts';
import { Problem, validationFailed } from '../../../platform/problem/problem.ts';
import type { AccountServices } from '../account-services.ts';
import { storeLoginAndRedirect, prepareLogin } from '../providers/provider-login.ts';
import { ProviderPath } from '../providers/provider.schemas.ts';
import { limitRequestRate } from '../request-rate-limit.ts';
import { MAX_SESSION_LIFETIME_MS } from '../sessions/session-lifetime.ts';
import { isAppRedirect } from './app-redirect.ts';
import { issueLinkTicket, consumeLinkTicket } from './link-ticket.ts';
import { redeemNativeCode } from './native-code.ts';
import { LinkTicket, NativeLoginQuery, NativeToken, NativeTokenRequest, LinkTicketRequest } from './native.schemas.ts';

const area = 'Sign-in';

export const nativeOperations = (accounts: AccountServices): readonly Operation[] => [
  change({
    id: 'createNativeLinkTicket',
    method: 'POST',
    path: '/auth/{provider}/native-link-tickets',
    area,
    summary: 'Create a link ticket for an app',
    description:
      'Creates a ticket for linking a provider from an app: pass it as `link_ticket` to the native login, with the same challenge. It is valid once, for one minute, and only for the current session and this challenge.',
    access: 'account',
    csrf: 'always',
    origin: 'required',
    needs: 'accounts',
    params: ProviderPath,
    body: LinkTicketRequest,
    responses: { 200: { description: 'The ticket.', schema: LinkTicket } },
    problems: ['provider-not-found', 'rate-limited'],
    prepare: async (database, { scope, client, params }) => {
      accounts.providers.get(params.provider);
      await limitRequestRate('challenges', database, accounts, scope, client);
    },
    perform: async (tx, { scope, params: { provider }, body }) =>
      ok({ link_ticket: await issueLinkTicket(tx, scope, { provider, codeChallenge: body.code_challenge }) }),
  }),
  change({
    id: 'beginNativeLogin',
    method: 'GET',
    path: '/auth/{provider}/native-login',
    area,
    summary: 'Start signing in to an app with a provider',
    description:
      'An app opens this in a browser, which goes to the provider and returns to `redirect_uri` with `code` and `state`, or with `error` and `state`. The code is valid once, for one minute, at `POST /api/v1/auth/native-token`.',
    access: 'anyone',
    needs: 'accounts',
    params: ProviderPath,
    query: NativeLoginQuery,
    responses: { 302: { description: 'Redirect to the provider.' } },
    isNavigation: true,
    problems: ['provider-not-found', 'link-ticket-invalid', 'rate-limited'],
    prepare: (database, { scope, client, params: { provider }, query: { redirect_uri } }) => {
      accounts.providers.get(provider);
      if (!isAppRedirect(redirect_uri, accounts.config.nativeRedirectUris)) {
        throw validationFailed({
          location: 'query.redirect_uri',
          code: 'redirect_uri',
          message: 'must be a configured redirect URI, or http on the loopback address',
        });
      }
      return prepareLogin(database, accounts, scope, client, provider);
    },
    perform: async (tx, { scope, query }, departure) => {
      const { redirect_uri: redirectUri, state, code_challenge: codeChallenge, link_ticket: ticket } = query;
      const { provider } = departure;
      const linkTo =
        ticket === undefined ? undefined : await consumeLinkTicket(tx, scope, ticket, { provider, codeChallenge });
      if (linkTo instanceof Problem) return linkTo;
      return storeLoginAndRedirect(tx, accounts, scope.clock, departure, {
        linkTo,
        back: { kind: 'app', redirectUri, state, codeChallenge },
      });
    },
  }),
  change({
    id: 'createNativeToken',
    method: 'POST',
    path: '/auth/native-token',
    area,
    summary: 'Exchange an app’s code for a session',
    access: 'public',
    needs: 'accounts',
    body: NativeTokenRequest,
    responses: { 200: { description: 'The session token.', schema: NativeToken } },
    problems: ['invalid-credentials', 'identity-taken', 'rate-limited'],
    prepare: (database, { scope, client }) => limitRequestRate('challenge-answers', database, accounts, scope, client),
    perform: async (tx, { scope, body }) => {
      const session = await redeemNativeCode(tx, scope, body);
      if (session instanceof Problem) return session;
      return ok({ access_token: session.secret, expires_at: instantAfter(scope.clock, MAX_SESSION_LIFETIME_MS) });
    },
  }),
];
