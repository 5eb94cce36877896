import type { FastifyRequest } from 'fastify';

import { networkOf } from './client-network.ts';

const single = (value: string | readonly string[] | undefined): string | undefined =>
  value === undefined ? undefined : String(value);

/** What a request tells of the program that sent it. */
export class Client {
  readonly #ip: string;
  /** The name by which the service was reached, with its port. */
  readonly host: string;
  /** The site whose page sent the request; browsers name it for every change. */
  readonly origin: string | undefined;
  /** How that site is related to this one, as newer browsers tell. */
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

  /** Where it is in the network, or where a trusted proxy says it is: what attempts are counted against. */
  get network(): string {
    return networkOf(this.#ip);
  }
}
