import { setTimeout as pause } from 'node:timers/promises';

import { fastify } from 'fastify';
import type { FastifyInstance } from 'fastify';

import type { Clock } from '../clock/clock.ts';
import type { Config } from '../config/config.ts';
import { isLoopbackAddress } from '../config/loopback.ts';
import type { Database } from '../db/database.ts';
import { isUuid } from '../ids/ids.ts';
import type { Id, NewId } from '../ids/ids.ts';
import type { Log } from '../log/log.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { Problem } from '../problem/problem.ts';
import type { Storage } from '../storage/storage.ts';
import { compressAnswer } from './compression.ts';
import { answerProblem, answerToNoRequest, toProblem } from './error-answer.ts';
import { Gate } from './gate.ts';
import type { Authority } from './gate.ts';
import { Idempotency } from './idempotency/idempotency.ts';
import { guardRequests } from './guard-requests.ts';
import { acceptJson } from './json-body.ts';
import { MethodsByPath } from './methods-by-path.ts';
import { mountOperation } from './mount-operation.ts';
import { observeRequests } from './observe-requests.ts';
import type { Operation } from './operation.ts';
import { PageCache } from './page-cache.ts';
import { pathOf } from './path-of.ts';
import { securityHeaders } from './security-headers.ts';
import { UnansweredRequests } from './unanswered-requests.ts';
import { acceptForms, bodiesOf } from './upload/accept-forms.ts';
import type { WebApp } from './web-app/web-app.ts';

/** Times that tests shorten. */
export interface Waits {
  /** How long a retry waits for the first request with its key. */
  readonly idempotencyMs: number;
  /** How long a request may take to arrive, and how often that is looked at. */
  readonly requestMs: number;
  readonly requestCheckMs: number;
  /** How long requests under way may take to end when the service stops. */
  readonly drainMs: number;
  /** Who was let in so long before the body was whole is asked again. */
  readonly lateMs: number;
}

export const usualWaits: Waits = {
  idempotencyMs: 5000,
  requestMs: 300_000,
  requestCheckMs: 30_000,
  drainMs: 10_000,
  lateMs: 200,
};

export interface ServerOptions {
  readonly config: Config;
  readonly clock: Clock;
  readonly newId: NewId;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly database: Database;
  readonly storage: Storage;
  readonly authority: Authority;
  readonly operations: readonly Operation[];
  /** Pages beside the API. */
  readonly pages: (server: FastifyInstance) => void;
  /** The app in the browser, where it is built. */
  readonly webApp: WebApp | undefined;
  readonly waits: Waits;
}

export interface HttpServer {
  /** Where people reach it; known once it listens. */
  readonly baseUrl: string;
  /** Gives the address it listens on, which behind a proxy is not the one it is reached at. */
  listen(): Promise<string>;
  /** Answers what is under way, refuses what comes new with 503, and ends. */
  close(): Promise<void>;
}

/** Characters of list pages kept in memory. */
const PAGES_KEPT = 16 * 1024 * 1024;

const DRAIN_CHECK_MS = 10;

/** Browsers keep passkeys for names and not for numbers, so with accounts this machine goes by its name. */
const addressFor = ({ auth, host }: Config, listening: string): string =>
  auth === 'accounts' && isLoopbackAddress(host) ? `http://localhost:${new URL(listening).port}` : listening;

/** Ids are quick to make, so each request has one that can be told apart for ever. */
const requestIdOf = (incoming: unknown, newId: NewId): string =>
  typeof incoming === 'string' && isUuid(incoming) ? incoming : newId<Id<'request'>>();

export const createServer = (options: ServerOptions): HttpServer => {
  const { config, clock, newId, log, metrics, database, operations, waits } = options;
  let address = config.baseUrl ?? '';
  let draining = false;

  const server = fastify({
    logger: false,
    genReqId: ({ headers }) => requestIdOf(headers['x-request-id'], newId),
    requestTimeout: waits.requestMs,
    trustProxy: config.trustedProxies.length > 0 ? [...config.trustedProxies] : false,
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
  server.decorateRequest('admittedAt', 0);
  const unanswered = new UnansweredRequests(server);
  observeRequests(server, log, metrics);
  guardRequests(server, config, metrics, () => draining);
  server.addHook('onSend', (request, reply, payload, done) => {
    // Otherwise a connection that was busy when the service began to stop would be kept for its next request.
    if (draining) reply.header('connection', 'close');
    compressAnswer(request, reply, payload, done);
  });
  server.setErrorHandler((error, request, reply) => {
    const problem = toProblem(error, config.limits, request.scope !== undefined && 'libraryId' in request.scope);
    if (problem.status >= 500) log.error({ err: problem.cause ?? problem, request_id: request.id }, problem.code);
    if (options.webApp?.leadsOn(request, reply, problem) === true) return reply;
    return answerProblem(reply, problem, address);
  });
  server.setNotFoundHandler((request, reply) => {
    const path = pathOf(request.url);
    const allowed = methods.at(path);
    if (allowed.length === 0 && options.webApp?.answers(request, reply) === true) return reply;
    const problem =
      allowed.length === 0
        ? new Problem('route-not-found', { detail: `There is nothing at ${path}.` })
        : new Problem('method-not-allowed', { headers: { allow: allowed.join(', ') }, params: { allowed } });
    return answerProblem(reply, problem, address);
  });

  const machinery = {
    database,
    limits: config.limits,
    storage: options.storage,
    log,
    lateMs: waits.lateMs,
    gate: new Gate({ config, authority: options.authority, database, clock, newId }),
    pages: new PageCache(PAGES_KEPT),
    idempotency: new Idempotency(database, clock, config.limits, waits.idempotencyMs),
  };
  const byBody = Object.groupBy(operations, bodiesOf);
  for (const operation of byBody.json ?? []) mountOperation(server, operation, machinery);
  for (const bodies of ['form', 'either'] as const) {
    server.register(async (apart) => {
      acceptForms(apart, bodies);
      for (const operation of byBody[bodies] ?? []) mountOperation(apart, operation, machinery);
    });
  }
  options.pages(server);
  options.webApp?.mount(server);

  return {
    get baseUrl() {
      return address;
    },
    listen: async () => {
      const listening = await server.listen({ host: config.host, port: config.port });
      address = config.baseUrl ?? addressFor(config, listening);
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
