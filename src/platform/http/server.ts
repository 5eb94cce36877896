import { setTimeout as pause } from 'node:timers/promises';

import { fastify } from 'fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import type { Clock } from '../clock/clock.ts';
import type { Config } from '../config/config.ts';
import { isLoopbackHost } from '../config/loopback-host.ts';
import type { UniqueConstraints } from '../db/unique-constraints.ts';
import type { Database } from '../db/database.ts';
import { isUuid } from '../ids/ids.ts';
import type { Id, NewId } from '../ids/ids.ts';
import type { Log } from '../log/log.ts';
import { createCacheMetric } from '../metrics/cache-metric.ts';
import { gauge } from '../metrics/metric.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { Problem } from '../problem/problem.ts';
import type { Storage } from '../storage/storage.ts';
import { IncomingBodies } from './bodies/incoming-bodies.ts';
import { hasBody } from './bodies/has-body.ts';
import { compressResponse } from './compression.ts';
import { ConcurrencyLimit } from './concurrency-limit.ts';
import { HeavyRequests } from './heavy-requests.ts';
import { limitConnections } from './limit-connections.ts';
import { sendProblem, formatRawProblemResponse, toProblem } from './problem-response.ts';
import type { BodyLimit } from './problem-response.ts';
import { Authorizer } from './security/authorizer.ts';
import type { AuthProvider } from './security/authorizer.ts';
import { Idempotency } from './idempotency/idempotency.ts';
import { getRefusalReason } from './refusal-reason.ts';
import { addRequestChecks } from './request-checks.ts';
import { acceptJson } from './json-body.ts';
import { MethodsByPath } from './methods-by-path.ts';
import { mountOperation } from './mount-operation.ts';
import { Overload } from './overload.ts';
import { observeRequests } from './observe-requests.ts';
import type { Operation } from './operation.ts';
import { ResponseCache } from './response-cache.ts';
import { getUrlPath } from './url-path.ts';
import { securityHeaders } from './security/security-headers.ts';
import { PendingRequests } from './pending-requests.ts';
import { acceptForms, getBodyFormat } from './upload/accept-forms.ts';
import { drainRest } from './upload/drain-rest.ts';
import type { WebApp } from './web-app/web-app.ts';

/** Timeouts and intervals, which tests shorten. */
export interface ServerTimeouts {
  /** How long a retry waits for the first request with its key. */
  readonly idempotencyMs: number;
  /** How long the headers of a request, and the whole request, may take to arrive. */
  readonly headersMs: number;
  readonly requestMs: number;
  /** How often those two are checked. */
  readonly requestCheckMs: number;
  /** How often to check for bodies that arrive too slowly. */
  readonly bodyCheckMs: number;
  /** A client that reads nothing of its response for this long is disconnected. */
  readonly stallMs: number;
  /** How long running requests may take to finish on shutdown. */
  readonly drainMs: number;
  /** If the body completes later than this after admission, the caller is checked again. */
  readonly lateMs: number;
}

export const defaultServerTimeouts: ServerTimeouts = {
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
  readonly constraints: UniqueConstraints;
  readonly storage: Storage;
  readonly authority: AuthProvider;
  readonly operations: readonly Operation[];
  /** Mounts the pages outside the API. */
  readonly pages: (server: FastifyInstance) => void;
  /** The web app, if it has been built. */
  readonly webApp: WebApp | undefined;
  readonly timeouts: ServerTimeouts;
}

export interface HttpServer {
  /** The URL under which users reach the service; known once it is listening. */
  readonly baseUrl: string;
  /** Returns the address it listens on, which behind a proxy differs from the one that users see. */
  listen(): Promise<string>;
  /** Finishes running requests, rejects new ones with 503, and stops. Returns how many requests were cut off. */
  close(): Promise<number>;
}

/** How many characters of responses are cached in memory. */
const MAX_CACHED_CHARACTERS = 16 * 1024 * 1024;

const DRAIN_CHECK_MS = 10;

/**
 * Passkeys work only for domain names, not for IP addresses, so with accounts this machine is addressed as localhost.
 */
const addressFor = ({ auth, host }: Config, listening: string): string =>
  auth === 'accounts' && isLoopbackHost(host) ? `http://localhost:${new URL(listening).port}` : listening;

/** Ids are cheap to create, so every request gets a globally unique one. */
const requestIdOf = (incoming: unknown, newId: NewId): string =>
  typeof incoming === 'string' && isUuid(incoming) ? incoming : newId<Id<'request'>>();

