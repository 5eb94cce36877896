import type { FastifyRequest } from 'fastify';

import { networkOf } from './client-network.ts';

/** What a request tells of the program that sent it. */
export interface Client {
  /** Where it is in the network, or where a trusted proxy says it is: what attempts are counted against. */
  readonly network: string;
  /** The name by which the service was reached, with its port. */
  readonly host: string;
  /** The site whose page sent the request; browsers name it for every change. */
  readonly origin: string | undefined;
  /** How that site is related to this one, as newer browsers tell. */
  readonly fetchSite: string | undefined;
  /** The Cookie header. */
  readonly cookies: string | undefined;
}

const single = (value: string | readonly string[] | undefined): string | undefined =>
  value === undefined ? undefined : String(value);

export const clientOf = ({ ip, headers }: FastifyRequest): Client => ({
  // Worked out for the few that ask.
  get network() {
    return networkOf(ip);
  },
  host: headers.host?.toLowerCase() ?? '',
  origin: headers.origin,
  fetchSite: single(headers['sec-fetch-site']),
  cookies: headers.cookie,
});
