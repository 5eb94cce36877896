import type { Readable } from 'node:stream';
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import type { Limits } from '../config/limits.ts';
import type { Database } from '../db/database.ts';
import type { UserId } from '../ids/ids.ts';
import type { Log } from '../log/log.ts';
import { Problem, validationFailed } from '../problem/problem.ts';
import type { Storage } from '../storage/storage.ts';
import { MediaStream } from './api-response.ts';
import type { ApiResponse, ChangeOutcome } from './api-response.ts';
import type { IncomingBodies } from './bodies/incoming-bodies.ts';
import { ClientInfo } from './security/client-info.ts';
import type { ConcurrencyLimit } from './concurrency-limit.ts';
import type { HeavyRequests } from './heavy-requests.ts';
import { isNotModified } from './etag.ts';
import { getJsonBodyBytes, parseJsonBody } from './json-body.ts';
import type { AnyScope, Authorizer } from './security/authorizer.ts';
import { parseIdempotencyKey, hashRequest } from './idempotency/idempotency.ts';
import type { Idempotency, Retry } from './idempotency/idempotency.ts';
import { runChangeWork } from './idempotency/change-work.ts';
import type { ChangeWork } from './idempotency/change-work.ts';
import type { ResponseCache } from './response-cache.ts';
import type { Call, ChangeOperation, Operation, ReadOperation, SteppedOperation } from './operation.ts';
import type { BodyLimit } from './problem-response.ts';
import { createIfMatchPrecondition, createRepresentationPrecondition } from './precondition.ts';
import { API_ROOT, getCacheControl, isSlowToEncode, sendResponse } from './send-response.ts';
import { getBodyFormat, isMultipartRequest } from './upload/accept-forms.ts';
import { MAX_MAIN_THREAD_BODY_BYTES, UnparsedBody } from './unparsed-body.ts';
import { ReceivedForm } from './upload/file-form.ts';
import type { ReceivedFile } from './upload/file-form.ts';
import { receiveFile, receiveFiles } from './upload/receive-file.ts';
import { createValidator } from './validation.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** When the gate admitted the request. */
    admittedAt: number;
  }
  interface FastifyContextConfig {
    /** The operation's id, for logs and metrics. */
    readonly operation?: string;
    /** Whether browsers navigate to the operation. */
    readonly isNavigation?: boolean;
    readonly bodyLimit?: BodyLimit;
  }
}

export interface OperationDeps {
  readonly database: Database;
  readonly authorizer: Authorizer;
  readonly slots: ConcurrencyLimit;
  readonly heavyRequests: HeavyRequests;
  readonly bodies: IncomingBodies;
  readonly idempotency: Idempotency;
  readonly responseCache: ResponseCache;
  readonly limits: Limits;
  readonly storage: Storage;
  readonly log: Log;
  readonly reauthorizeAfterMs: number;
}

/** Requests without sign-in are short. The largest is a passkey response of a few kilobytes. */
export const MAX_PUBLIC_BODY_BYTES = 64 * 1024;

const isDocumentOperation = (operation: Operation): boolean =>
  operation.kind === 'change' && operation.longBodies !== undefined;

/** The limit for JSON bodies of an operation, as the capabilities name it. */
const bodyLimitOf = (operation: Operation, { json_body_bytes, document_body_bytes }: Limits): BodyLimit => {
  if (isDocumentOperation(operation)) return { limit: 'document_body_bytes', maximum: document_body_bytes };
  const isPublic = operation.access === 'public' || operation.access === 'anyone';
  return isPublic && MAX_PUBLIC_BODY_BYTES < json_body_bytes
    ? { limit: 'public_json_body_bytes', maximum: MAX_PUBLIC_BODY_BYTES }
    : { limit: 'json_body_bytes', maximum: json_body_bytes };
};

/** Converts `/tags/{id}` to Fastify's syntax. */
const fastifyPath = (path: string): string => `${API_ROOT}${path.replaceAll(/\{(\w+)\}/g, ':$1')}`;

/**
 * Parses the body if the operation accepts JSON, and validates all parts of the request against their schemas. A long
 * body is left unparsed if the operation reads it itself.
 */
const readerOf = (operation: Operation, limits: Limits): ((request: FastifyRequest) => void) => {
  const { method, params, query, body, bodyType } = operation;
  const checkParams = params && createValidator('path', params);
  const checkQuery = query && createValidator('query', query);
  const checkBody = bodyType === undefined && body ? createValidator('body', body) : undefined;
  return (request) => {
    checkParams?.(request.params);
    checkQuery?.(request.query);
    if (method === 'GET') checkHeld(request.headers['if-none-match']);
    if (checkBody === undefined || isMultipartRequest(request.raw)) return;
    const bytes = getJsonBodyBytes(request);
    if (bytes !== undefined && bytes.length > MAX_MAIN_THREAD_BODY_BYTES && longBodiesOf(operation) !== undefined) {
      request.body = new UnparsedBody(bytes);
    } else {
      checkBody((request.body = bytes && parseJsonBody(bytes, limits)));
    }
  };
};

