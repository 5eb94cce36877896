import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import type { Limits } from '../config/limits.ts';
import type { Database } from '../db/database.ts';
import { Problem } from '../problem/problem.ts';
import type { Answer, Outcome } from './answer.ts';
import { Client } from './client.ts';
import { isNotModified } from './etag.ts';
import { jsonBody } from './json-body.ts';
import type { AnyScope, Gate } from './gate.ts';
import { idempotencyKey } from './idempotency/idempotency.ts';
import type { Idempotency } from './idempotency/idempotency.ts';
import type { PageCache } from './page-cache.ts';
import type { Call, ChangeOperation, Operation } from './operation.ts';
import { ifMatch, ifRepresentationMatch } from './precondition.ts';
import { API_ROOT, cacheControlOf, sendAnswer } from './send-answer.ts';
import { checkOf } from './validation.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the gate before the body is read; undefined where a request did not pass it. */
    scope?: AnyScope;
    /** When the gate let it in. */
    admittedAt: number;
  }
  interface FastifyContextConfig {
    /** The operation's id, for the log and the metrics. */
    readonly operation?: string;
  }
}

export interface Machinery {
  readonly database: Database;
  readonly gate: Gate;
  readonly idempotency: Idempotency;
  readonly pages: PageCache;
  readonly limits: Limits;
  readonly lateMs: number;
}

/** `/tags/{id}` as Fastify writes it. */
const fastifyPath = (path: string): string => `${API_ROOT}${path.replaceAll(/\{(\w+)\}/g, ':$1')}`;

/** Reads the body where the operation takes one, and holds all parts of the request against their schemas. */
const readerOf = ({ params, query, body }: Operation, limits: Limits): ((request: FastifyRequest) => void) => {
  const checkParams = params && checkOf('path', params);
  const checkQuery = query && checkOf('query', query);
  const checkBody = body && checkOf('body', body);
  return (request) => {
    checkParams?.(request.params);
    checkQuery?.(request.query);
    if (checkBody !== undefined) checkBody((request.body = jsonBody(request, limits)));
  };
};

/** Where the operation takes a key. */
const keyOf = ({ headers }: FastifyRequest, operation: Operation): string | undefined => {
  if (operation.kind === 'read' || (operation.creation ?? operation.idempotencyKey) === undefined) return undefined;
  return idempotencyKey(headers['idempotency-key'], operation.creation?.key === 'required');
};

/** The edge at which what was checked gets its type. */
const callOf = (request: FastifyRequest, operation: Operation, { pages }: Machinery): Call => {
  const { headers, params, query, body, scope } = request;
  return {
    scope,
    params,
    query,
    body,
    client: new Client(request),
    pages,
    precondition: ifMatch(headers['if-match'], operation.ifMatch),
    representation: ifRepresentationMatch(headers['x-if-representation-match']?.toString()),
    idempotencyKey: keyOf(request, operation),
    clientHolds: (etag) => isNotModified(headers['if-none-match'], etag),
  } as Call;
};

const libraryOf = (scope: object): string => ('libraryId' in scope ? String(scope.libraryId) : '');
const userOf = (scope: object): string => ('userId' in scope ? String(scope.userId) : '');

const outcomeOf = async (
  operation: ChangeOperation,
  request: FastifyRequest,
  machinery: Machinery,
): Promise<Outcome> => {
  const { creation } = operation;
  const { database, idempotency } = machinery;
  const call = callOf(request, operation, machinery);
  const { idempotencyKey: key } = call;
  const prepared = await operation.prepare?.(database, call);
  if (creation === undefined || key === undefined) {
    return database.transaction((tx) => operation.perform(tx, call, prepared));
  }
  const { scope } = call;
  return idempotency.once(
    {
      user_id: userOf(scope),
      library_id: libraryOf(scope),
      key,
      operation: operation.id,
      method: request.method,
      path: request.url,
      body: request.body,
    },
    {
      exists: (db, id) => creation.exists(db, scope, id),
      again: (db, kept) => creation.again?.(db, scope, kept),
    },
    (tx) => operation.perform(tx, call, prepared),
  );
};

const runChange = async (...change: Parameters<typeof outcomeOf>): Promise<Answer> => {
  const outcome = await outcomeOf(...change);
  if (outcome instanceof Problem) throw outcome;
  return outcome;
};

const SELECTED_ANOTHER = {
  detail: 'Another library was selected while the request was on its way: name the one you mean.',
};

/** The router takes `/tags/` for a tag whose id is empty. */
const refuseEmptyParameter = ({ params }: FastifyRequest): void => {
  if (Object.values(params ?? {}).includes('')) throw new Problem('route-not-found');
};

/** Makes a declared operation answer requests: gate, then schema, then the operation, then the answer. */
export const mountOperation = (server: FastifyInstance, operation: Operation, machinery: Machinery): void => {
  const read = readerOf(operation, machinery.limits);
  const cacheControl = cacheControlOf(operation.path);
  server.route({
    method: operation.method,
    url: fastifyPath(operation.path),
    config: { operation: operation.id },
    onRequest: async (request: FastifyRequest) => {
      refuseEmptyParameter(request);
      request.scope = await machinery.gate.admit(request, operation);
      request.admittedAt = performance.now();
    },
    handler: async (request: FastifyRequest, reply: FastifyReply) => {
      // Whoever was let in long before the body was whole may have been shown out meanwhile.
      if (performance.now() - request.admittedAt > machinery.lateMs) {
        const scope = await machinery.gate.admit(request, operation, 'again');
        if (libraryOf(scope) !== libraryOf(request.scope ?? {}))
          throw new Problem('library-required', SELECTED_ANOTHER);
        request.scope = scope;
      }
      read(request);
      const answer =
        operation.kind === 'read'
          ? await operation.perform(machinery.database.db, callOf(request, operation, machinery))
          : await runChange(operation, request, machinery);
      return sendAnswer(request, reply, cacheControl, answer);
    },
  });
};
