import type { IncomingHttpHeaders } from 'node:http';

import type { Config } from '../../config/config.ts';
import { isLoopbackHost } from '../../config/loopback-host.ts';
import { Problem } from '../../problem/problem.ts';
import { isIpHost } from './ip-host.ts';
import { isOwnOrigin } from './own-origin.ts';

/** The names under which a service meant for this machine may be reached. */
export interface HostPolicyOptions {
  readonly trustNetwork: boolean;
  /** Host names with or without a port. */
  readonly allowedHosts: readonly string[];
  readonly baseUrl: string | undefined;
  readonly auth: Config['auth'];
}

/** Every request checks a host name. The cache is bounded so that made-up names cannot fill the memory. */
const MAX_REMEMBERED = 100;

const withoutPort = (host: string): string => host.replace(/:\d+$/, '');

/**
 * Local mode has no sign-in, so it must prevent two things: a web page reaching it through a domain that the attacker
 * points to this machine (DNS rebinding), and a page on another site sending it a change. An IP address cannot be
 * rebound, so it is accepted if the network is trusted. A service with accounts but no configured base URL must also be
 * reached by a known name.
 */
export class HostPolicy {
  readonly #rules: HostPolicyOptions;
  readonly #baseHost: string | undefined;
  /** Host headers that were accepted before. */
  readonly #known = new Set<string>();

  constructor(rules: HostPolicyOptions) {
    this.#rules = rules;
    this.#baseHost = rules.baseUrl === undefined ? undefined : new URL(rules.baseUrl).host;
  }

  checkHost(host: string | undefined): void {
    if (host !== undefined && this.#known.has(host)) return;
    if (host === undefined || !this.#isAllowed(host.toLowerCase())) {
      throw new Problem('host-not-allowed', { params: { host: host ?? null } });
    }
    if (this.#known.size < MAX_REMEMBERED) this.#known.add(host);
  }

  /** For requests that change something. */
  checkOrigin({ origin, host }: IncomingHttpHeaders): void {
    if (origin === undefined || isOwnOrigin(origin, host, this.#rules)) return;
    throw new Problem('origin-not-allowed', { params: { origin } });
  }

  #isAllowed(host: string): boolean {
    const name = withoutPort(host);
    const { allowedHosts, trustNetwork } = this.#rules;
    return (
      isLoopbackHost(name) ||
      host === this.#baseHost ||
      allowedHosts.includes(host) ||
      allowedHosts.includes(name) ||
      (trustNetwork && isIpHost(name))
    );
  }
}