const longBodiesOf = (operation: Operation): ChangeOperation['longBodies'] =>
  operation.kind === 'change' ? operation.longBodies : undefined;

const MAX_HEADER_LENGTH = 4096;

const checkHeld = (ifNoneMatch: string | undefined): void => {
  if (ifNoneMatch === undefined || ifNoneMatch.length <= MAX_HEADER_LENGTH) return;
  throw validationFailed({
    location: 'header.if-none-match',
    code: 'maxLength',
    message: `must have at most ${MAX_HEADER_LENGTH} characters`,
    params: { limit: MAX_HEADER_LENGTH },
  });
};

/** The idempotency key, if the operation accepts one. */
const keyOf = ({ headers }: FastifyRequest, operation: Operation): string | undefined => {
  if (operation.kind === 'read' || (operation.creation ?? operation.idempotencyKey) === undefined) return undefined;
  return parseIdempotencyKey(headers['idempotency-key'], operation.creation?.key === 'required');
};

/** Whether the caller would still be admitted, to the same library. */
const isStillAdmitted = async (request: FastifyRequest, operation: Operation, gate: Authorizer): Promise<boolean> => {
  try {
    const now = await gate.authorize(request, operation, 'open');
    return libraryOf(now) === libraryOf(request.scope ?? {});
  } catch {
    return false;
  }
};

/** The boundary where validated input gets its static type. */
const callOf = (
  request: FastifyRequest,
  operation: Operation,
  { responseCache, log, authorizer }: OperationDeps,
): Call => {
  const { headers, params, query, body, scope } = request;
  return {
    scope,
    params,
    query,
    body,
    client: new ClientInfo(request),
    responseCache: responseCache,
    log,
    precondition: createIfMatchPrecondition(headers['if-match'], operation.ifMatch),
    representation: createRepresentationPrecondition(headers['x-if-representation-match']?.toString()),
    idempotencyKey: keyOf(request, operation),
    accept: headers.accept,
    lastEventId: headers['last-event-id']?.toString(),
    isStillAuthorized: () => isStillAdmitted(request, operation, authorizer),
    clientHasEtag: (etag) => isNotModified(headers['if-none-match'], etag),
  } as Call;
};

const libraryOf = (scope: object): string => ('libraryId' in scope ? String(scope.libraryId) : '');
const userOf = (scope: object): string => ('userId' in scope ? String(scope.userId) : '');

const callerOf = (scope: AnyScope): UserId | undefined => {
  if ('userId' in scope) return scope.userId;
  return 'caller' in scope ? scope.caller?.userId : undefined;
};

/** The body was too slow, or the client disconnected before it was complete. */
const hasNotArrived = ({ raw }: FastifyRequest, reply: FastifyReply): boolean =>
  !raw.complete && (reply.statusCode === 408 || !reply.raw.writableFinished);

const describeFile = ({ sha256, name }: ReceivedFile): object => ({ sha256, name });

/** The part of the body that a retry must repeat; for a file, its content and name. */
const bodyOf = ({ bodyType }: Operation, { body }: FastifyRequest): unknown => {
  if (body instanceof ReceivedForm) return { files: body.files.map(describeFile), fields: body.fields };
  return bodyType === undefined ? body : describeFile(body as ReceivedFile);
};

/** The hash that identifies a retry as the same request. */
const hashOf = async (
  operation: ChangeOperation | SteppedOperation,
  request: FastifyRequest,
  { scope }: Call,
): Promise<string> => {
  const head = `${operation.id}\n${request.method} ${request.url}`;
  if (!(request.body instanceof UnparsedBody)) return hashRequest(head, bodyOf(operation, request));
  if (operation.longBodies === undefined) throw new Error(`${operation.id} reads no long bodies`);
  return operation.longBodies.hash(request.body, head, scope);
};

const workOf = (operation: ChangeOperation, database: Database, call: Call): ChangeWork<unknown> => ({
  prepare: async () => operation.prepare?.(database, call),
  perform: (tx, prepared) => operation.perform(tx, call, prepared),
  release: async (prepared) => operation.release?.(database, prepared),
});

