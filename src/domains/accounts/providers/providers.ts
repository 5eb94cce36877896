import type { ProviderSettings } from '../../../platform/config/provider-settings.ts';
import { Problem } from '../../../platform/problem/problem.ts';
import { OpenIdProvider } from './openid-provider.ts';

/** The configured providers by id. */
export class Providers {
  readonly #byId: ReadonlyMap<string, OpenIdProvider>;

  constructor(settings: readonly ProviderSettings[]) {
    this.#byId = new Map(settings.map((one) => [one.id, new OpenIdProvider(one)]));
  }

  /** Throws `provider-not-found` for an unknown id. */
  get(id: string): OpenIdProvider {
    const provider = this.#byId.get(id);
    if (provider === undefined) throw new Problem('provider-not-found', { params: { provider: id } });
    return provider;
  }
}
