import type { Static, TObject, TSchema, TUnknown } from 'typebox';

import type { Database, Db, Tx } from '../db/database.ts';
import type { Log } from '../log/log.ts';
import type { ProblemCode } from '../problem/problem-catalog.ts';
import type { ApiResponse, ChangeOutcome } from './api-response.ts';
import type { ClientInfo } from './security/client-info.ts';
import type { ResponseCache } from './response-cache.ts';
import type { Precondition, RepresentationPrecondition } from './precondition.ts';
import type { AccessLevel, ScopeOf } from './scope.ts';
import type { UnparsedBody } from './unparsed-body.ts';
import type { FORM_TYPE, MultiFileForm } from './upload/file-form.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

type None = TObject;

/** The request as an operation sees it: validated against the schemas and typed by them. */
export interface Call<
  A extends AccessLevel = AccessLevel,
  Params extends TObject = None,
  Query extends TObject = None,
  Body extends TSchema = TUnknown,
> {
  readonly scope: ScopeOf<A>;
  readonly params: Static<Params>;
  readonly query: Static<Query>;
  readonly body: Static<Body>;
  readonly client: ClientInfo;
  readonly responseCache: ResponseCache;
  /** The revision that the change requires (If-Match). */
  readonly precondition: Precondition;
  /** The representation tag that the change requires (X-If-Representation-Match). */
  readonly representation: RepresentationPrecondition;
  /** The key that identifies a retry; undefined if none was sent or the operation does not accept one. */
  readonly idempotencyKey: string | undefined;
  /** The Accept header. */
  readonly accept: string | undefined;
  /** For failures that do not affect the response. */
  readonly log: Log;
  /** The Last-Event-ID header: the last event the client has seen. */
  readonly lastEventId: string | undefined;
  /** Whether the caller would still be admitted now; for long-running responses. */
  readonly isStillAuthorized: () => Promise<boolean>;
  /** Whether the client already has the content with this tag, so nothing more needs to be read. */
  readonly clientHasEtag: (etag: string) => boolean;
}

/** A successful response, for the API reference. */
interface ResponseShape {
  readonly description: string;
  readonly schema?: TSchema;
  /** The possible media types, if not JSON. */
  readonly type?: string | readonly string[];
}

interface Described<A extends AccessLevel, Params, Query, Body> {
  /** Unique, made of a verb and a noun; the use case has the same name. */
  readonly id: string;
  readonly method: Method;
  /** Relative to /api/v1, with parameters in braces. */
  readonly path: string;
  readonly area: string;
  readonly summary: string;
  readonly description?: string;
  readonly access: A;
  /**
   * `path`: the library is the `{id}` in the path instead of the current one. `query`: it may also be given as
   * `library` in the query.
   */
  readonly library?: 'path' | 'query';
  /** Rejects personal API tokens; `recent` also rejects sessions whose user has not authenticated recently. */
  readonly session?: 'required' | 'recent';
  /** A read-only token is enough: the job that this creates only reads. */
  readonly tokenScope?: 'read';
  /** Also allowed for a session opened with a recovery code before a new credential has been set. */
  readonly whileRecovering?: true;
  /** Requires the CSRF token for every kind of credential. */
  readonly csrf?: 'always';
  /** Requires an Origin header with this service's own origin. */
  readonly origin?: 'required';
  /** Not available if account authentication is disabled. */
  readonly needs?: 'accounts';
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  /** How the body is sent, if not as JSON: a form with one file (`FileForm`). */
  readonly bodyType?: typeof FORM_TYPE;
  /** The operation also accepts files instead of JSON; the body is then a `ReceivedForm`. */
  readonly filesForm?: MultiFileForm;
  readonly responses: Readonly<Record<number, ResponseShape>>;
  /** The problems of this operation, in addition to those that any operation may return. */
  readonly problems?: readonly ProblemCode[];
  /** Whether the client must or may send the revision that its change is based on. */
  readonly ifMatch?: 'required' | 'optional';
  /** Responses contain secrets, or data of accounts or the instance: no cache may store them, not even the client's. */
  readonly neverCached?: true;
  /** Expensive: counts against `limits.heavy_requests_per_user`, and is the first to be refused under load. */
  readonly isHeavy?: true;
  /** Browsers navigate to it to sign in. If it fails, they are redirected to a page of the web app that says why. */
  readonly isNavigation?: true;
  /** Responses carry a tag of their whole representation, which a change may send in addition to the revision. */
  readonly representation?: 'tagged';
}

/** What the receipt of the first request stores of its response. */
export interface StoredResponse {
  /** The id of the created or changed resource. */
  readonly id: string;
  /** What else the operation stored for a retry, as JSON text. */
  readonly body: string;
  readonly etag: string;
}