const outcomeOf = async (
  operation: ChangeOperation | SteppedOperation,
  request: FastifyRequest,
  machinery: OperationDeps,
): Promise<ChangeOutcome> => {
  const { database, idempotency } = machinery;
  const call = callOf(request, operation, machinery);
  const { creation } = operation;
  const { idempotencyKey: key, scope } = call;
  if (creation === undefined || key === undefined) {
    if (operation.performSteps !== undefined) return operation.performSteps(database, call);
    return runChangeWork(database, workOf(operation, database, call));
  }
  const keyed = {
    user_id: userOf(scope),
    library_id: libraryOf(scope),
    key,
    operation: operation.id,
    hash: await hashOf(operation, request, call),
  };
  const retry: Retry = {
    isLookedForFirst: creation.isCostly === true,
    readCurrent: (db, stored) => creation.readCurrent(db, scope, stored),
  };
  if (operation.performSteps === undefined) {
    return idempotency.runOnce(keyed, retry, workOf(operation, database, call));
  }
  return idempotency.runStepsOnce(keyed, retry, () => operation.performSteps(database, call));
};

const runChange = async (...change: Parameters<typeof outcomeOf>): Promise<ApiResponse> => {
  const outcome = await outcomeOf(...change);
  if (outcome instanceof Problem) throw outcome;
  return outcome;
};

const runRead = async (operation: ReadOperation, call: Call, { database }: OperationDeps): Promise<ApiResponse> =>
  operation.perform(database.db, call, await operation.prepare?.(database, call));

const SELECTED_ANOTHER = {
  detail: 'Another library was selected while the request was on its way: name the one you mean.',
};

/** The router treats `/tags/` as a tag with an empty id. */
const refuseEmptyParameter = ({ params }: FastifyRequest): void => {
  if (Object.values(params ?? {}).includes('')) throw new Problem('route-not-found');
};

/** Registers the route of an operation: gate, then validation, then the operation, then the response. */
export const mountOperation = (server: FastifyInstance, operation: Operation, machinery: OperationDeps): void => {
  const read = readerOf(operation, machinery.limits);
  const cacheControl = getCacheControl(operation);
  const bodyLimit = bodyLimitOf(operation, machinery.limits);

  /** A stream counts until its end: the work is done while it is sent. */
  const limitIfHeavy = async ({ scope }: FastifyRequest, work: () => Promise<ApiResponse>): Promise<ApiResponse> => {
    if (operation.isHeavy !== true) return work();
    const release = machinery.heavyRequests.acquire(scope && callerOf(scope));
    let stream: Readable | undefined;
    try {
      const given = await work();
      if (given.body instanceof MediaStream) stream = given.body.stream.once('close', release);
      return given;
    } finally {
      if (stream === undefined) release();
    }
  };

  const respond = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    // The body is complete: from here on the request takes up a processing slot.
    machinery.bodies.close(request);
    machinery.slots.acquire(request, reply);
    // If the body took long to arrive, the caller may have lost access since being admitted.
    if (performance.now() - request.admittedAt > machinery.reauthorizeAfterMs) {
      const scope = await machinery.authorizer.authorize(request, operation, 'again');
      if (libraryOf(scope) !== libraryOf(request.scope ?? {})) throw new Problem('library-required', SELECTED_ANOTHER);
      request.scope = scope;
    }
    read(request);
    const given = await limitIfHeavy(request, () =>
      operation.kind === 'read'
        ? runRead(operation, callOf(request, operation, machinery), machinery)
        : runChange(operation, request, machinery),
    );
    // Encoding takes as long as the database took: others get their turn in between.
    if (isSlowToEncode(given)) await yieldToEventLoop();
    return sendResponse(request, reply, cacheControl, given);
  };

  /** Receives the file first, and afterwards discards it unless it was stored. */
  const respondToForm = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    read(request);
    const file = await receiveFile(request.raw, machinery.storage, machinery.limits);
    try {
      request.body = file;
      return await respond(request, reply);
    } finally {
      await file.incoming.discard();
    }
  };

  /** Like `respondToForm`, for an operation that accepts either JSON or files. */
  const respondToEither = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    if (operation.filesForm === undefined || !isMultipartRequest(request.raw)) return respond(request, reply);
    read(request);
    const form = await receiveFiles(request.raw, machinery.storage, machinery.limits, operation.filesForm);
    try {
      request.body = form;
      return await respond(request, reply);
    } finally {
      await form.discard();
    }
  };

  const handlers = { json: respond, form: respondToForm, either: respondToEither };

  server.route({
    method: operation.method,
    url: fastifyPath(operation.path),
    config: {
      operation: operation.id,
      isNavigation: operation.isNavigation === true,
      isEventStream: operation.responses[200]?.type === 'text/event-stream',
      bodyLimit,
    },
    bodyLimit: bodyLimit.maximum,
    onRequest: async (request: FastifyRequest, reply: FastifyReply) => {
      refuseEmptyParameter(request);
      request.scope = await machinery.authorizer.authorize(request, operation);
      request.admittedAt = performance.now();
      const userId = callerOf(request.scope);
      if (operation.kind === 'change') {
        reply.raw.once('close', () => {
          if (hasNotArrived(request, reply)) machinery.authorizer.refundWrite(userId);
        });
      }
      machinery.bodies.admit(request, userId);
    },
    handler: handlers[getBodyFormat(operation)],
  });
};
