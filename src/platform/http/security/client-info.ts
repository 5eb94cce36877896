import type { FastifyRequest } from 'fastify';

import { toNetworkKey } from './network-key.ts';

const single = (value: string | readonly string[] | undefined): string | undefined =>
  value === undefined ? undefined : String(value);

/** What a request reveals about its client. */
export class ClientInfo {
  readonly #ip: string;
  /** The Host header: the name and port under which the service was reached. */
  readonly host: string;
  /** The Origin header: the site whose page sent the request. Browsers send it with every change. */
  readonly origin: string | undefined;
  /** How that site relates to this one, as newer browsers report it. */
  readonly fetchSite: string | undefined;
  /** The Cookie header. */
  readonly cookies: string | undefined;

  constructor({ ip, headers }: FastifyRequest) {
    this.#ip = ip;
    this.host = headers.host?.toLowerCase() ?? '';
    this.origin = headers.origin;
    this.fetchSite = single(headers['sec-fetch-site']);
    this.cookies = headers.cookie;
  }

  /** The client's network, possibly as reported by a trusted proxy. Attempts are counted against it. */
  get network(): string {
    return toNetworkKey(this.#ip);
  }
}