/** A creation accepts an Idempotency-Key. A retry gets the resource that the first request created, as it is now. */
interface Creation<A extends AccessLevel> {
  /** Preparing is so expensive that the receipt is looked up first, not only after the attempt has failed. */
  readonly isCostly?: true;
  /** The key is required, not just accepted. */
  readonly key?: 'required';
  /** The response to a retry, which gets the status and location of the first one. Fails with 404 if it is gone. */
  readCurrent(db: Db, scope: ScopeOf<A>, stored: StoredResponse): Promise<ApiResponse>;
}

/** How an operation handles bodies that are too long to parse on the main thread. */
interface LongBodies<A extends AccessLevel> {
  /** The `hashRequest` of the head and the parsed body, which identifies a retry. */
  hash(body: UnparsedBody, head: string, scope: ScopeOf<A>): Promise<string>;
}

/** A read whose parameters do not fit in a URL is a POST with a body; it still changes nothing. */
interface ReadDefinition<
  A extends AccessLevel,
  Params extends TObject,
  Query extends TObject,
  Body extends TSchema,
  Prepared,
> extends Described<A, Params, Query, Body> {
  /** Fetches what is needed from external services first; the result may be cached for later requests. */
  prepare?(database: Database, call: Call<A, Params, Query, Body>): Promise<Prepared>;
  perform(db: Db, call: Call<A, Params, Query, Body>, prepared: Prepared): Promise<ApiResponse> | ApiResponse;
}

interface ChangeDefinition<
  A extends AccessLevel,
  Params extends TObject,
  Query extends TObject,
  Body extends TSchema,
  Prepared,
> extends Described<A, Params, Query, Body> {
  readonly creation?: Creation<A>;
  /** Long bodies are left to `prepare`, which receives an `UnparsedBody` and validates it itself. */
  readonly longBodies?: LongBodies<A>;
  /** The body contains an `operation_id`; an Idempotency-Key sent with it must be the same. */
  readonly idempotencyKey?: 'operation-id';
  /** Slow work and external requests: runs before the transaction opens and passes it the result. */
  prepare?(database: Database, call: Call<A, Params, Query, Body>): Promise<Prepared>;
  perform(tx: Tx, call: Call<A, Params, Query, Body>, prepared: Prepared): Promise<ChangeOutcome>;
  /** Runs after the change has succeeded or failed, and cleans up what was prepared and not used. */
  release?(database: Database, prepared: Prepared): Promise<void>;
}

/**
 * A change that opens its own transactions. Each is complete in itself: after a failure, earlier ones stay committed.
 */
interface SteppedDefinition<
  A extends AccessLevel,
  Params extends TObject,
  Query extends TObject,
  Body extends TSchema,
> extends Described<A, Params, Query, Body> {
  /** The receipt is written after the last transaction. Until then, a retry continues what the first request left. */
  readonly creation?: Creation<A>;
  readonly longBodies?: undefined;
  readonly idempotencyKey?: undefined;
  performSteps(database: Database, call: Call<A, Params, Query, Body>): Promise<ChangeOutcome>;
}

export type ReadOperation = { readonly kind: 'read' } & ReadDefinition<AccessLevel, TObject, TObject, TSchema, unknown>;
export type ChangeOperation = { readonly kind: 'change'; readonly performSteps?: undefined } & ChangeDefinition<
  AccessLevel,
  TObject,
  TObject,
  TSchema,
  unknown
>;
export type SteppedOperation = { readonly kind: 'change' } & SteppedDefinition<AccessLevel, TObject, TObject, TSchema>;

/** An operation without its specific types, which were checked where it was declared. */
export type Operation = ReadOperation | ChangeOperation | SteppedOperation;

/** Whether a personal API token needs the scope `write`. */
export const needsWriteScope = ({ kind, tokenScope }: Operation): boolean => kind === 'change' && tokenScope !== 'read';

export const neverCached = (operations: readonly Operation[]): readonly Operation[] =>
  operations.map((operation) => ({ ...operation, neverCached: true }));

export const read = <
  A extends AccessLevel,
  Params extends TObject = None,
  Query extends TObject = None,
  Body extends TSchema = TUnknown,
  Prepared = undefined,
>(
  definition: ReadDefinition<A, Params, Query, Body, Prepared>,
): Operation => ({ kind: 'read', ...definition }) as unknown as ReadOperation;

/**
 * Declares an operation that changes something. The platform opens its transaction, so that the change, its events and
 * its receipt commit together or not at all. External requests and long computations belong in `prepare`.
 */
export const change = <
  A extends AccessLevel,
  Params extends TObject = None,
  Query extends TObject = None,
  Body extends TSchema = TUnknown,
  Prepared = undefined,
>(
  definition: ChangeDefinition<A, Params, Query, Body, Prepared>,
): Operation => ({ kind: 'change', ...definition }) as unknown as ChangeOperation;

/** Declares a change that is too long for one transaction and leaves consistent data after each of several. */
export const changeInSteps = <
  A extends AccessLevel,
  Params extends TObject = None,
  Query extends TObject = None,
  Body extends TSchema = TUnknown,
>(
  definition: SteppedDefinition<A, Params, Query, Body>,
): Operation => ({ kind: 'change', ...definition }) as unknown as SteppedOperation;
