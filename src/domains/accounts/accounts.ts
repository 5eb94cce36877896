import type { Config } from '../../platform/config/config.ts';
import { Cookies } from '../../platform/http/cookies.ts';
import type { LibrariesPort } from './libraries-port.ts';
import { Providers } from './providers/providers.ts';

/** What the operations of this room share. */
export interface Accounts {
  readonly config: Config;
  readonly cookies: Cookies;
  readonly libraries: LibrariesPort;
  readonly providers: Providers;
}

export const accountsOf = (config: Config, libraries: LibrariesPort): Accounts => ({
  config,
  cookies: new Cookies(config.baseUrl),
  libraries,
  providers: new Providers(config.providers),
});
