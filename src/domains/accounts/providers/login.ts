import type { Clock } from '../../../platform/clock/clock.ts';
import { newSecret } from '../../../platform/crypto/secrets.ts';
import type { Database, Tx } from '../../../platform/db/database.ts';
import { redirect } from '../../../platform/http/answer.ts';
import type { Answer } from '../../../platform/http/answer.ts';
import type { Client } from '../../../platform/http/client.ts';
import type { Scope, SessionId } from '../../../platform/http/scope.ts';
import type { Accounts } from '../accounts.ts';
import { issueOneTime, takeOneTime } from '../one-time/one-time.ts';
import { callbackAddress } from './callback-address.ts';
import { countRequest } from '../count-request.ts';

/** Binds a provider login to the browser that started it. */
export const LOGIN_COOKIE = 'tureen_login';
const LOGIN_SECONDS = 10 * 60;

/** Where to go after the return from the provider. */
export type WayBack =
  | { readonly kind: 'browser'; readonly path: string }
  | {
      readonly kind: 'app';
      readonly redirectUri: string;
      /** The app's own state, returned to it. */
      readonly state: string;
      readonly codeChallenge: string;
    };

/** A login in progress at a provider. */
export interface Login {
  readonly provider: string;
  /** The session whose user gets the identity linked. Without one, the identity signs in. */
  readonly linkTo: SessionId | undefined;
  readonly back: WayBack;
}

type LoginPayload = Pick<Login, 'provider' | 'back'>;

/** The redirect to a provider. */
export interface Departure {
  readonly provider: string;
  readonly secret: string;
  readonly address: string;
}

/** Prepares the redirect outside the transaction, because the provider's metadata may have to be fetched first. */
export const prepareLogin = async (
  database: Database,
  accounts: Accounts,
  scope: Scope,
  client: Client,
  providerId: string,
): Promise<Departure> => {
  const provider = accounts.providers.get(providerId);
  const callback = callbackAddress(accounts.config.baseUrl, client, providerId);
  await countRequest('challenges', database, accounts, scope, client);
  const secret = newSecret();
  return { provider: providerId, secret, address: await provider.addressOf({ secret, callback }) };
};

/** Stores the login and redirects to the provider. */
export const beginLogin = (
  tx: Tx,
  { cookies }: Accounts,
  clock: Clock,
  { provider, secret, address }: Departure,
  { linkTo, back }: Omit<Login, 'provider'>,
): Answer => {
  issueOneTime(tx, clock, {
    kind: 'provider-login',
    key: secret,
    payload: { provider, back } satisfies LoginPayload,
    ...(linkTo !== undefined && { sessionId: linkTo }),
    lifeMs: LOGIN_SECONDS * 1000,
  });
  return { ...redirect(address), cookies: [cookies.set(LOGIN_COOKIE, secret, LOGIN_SECONDS)] };
};

/**
 * Consumes this browser's login before the provider is contacted. Of several concurrent callbacks only one then
 * contacts the provider, which accepts a code only once; otherwise the callback whose code was accepted could lose
 * here.
 */
export const claimLogin = async (
  database: Database,
  { cookies }: Accounts,
  { clock }: Scope,
  client: Client,
): Promise<{ readonly login: Login; readonly secret: string } | undefined> => {
  const secret = cookies.read(client.cookies, LOGIN_COOKIE);
  if (secret === undefined) return undefined;
  const taken = await database.transaction((tx) => takeOneTime(tx, clock, 'provider-login', secret));
  return taken && { secret, login: { ...taken.payload<LoginPayload>(), linkTo: taken.sessionId } };
};
