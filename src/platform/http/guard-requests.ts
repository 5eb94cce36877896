import type { FastifyInstance } from 'fastify';

import type { Config } from '../config/config.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { unavailable } from '../problem/problem.ts';
import { refuseLoss } from './json-body.ts';
import { LocalNetworkRules } from './local-network.ts';
import { securityHeaders } from './security-headers.ts';

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** What every request must pass before anything looks at it more closely. */
export const guardRequests = (
  server: FastifyInstance,
  config: Config,
  metrics: Metrics,
  isDraining: () => boolean,
): void => {
  // With accounts and an address of its own the service is meant for others, and a session is bound to its host.
  const isOwnMachine = config.auth === 'local' || config.baseUrl === undefined;
  const local = isOwnMachine ? new LocalNetworkRules(config) : undefined;
  server.addHook('onRequest', (request, reply, done) => {
    reply.headers(securityHeaders).header('x-request-id', request.id);
    local?.checkHost(request.headers.host);
    if (config.auth === 'local' && !READS.has(request.method)) local?.checkOrigin(request.headers);
    if (request.url.includes('%00')) {
      refuseLoss(request.params, 'path');
      refuseLoss(request.query, 'query');
    }
    if (isDraining()) throw unavailable('The service is shutting down.');
    // An instance that is busy is alive: told otherwise, whoever watches over it would end it.
    if (metrics.underWay - metrics.lasting > config.limits.concurrent_requests && request.url !== '/healthz') {
      throw unavailable(`More than ${config.limits.concurrent_requests} requests are under way.`);
    }
    done();
  });
};
