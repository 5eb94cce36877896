import type { Database } from '../../../platform/db/database.ts';
import type { Client } from '../../../platform/http/client.ts';
import type { Scope } from '../../../platform/http/scope.ts';
import { Problem } from '../../../platform/problem/problem.ts';
import type { Accounts } from '../accounts.ts';
import { callbackAddress } from './callback-address.ts';
import { claimLogin } from './login.ts';
import type { Login } from './login.ts';
import type { Identity, ProviderAnswer } from './openid-provider.ts';
import type { CallbackQuery } from './provider.schemas.ts';
import { countRequest } from '../count-request.ts';

/** A return from a provider. */
export interface Return {
  readonly login: Login;
  readonly found: Identity | Problem;
}

const answerOf = ({ code, state, iss, error, error_description }: CallbackQuery): ProviderAnswer =>
  Object.fromEntries(
    Object.entries({ code, state, iss, error, error_description }).filter(
      (pair): pair is [string, string] => pair[1] !== undefined,
    ),
  );

/** Finds the login this browser started and asks the provider for the identity; undefined if it started none. */
export const receiveCallback = async (
  database: Database,
  accounts: Accounts,
  scope: Scope,
  client: Client,
  providerId: string,
  query: CallbackQuery,
): Promise<Return | undefined> => {
  const provider = accounts.providers.get(providerId);
  const callback = callbackAddress(accounts.config.baseUrl, client, providerId);
  await countRequest('challenge-answers', database, accounts, scope, client);
  const claimed = await claimLogin(database, accounts, scope, client);
  if (claimed === undefined) return undefined;
  const { login, secret } = claimed;
  // A provider's callback must not complete a login at another provider.
  const found =
    login.provider === providerId
      ? await provider.identify({ secret, callback }, answerOf(query))
      : new Problem('provider-sign-in-failed');
  return { login, found };
};
