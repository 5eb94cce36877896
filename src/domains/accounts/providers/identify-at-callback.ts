import type { Database } from '../../../platform/db/database.ts';
import type { ClientInfo } from '../../../platform/http/security/client-info.ts';
import type { Scope } from '../../../platform/http/scope.ts';
import { Problem } from '../../../platform/problem/problem.ts';
import type { AccountServices } from '../account-services.ts';
import { createCallbackUrl } from './callback-url.ts';
import { takeLoginOfBrowser } from './provider-login.ts';
import type { PendingProviderLogin } from './provider-login.ts';
import type { Identity, CallbackParameters } from './openid-provider.ts';
import type { CallbackQuery } from './provider.schemas.ts';
import { limitRequestRate } from '../request-rate-limit.ts';

/** A return from a provider. */
export interface CallbackResult {
  readonly login: PendingProviderLogin;
  readonly found: Identity | Problem;
}

const answerOf = ({ code, state, iss, error, error_description }: CallbackQuery): CallbackParameters =>
  Object.fromEntries(
    Object.entries({ code, state, iss, error, error_description }).filter(
      (pair): pair is [string, string] => pair[1] !== undefined,
    ),
  );

/** Finds the login this browser started and asks the provider for the identity; undefined if it started none. */
export const identifyAtCallback = async (
  database: Database,
  accounts: AccountServices,
  scope: Scope,
  client: ClientInfo,
  providerId: string,
  query: CallbackQuery,
): Promise<CallbackResult | undefined> => {
  const provider = accounts.providers.get(providerId);
  const callback = createCallbackUrl(accounts.config.baseUrl, client, providerId);
  await limitRequestRate('challenge-answers', database, accounts, scope, client);
  const claimed = await takeLoginOfBrowser(database, accounts, scope, client);
  if (claimed === undefined) return undefined;
  const { login, secret } = claimed;
  // A provider's callback must not complete a login at another provider.
  const found =
    login.provider === providerId
      ? await provider.identify({ secret, callback }, answerOf(query))
      : new Problem('provider-sign-in-failed');
  return { login, found };
};
