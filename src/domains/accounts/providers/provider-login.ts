import type { Clock } from '../../../platform/clock/clock.ts';
import { createSecret } from '../../../platform/crypto/secrets.ts';
import type { Database, Tx } from '../../../platform/db/database.ts';
import { redirect } from '../../../platform/http/api-response.ts';
import type { ApiResponse } from '../../../platform/http/api-response.ts';
import type { ClientInfo } from '../../../platform/http/security/client-info.ts';
import type { Scope, SessionId } from '../../../platform/http/scope.ts';
import type { AccountServices } from '../account-services.ts';
import { storeOneTimeSecret, consumeOneTimeSecret } from '../one-time/one-time-secret.ts';
import { createCallbackUrl } from './callback-url.ts';
import { limitRequestRate } from '../request-rate-limit.ts';

/** Binds a provider login to the browser that started it. */
export const PROVIDER_LOGIN_COOKIE = 'tureen_login';
const LOGIN_SECONDS = 10 * 60;

/** Where to go after the return from the provider. */
export type ReturnTarget =
  | { readonly kind: 'browser'; readonly path: string }
  | {
      readonly kind: 'app';
      readonly redirectUri: string;
      /** The app's own state, returned to it. */
      readonly state: string;
      readonly codeChallenge: string;
    };

/** A login in progress at a provider. */
export interface PendingProviderLogin {
  readonly provider: string;
  /** The session whose user gets the identity linked. Without one, the identity signs in. */
  readonly linkTo: SessionId | undefined;
  readonly back: ReturnTarget;
}

type LoginPayload = Pick<PendingProviderLogin, 'provider' | 'back'>;

/** The redirect to a provider. */
export interface PreparedLogin {
  readonly provider: string;
  readonly secret: string;
  readonly url: string;
}

/** Prepares the redirect outside the transaction, because the provider's metadata may have to be fetched first. */
export const prepareLogin = async (
  database: Database,
  accounts: AccountServices,
  scope: Scope,
  client: ClientInfo,
  providerId: string,
): Promise<PreparedLogin> => {
  const provider = accounts.providers.get(providerId);
  const callback = createCallbackUrl(accounts.config.baseUrl, client, providerId);
  await limitRequestRate('challenges', database, accounts, scope, client);
  const secret = createSecret();
  return { provider: providerId, secret, url: await provider.createAuthorizationUrl({ secret, callback }) };
};

/** Stores the login and redirects to the provider. */
export const storeLoginAndRedirect = (
  tx: Tx,
  { cookies }: AccountServices,
  clock: Clock,
  { provider, secret, url }: PreparedLogin,
  { linkTo, back }: Omit<PendingProviderLogin, 'provider'>,
): ApiResponse => {
  storeOneTimeSecret(tx, clock, {
    kind: 'provider-login',
    key: secret,
    payload: { provider, back } satisfies LoginPayload,
    ...(linkTo !== undefined && { sessionId: linkTo }),
    lifetimeMs: LOGIN_SECONDS * 1000,
  });
  return { ...redirect(url), cookies: [cookies.set(PROVIDER_LOGIN_COOKIE, secret, LOGIN_SECONDS)] };
};

/**
 * Consumes this browser's login before the provider is contacted. Of several concurrent callbacks only one then
 * contacts the provider, which accepts a code only once; otherwise the callback whose code was accepted could lose
 * here.
 */
export const takeLoginOfBrowser = async (
  database: Database,
  { cookies }: AccountServices,
  { clock }: Scope,
  client: ClientInfo,
): Promise<{ readonly login: PendingProviderLogin; readonly secret: string } | undefined> => {
  const secret = cookies.read(client.cookies, PROVIDER_LOGIN_COOKIE);
  if (secret === undefined) return undefined;
  const taken = await database.transaction((tx) => consumeOneTimeSecret(tx, clock, 'provider-login', secret));
  return taken && { secret, login: { ...taken.payload<LoginPayload>(), linkTo: taken.sessionId } };
};