export const createServer = (options: ServerOptions): HttpServer => {
  const { config, clock, newId, log, metrics, database, constraints, operations, timeouts } = options;
  let address = config.baseUrl ?? '';
  let draining = false;
  const defaultBodyLimit: BodyLimit = { limit: 'json_body_bytes', maximum: config.limits.json_body_bytes };

  const server = fastify({
    logger: false,
    genReqId: ({ headers }) => requestIdOf(headers['x-request-id'], newId),
    requestTimeout: timeouts.requestMs,
    trustProxy: config.trustedProxies.length > 0 ? [...config.trustedProxies] : false,
    // Otherwise Node itself would reject requests without a Host header, and not with a problem document.
    http: { connectionsCheckingInterval: timeouts.requestCheckMs, requireHostHeader: false },
    bodyLimit: config.limits.json_body_bytes,
    routerOptions: { maxParamLength: 1000 },
    return503OnClosing: false,
    frameworkErrors: (error, _request, reply) => {
      reply.headers({ ...securityHeaders, 'x-request-id': reply.request.id });
      sendProblem(reply, toProblem(error, { bodyLimit: defaultBodyLimit, constraints }), address);
    },
    clientErrorHandler(error, socket) {
      if (error.code === 'ECONNRESET' || !socket.writable) return;
      // The error must not be mistaken for the response to a complete earlier request, which may well have been carried
      // out.
      if (pending.has(socket)) socket.destroy();
      else socket.end(formatRawProblemResponse(error.code, address, newId<Id<'request'>>()));
    },
  });

  // Node swaps the two timeouts if the one for the headers is longer.
  server.server.headersTimeout = Math.min(timeouts.headersMs, timeouts.requestMs);
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
  const overload = new Overload(config.limits.event_loop_delay_ms);
  const bodies = new IncomingBodies({
    limits: config.limits,
    checkMs: timeouts.bodyCheckMs,
    timeOut: (reply, problem) => {
      if (reply.sent) {
        reply.raw.destroy();
        return;
      }
      // Node does not notify an answered request when its connection closes, so the reader of its body would wait
      // forever.
      reply.raw.once('close', () => reply.request.raw.destroy());
      refuse(reply.header('connection', 'close'), problem);
    },
  });
  const responseCache = new ResponseCache(MAX_CACHED_CHARACTERS);
  metrics.register([
    gauge('tureen_http_slots_used', 'Requests that hold a slot of concurrent_requests.', () => slots.taken),
    gauge('tureen_http_slots_limit', 'Maximum number of requests that hold a slot.', () => slots.max),
    gauge('tureen_http_bodies_arriving', 'Admitted requests whose body is still arriving.', () => bodies.admitted),
    createCacheMetric([['responses', responseCache]]),
  ]);
  const refuse = (reply: FastifyReply, problem: Problem): FastifyReply => {
    const reason = getRefusalReason(problem);
    if (reason !== undefined) metrics.requestRefused(problem.status, reason);
    return sendProblem(reply, problem, address);
  };
  acceptJson(server, config.limits);
  server.decorateRequest('scope');
  server.decorateRequest('admittedAt', 0);
  server.decorateRequest('hasSlot', false);
  server.decorateRequest('isStreaming', false);
  server.decorateRequest('arrivingBody');
  const pending = new PendingRequests(server);
  observeRequests(server, log, metrics);
  addRequestChecks(server, { config, slots, bodies, overload, isDraining: () => draining });
  server.addHook('onSend', (request, reply, payload, done) => {
    // Otherwise a connection that was busy when shutdown began would be kept alive for its next request.
    if (draining) reply.header('connection', 'close');
    compressResponse(request, reply, payload, (error, response) => {
      slots.release(request);
      reply.raw.setTimeout(timeouts.stallMs);
      if (error === null) done(null, response);
      else done(error);
    });
  });
  server.setErrorHandler((error, request, reply) => {
    const isInLibrary = request.scope !== undefined && 'libraryId' in request.scope;
    // The client disconnected while sending its body: it will not get the response, and the service is not at fault.
    const problem =
      request.raw.errored === error
        ? new Problem('malformed-request', { detail: 'The connection was lost.', cause: error })
        : toProblem(error, {
            bodyLimit: request.routeOptions.config.bodyLimit ?? defaultBodyLimit,
            constraints,
            isInLibrary,
          });
    if (problem.status >= 500) log.error({ err: problem.cause ?? problem, request_id: request.id }, problem.code);
    if (options.webApp?.tryRedirectToErrorPage(request, reply, problem) === true) return reply;
    return refuse(reply, problem);
  });
  const respondNotFound = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const path = getUrlPath(request.url);
    const allowed = methods.at(path);
    if (allowed.length === 0 && options.webApp?.trySendPage(request, reply) === true) return reply;
    const problem =
      allowed.length === 0
        ? new Problem('route-not-found', { detail: `There is nothing at ${path}.` })
        : new Problem('method-not-allowed', { headers: { allow: allowed.join(', ') }, params: { allowed } });
    return sendProblem(reply, problem, address);
  };
  server.setNotFoundHandler(respondNotFound);
  // Answer 404 right away; Fastify would wait for the body first.
  server.addHook('onRequest', (request, reply, done) => {
    if (request.is404) respondNotFound(request, reply);
    else done();
  });

  const machinery = {
    database,
    limits: config.limits,
    storage: options.storage,
    log,
    reauthorizeAfterMs: timeouts.lateMs,
    slots,
    heavyRequests: new HeavyRequests(config.limits.heavy_requests_per_user, overload),
    bodies,
    authorizer: new Authorizer({ config, authority: options.authority, database, clock, newId }),
    responseCache,
    idempotency: new Idempotency(database, clock, config.limits, timeouts.idempotencyMs),
  };
  const byBody = Object.groupBy(operations, getBodyFormat);
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
      const deadline = performance.now() + timeouts.drainMs;
      while (metrics.openRequests > 0 && performance.now() < deadline) await pause(DRAIN_CHECK_MS);
      const cut = metrics.openRequests;
      // Cut off whatever does not finish in time.
      const force = setTimeout(() => server.server.closeAllConnections(), deadline - performance.now());
      await server.close();
      clearTimeout(force);
      bodies.stop();
      overload.stop();
      return cut;
    },
  };
};
