import { setTimeout as pause } from 'node:timers/promises';

import { fastify } from 'fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import type { Clock } from '../clock/clock.ts';
import type { Config } from '../config/config.ts';
import type { Database } from '../db/database.ts';
import { isUuid } from '../ids/ids.ts';
import type { Id, NewId } from '../ids/ids.ts';
import type { Log } from '../log/log.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { Problem, unavailable } from '../problem/problem.ts';
import { chooseEncoding, compress, isCompressible } from './compression.ts';
import { answerProblem, answerToNoRequest, toProblem } from './error-answer.ts';
import { Gate } from './gate.ts';
import type { Authority } from './gate.ts';
import { Idempotency } from './idempotency/idempotency.ts';
import { acceptJson, refuseNul } from './json-body.ts';
import { LocalNetworkRules } from './local-network.ts';
import { MethodsByPath } from './methods-by-path.ts';
import { mountOperation } from './mount-operation.ts';
import type { Operation } from './operation.ts';
import { UnansweredRequests } from './unanswered-requests.ts';
import { PageCache } from './page-cache.ts';
import { securityHeaders } from './security-headers.ts';

/** Times that tests shorten. */
export interface Waits {
  /** How long a retry waits for the first request with its key. */
  readonly idempotencyMs: number;
  /** How long a request may take to arrive, and how often that is looked at. */
  readonly requestMs: number;
  readonly requestCheckMs: number;
  /** How long requests under way may take to end when the service stops. */
  readonly drainMs: number;
}

export const usualWaits: Waits = {
  idempotencyMs: 5000,
  requestMs: 300_000,
  requestCheckMs: 30_000,
  drainMs: 10_000,
};

export interface ServerOptions {
  readonly config: Config;
  readonly clock: Clock;
  readonly newId: NewId;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly database: Database;
  readonly authority: Authority;
  readonly operations: readonly Operation[];
  /** Pages beside the API. */
  readonly pages: (server: FastifyInstance, service: Service) => void;
  readonly waits: Waits;
}

/** The service as its own pages see it. */
interface Service {
  readonly baseUrl: string;
  readonly draining: boolean;
}

export interface HttpServer extends Service {
  /** Gives the address it listens on, which behind a proxy is not the one it is reached at. */
  listen(): Promise<string>;
  /** Answers what is under way, refuses what comes new with 503, and ends. */
  close(): Promise<void>;
}

/** Characters of list pages kept in memory. */
const PAGES_KEPT = 16 * 1024 * 1024;

const DRAIN_CHECK_MS = 10;

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Ids are quick to make, so each request has one that can be told apart for ever. */
const requestIdOf = (incoming: unknown, newId: NewId): string =>
  typeof incoming === 'string' && isUuid(incoming) ? incoming : newId<Id<'request'>>();

const pathOf = (url: string): string => {
  const end = url.indexOf('?');
  return end < 0 ? url : url.slice(0, end);
};

