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

/** Ties a sign-in at a provider to the browser that began it. */
export const LOGIN_COOKIE = 'tureen_login';
const LOGIN_SECONDS = 10 * 60;

/** Where someone goes when the provider has sent them back. */
export type WayBack =
  | { readonly kind: 'browser'; readonly path: string }
  | {
      readonly kind: 'app';
      readonly redirectUri: string;
      /** The app's own, given back to it. */
      readonly state: string;
      readonly codeChallenge: string;
    };

/** Someone who is at a provider. */
export interface Login {
  readonly provider: string;
  /** The session whose user gets the identity. Without one, whoever has the identity signs in. */
  readonly linkTo: SessionId | undefined;
  readonly back: WayBack;
}

type LoginPayload = Pick<Login, 'provider' | 'back'>;

/** The way to a provider. */
export interface Departure {
  readonly provider: string;
  readonly secret: string;
  readonly address: string;
}

/** Finds the way to a provider, which may have to be asked about itself first; so not in a transaction. */
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

/** Remembers who goes to the provider and why, and sends them there. */
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
 * The login of this browser, used up before the provider is asked about it. Of callbacks that race,
 * one alone then asks: a provider takes a code once, and the one that had it taken might else come
 * second here.
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
