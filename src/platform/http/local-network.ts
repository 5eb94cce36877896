import type { IncomingHttpHeaders } from 'node:http';

import type { Config } from '../config/config.ts';
import { isLoopbackAddress } from '../config/loopback.ts';
import { Problem } from '../problem/problem.ts';
import { isNumericHost } from './numeric-host.ts';
import { isOwnOrigin } from './own-origin.ts';

/** By which names a service that is meant for this machine may be reached. */
export interface LocalNetwork {
  readonly trustNetwork: boolean;
  /** Names with or without a port. */
  readonly allowedHosts: readonly string[];
  readonly baseUrl: string | undefined;
  readonly auth: Config['auth'];
}

/** A name of the service is asked about with every request. Whoever makes names up must not fill the memory with them. */
const MOST_KNOWN = 100;

const withoutPort = (host: string): string => host.replace(/:\d+$/, '');

/**
 * Local mode has no sign-in, so two things must not be possible: that a web page reaches it under a
 * name of its own that points to this machine (DNS rebinding), and that a page of another site sends
 * it a change. An address in numbers cannot be rebound; it is let in where the network is trusted.
 * With accounts and no address of its own a service must be reached by a known name, too.
 */
export class LocalNetworkRules {
  readonly #rules: LocalNetwork;
  readonly #baseHost: string | undefined;
  /** Hosts as they were sent that were let in before. */
  readonly #known = new Set<string>();

  constructor(rules: LocalNetwork) {
    this.#rules = rules;
    this.#baseHost = rules.baseUrl === undefined ? undefined : new URL(rules.baseUrl).host;
  }

  checkHost(host: string | undefined): void {
    if (host !== undefined && this.#known.has(host)) return;
    if (host === undefined || !this.#isAllowed(host.toLowerCase())) {
      throw new Problem('host-not-allowed', { params: { host: host ?? null } });
    }
    if (this.#known.size < MOST_KNOWN) this.#known.add(host);
  }

  /** Of a request that changes something. */
  checkOrigin({ origin, host }: IncomingHttpHeaders): void {
    if (origin === undefined || isOwnOrigin(origin, host, this.#rules)) return;
    throw new Problem('origin-not-allowed', { params: { origin } });
  }

  #isAllowed(host: string): boolean {
    const name = withoutPort(host);
    const { allowedHosts, trustNetwork } = this.#rules;
    return (
      isLoopbackAddress(name) ||
      host === this.#baseHost ||
      allowedHosts.includes(host) ||
      allowedHosts.includes(name) ||
      (trustNetwork && isNumericHost(name))
    );
  }
}
