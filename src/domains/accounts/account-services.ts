import type { Config } from '../../platform/config/config.ts';
import { Cookies } from '../../platform/http/security/cookies.ts';
import { AccountState } from './state/account-state.schemas.ts';
import type { LibrariesPort } from './libraries-port.ts';
import { PasswordHasher } from './passwords/password-hasher.ts';
import type { PasswordCost } from './passwords/password-hasher.ts';
import { Providers } from './providers/providers.ts';

/** Dependencies shared by the account operations. */
export interface AccountServices {
  readonly config: Config;
  readonly cookies: Cookies;
  readonly libraries: LibrariesPort;
  /** Schema of the account state, which includes libraries. */
  readonly stateSchema: ReturnType<typeof AccountState>;
  readonly providers: Providers;
  readonly passwords: PasswordHasher;
}

export const createAccountServices = (
  config: Config,
  libraries: LibrariesPort,
  passwordCost?: PasswordCost,
): AccountServices => ({
  config,
  cookies: new Cookies(config.baseUrl),
  libraries,
  stateSchema: AccountState(libraries.schema),
  providers: new Providers(config.providers),
  passwords: new PasswordHasher(passwordCost),
});