export const createServer = (options: ServerOptions): HttpServer => {
  const { config, clock, newId, log, metrics, database, operations, waits } = options;
  let address = config.baseUrl ?? '';
  let draining = false;
  const service: Service = {
    get baseUrl() {
      return address;
    },
    get draining() {
      return draining;
    },
  };

  const server = fastify({
    logger: false,
    genReqId: ({ headers }) => requestIdOf(headers['x-request-id'], newId),
    requestTimeout: waits.requestMs,
    // Without a Host Node would answer by itself, and not with a problem.
    http: { connectionsCheckingInterval: waits.requestCheckMs, requireHostHeader: false },
    bodyLimit: config.limits.json_body_bytes,
    routerOptions: { maxParamLength: 1000 },
    return503OnClosing: false,
    frameworkErrors: (error, _request, reply) => {
      reply.headers({ ...securityHeaders, 'x-request-id': reply.request.id });
      answerProblem(reply, toProblem(error, config.limits), address);
    },
    clientErrorHandler(error, socket) {
      if (error.code === 'ECONNRESET' || !socket.writable) return;
      // The refusal must not pass for the answer of a whole request before it, which may well be done.
      if (unanswered.has(socket)) socket.destroy();
      else socket.end(answerToNoRequest(error.code, address, newId<Id<'request'>>()));
    },
  });

  // Node swaps the two limits where that for the headers is the longer one.
  server.server.headersTimeout = Math.min(server.server.headersTimeout, waits.requestMs);
  // Node would answer other expectations than 100-continue by itself; they may as well be passed over (RFC 9110, 10.1.1).
  server.server.on('checkExpectation', (request, response) => server.server.emit('request', request, response));
  const methods = new MethodsByPath(server);
  acceptJson(server, config.limits);
  server.decorateRequest('scope');
  const unanswered = new UnansweredRequests(server);
  observe(server, log, metrics);
  guard(server, options, service);
  server.addHook('onSend', (request, reply, payload, done) => {
    // Otherwise a connection that was busy when the service began to stop would be kept for its next request.
    if (draining) reply.header('connection', 'close');
    compressAnswer(request, reply, payload, done);
  });
  server.setErrorHandler((error, request, reply) => {
    const problem = toProblem(error, config.limits);
    if (problem.status >= 500) log.error({ err: problem.cause ?? problem, request_id: request.id }, problem.code);
    return answerProblem(reply, problem, address);
  });
  server.setNotFoundHandler((request, reply) => {
    const path = pathOf(request.url);
    const allowed = methods.at(path);
    const problem =
      allowed.length === 0
        ? new Problem('route-not-found', { detail: `There is nothing at ${path}.` })
        : new Problem('method-not-allowed', { headers: { allow: allowed.join(', ') }, params: { allowed } });
    return answerProblem(reply, problem, address);
  });

  const machinery = {
    database,
    limits: config.limits,
    gate: new Gate({ authority: options.authority, database, clock, newId, limits: config.limits }),
    pages: new PageCache(PAGES_KEPT),
    idempotency: new Idempotency(database, clock, config.limits, waits.idempotencyMs),
  };
  for (const operation of operations) mountOperation(server, operation, machinery);
  options.pages(server, service);

  return {
    get baseUrl() {
      return address;
    },
    get draining() {
      return draining;
    },
    listen: async () => {
      const listening = await server.listen({ host: config.host, port: config.port });
      address = config.baseUrl ?? listening;
      return listening;
    },
    close: async () => {
      draining = true;
      const deadline = performance.now() + waits.drainMs;
      while (metrics.underWay > 0 && performance.now() < deadline) await pause(DRAIN_CHECK_MS);
      // What does not end in time is cut off.
      const force = setTimeout(() => server.server.closeAllConnections(), deadline - performance.now());
      await server.close();
      clearTimeout(force);
    },
  };
};

/** What every request must pass before anything looks at it more closely. */
const guard = (server: FastifyInstance, { config, metrics }: ServerOptions, service: Service): void => {
  const local =
    config.auth === 'local'
      ? new LocalNetworkRules({
          trustNetwork: config.trustNetwork,
          allowedHosts: config.allowedHosts,
          baseUrl: config.baseUrl,
        })
      : undefined;
  server.addHook('onRequest', (request, reply, done) => {
    reply.headers(securityHeaders).header('x-request-id', request.id);
    local?.check(request.headers.host, request.headers.origin, !READS.has(request.method));
    if (request.url.includes('%00')) {
      refuseNul(request.params, 'path');
      refuseNul(request.query, 'query');
    }
    if (service.draining) throw unavailable('The service is shutting down.');
    // An instance that is busy is alive: told otherwise, whoever watches over it would end it.
    if (metrics.underWay > config.limits.concurrent_requests && request.url !== '/healthz') {
      throw unavailable(`More than ${config.limits.concurrent_requests} requests are under way.`);
    }
    done();
  });
};

/** One line and one measurement for each request, whether it was answered or given up by the client. */
const observe = (server: FastifyInstance, log: Log, metrics: Metrics): void => {
  server.addHook('onRequest', (request: FastifyRequest, reply: FastifyReply, done) => {
    metrics.requestBegan();
    const began = performance.now();
    reply.raw.once('close', () => {
      const ms = performance.now() - began;
      const operation = request.routeOptions.config.operation ?? 'other';
      const status = reply.raw.writableFinished ? reply.statusCode : 499;
      metrics.requestEnded(operation, request.method, status, ms / 1000);
      log.request({
        request_id: request.id,
        method: request.method,
        path: pathOf(request.url),
        operation,
        status,
        ms: Math.round(ms * 100) / 100,
      });
    });
    done();
  });
};

const compressAnswer = (
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
  done: (error: Error | null, payload?: unknown) => void,
): void => {
  const accept = request.headers['accept-encoding'];
  const wanted = accept !== undefined && isCompressible(payload, reply.getHeader('content-type'));
  const encoding = wanted ? chooseEncoding(accept) : undefined;
  if (!wanted || encoding === undefined) return done(null, payload);
  reply.header('content-encoding', encoding).removeHeader('content-length');
  compress(payload, encoding).then(
    (packed) => done(null, packed),
    (error: unknown) => done(error instanceof Error ? error : new Error(String(error))),
  );
};
