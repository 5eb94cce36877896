import type { FastifyInstance } from 'fastify';

import type { Config } from '../config/config.ts';
import { unavailable } from '../problem/problem.ts';
import type { IncomingBodies } from './bodies/incoming-bodies.ts';
import { hasBody } from './bodies/has-body.ts';
import type { ConcurrencyLimit } from './concurrency-limit.ts';
import type { Overload } from './overload.ts';
import { assertStorable } from './json-body.ts';
import { HostPolicy } from './security/host-policy.ts';
import { securityHeaders } from './security/security-headers.ts';

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Methods whose request body is ignored. */
const BODYLESS = new Set(['GET', 'HEAD', 'TRACE']);

/** What operators look at when the service is busy. */
const MONITORED = new Set(['/healthz', '/readyz', '/metrics']);

interface Guards {
  readonly config: Config;
  readonly slots: ConcurrencyLimit;
  readonly bodies: IncomingBodies;
  readonly overload: Pick<Overload, 'level'>;
  readonly isDraining: () => boolean;
}

/** Adds the checks that every request must pass first. */
export const addRequestChecks = (server: FastifyInstance, guards: Guards): void => {
  const { config, slots, bodies, overload, isDraining } = guards;
  // A service with accounts and a configured base URL is meant to be reached from other machines, and its sessions are
  // bound to its host.
  const isOwnMachine = config.auth === 'local' || config.baseUrl === undefined;
  const local = isOwnMachine ? new HostPolicy(config) : undefined;
  server.addHook('onRequest', (request, reply, done) => {
    reply.headers(securityHeaders).header('x-request-id', request.id);
    local?.checkHost(request.headers.host);
    if (config.auth === 'local' && !READS.has(request.method)) local?.checkOrigin(request.headers);
    if (request.url.includes('%00')) {
      assertStorable(request.params, 'path');
      assertStorable(request.query, 'query');
    }
    if (isDraining()) throw unavailable('The service is shutting down.', { limit: 'shutdown' });
    if (overload.level === 'all' && !MONITORED.has(request.url)) {
      throw unavailable('The service is busy.', { retrySeconds: 2, limit: 'event_loop_delay_ms' });
    }
    // A request with a body takes its slot once the body is complete.
    if (hasBody(request.raw) && !BODYLESS.has(request.method)) bodies.open(request, reply);
    // A busy instance is still alive: if the health check failed, an orchestrator would kill it.
    else if (request.url !== '/healthz') slots.acquire(request, reply);
    done();
  });
  server.addHook('preParsing', (request, _reply, payload, done) => {
    bodies.watch(request);
    done(null, payload);
  });
};
