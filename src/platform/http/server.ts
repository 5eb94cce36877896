import { setTimeout as pause } from 'node:timers/promises';

import { fastify } from 'fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

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
import { ArrivingBodies } from './bodies/arriving-bodies.ts';
import { hasBody } from './bodies/has-body.ts';
import { compressAnswer } from './compression.ts';
import { ConcurrencyLimit } from './concurrency-limit.ts';
import { limitConnections } from './limit-connections.ts';
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
import { drainRest } from './upload/drain-rest.ts';
import type { WebApp } from './web-app/web-app.ts';

/** Timeouts and intervals, which tests shorten. */
export interface Waits {
  /** How long a retry waits for the first request with its key. */
  readonly idempotencyMs: number;
  /** How long the headers of a request, and the whole request, may take to arrive. */
  readonly headersMs: number;
  readonly requestMs: number;
  /** How often those two are checked. */
  readonly requestCheckMs: number;
  /** How often to check for bodies that arrive too slowly. */
  readonly bodyCheckMs: number;
  /** A client that reads nothing of its answer for this long is disconnected. */
  readonly stallMs: number;
  /** How long running requests may take to finish on shutdown. */
  readonly drainMs: number;
  /** If the body completes later than this after admission, the caller is checked again. */
  readonly lateMs: number;
}

export const defaultWaits: Waits = {
  idempotencyMs: 5000,
  headersMs: 20_000,
  // Uploading a 5 MB photo from a phone on 2G takes half an hour.
  requestMs: 3_600_000,
  requestCheckMs: 5000,
  bodyCheckMs: 1000,
  stallMs: 120_000,
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
  /** Mounts the pages outside the API. */
  readonly pages: (server: FastifyInstance) => void;
  /** The web app, if it has been built. */
  readonly webApp: WebApp | undefined;
  readonly waits: Waits;
}

export interface HttpServer {
  /** The URL under which users reach the service; known once it is listening. */
  readonly baseUrl: string;
  /** Returns the address it listens on, which behind a proxy differs from the one that users see. */
  listen(): Promise<string>;
  /** Finishes running requests, rejects new ones with 503, and stops. Returns how many requests were cut off. */
  close(): Promise<number>;
}

/** How many characters of list pages are cached in memory. */
const PAGES_KEPT = 16 * 1024 * 1024;

const DRAIN_CHECK_MS = 10;

/**
 * Passkeys work only for domain names, not for IP addresses, so with accounts this machine is addressed as localhost.
 */
const addressFor = ({ auth, host }: Config, listening: string): string =>
  auth === 'accounts' && isLoopbackAddress(host) ? `http://localhost:${new URL(listening).port}` : listening;

/** Ids are cheap to create, so every request gets a globally unique one. */
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
    // Otherwise Node itself would reject requests without a Host header, and not with a problem document.
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
      // The error must not be mistaken for the answer to a complete earlier request, which may well have been carried
      // out.
      if (unanswered.has(socket)) socket.destroy();
      else socket.end(answerToNoRequest(error.code, address, newId<Id<'request'>>()));
    },
  });

  // Node swaps the two timeouts if the one for the headers is longer.
  server.server.headersTimeout = Math.min(waits.headersMs, waits.requestMs);
  limitConnections(server.server, config.limits, log);
  // Node would reject expectations other than 100-continue itself; ignoring them is allowed (RFC 9110, 10.1.1).
  server.server.on('checkExpectation', (request, response) => server.server.emit('request', request, response));
  // A request that was answered before its body was complete must not hold its connection for as long as it keeps
  // sending.
  server.server.on('request', (request, response) => {
    if (hasBody(request)) response.once('close', () => request.complete || drainRest(request));
  });
  const methods = new MethodsByPath(server);
  const slots = new ConcurrencyLimit(config.limits.concurrent_requests);
  const bodies = new ArrivingBodies({
    limits: config.limits,
    checkMs: waits.bodyCheckMs,
    timeOut: (reply, problem) => {
      if (reply.sent) {
        reply.raw.destroy();
        return;
      }
      // Node does not notify an answered request when its connection closes, so the reader of its body would wait
      // forever.
      reply.raw.once('close', () => reply.request.raw.destroy());
      answerProblem(reply.header('connection', 'close'), problem, address);
    },
  });
  metrics.countArrivingBodies(() => bodies.admitted);
  acceptJson(server, config.limits);
  server.decorateRequest('scope');
  server.decorateRequest('admittedAt', 0);
  server.decorateRequest('hasSlot', false);
  server.decorateRequest('arrivingBody');
  const unanswered = new UnansweredRequests(server);
  observeRequests(server, log, metrics);
  guardRequests(server, { config, slots, bodies, isDraining: () => draining });
  server.addHook('onSend', (request, reply, payload, done) => {
    // Otherwise a connection that was busy when shutdown began would be kept alive for its next request.
    if (draining) reply.header('connection', 'close');
    compressAnswer(request, reply, payload, (error, answer) => {
      slots.release(request);
      reply.raw.setTimeout(waits.stallMs);
      if (error === null) done(null, answer);
      else done(error);
    });
  });
  server.setErrorHandler((error, request, reply) => {
    const isInLibrary = request.scope !== undefined && 'libraryId' in request.scope;
    // The client disconnected while sending its body: it will not get the answer, and the service is not at fault.
    const problem =
      request.raw.errored === error
        ? new Problem('malformed-request', { detail: 'The connection was lost.', cause: error })
        : toProblem(
            error,
            { json_body_bytes: request.routeOptions.bodyLimit ?? config.limits.json_body_bytes },
            isInLibrary,
          );
    if (problem.status >= 500) log.error({ err: problem.cause ?? problem, request_id: request.id }, problem.code);
    if (options.webApp?.leadsOn(request, reply, problem) === true) return reply;
    return answerProblem(reply, problem, address);
  });
  const answerNotFound = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const path = pathOf(request.url);
    const allowed = methods.at(path);
    if (allowed.length === 0 && options.webApp?.answers(request, reply) === true) return reply;
    const problem =
      allowed.length === 0
        ? new Problem('route-not-found', { detail: `There is nothing at ${path}.` })
        : new Problem('method-not-allowed', { headers: { allow: allowed.join(', ') }, params: { allowed } });
    return answerProblem(reply, problem, address);
  };
  server.setNotFoundHandler(answerNotFound);
  // Answer 404 right away; Fastify would wait for the body first.
  server.addHook('onRequest', (request, reply, done) => {
    if (request.is404) answerNotFound(request, reply);
    else done();
  });

  const machinery = {
    database,
    limits: config.limits,
    storage: options.storage,
    log,
    lateMs: waits.lateMs,
    slots,
    bodies,
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
      const cut = metrics.underWay;
      // Cut off whatever does not finish in time.
      const force = setTimeout(() => server.server.closeAllConnections(), deadline - performance.now());
      await server.close();
      clearTimeout(force);
      bodies.stop();
      return cut;
    },
  };
};
