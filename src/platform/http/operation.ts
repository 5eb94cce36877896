import type { Static, TObject, TSchema, TUnknown } from 'typebox';

import type { Database, Db, Tx } from '../db/database.ts';
import type { Log } from '../log/log.ts';
import type { ProblemCode } from '../problem/catalogue.ts';
import type { Answer, Outcome } from './answer.ts';
import type { Client } from './client.ts';
import type { PageCache } from './page-cache.ts';
import type { Precondition, RepresentationCondition } from './precondition.ts';
import type { Access, ScopeOf } from './scope.ts';
import type { UnreadBody } from './unread-body.ts';
import type { FORM_TYPE, FilesForm } from './upload/file-form.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

type None = TObject;

/** The request as an operation sees it: checked against the schemas, and typed by them. */
export interface Call<
  A extends Access = Access,
  Params extends TObject = None,
  Query extends TObject = None,
  Body extends TSchema = TUnknown,
> {
  readonly scope: ScopeOf<A>;
  readonly params: Static<Params>;
  readonly query: Static<Query>;
  readonly body: Static<Body>;
  readonly client: Client;
  readonly pages: PageCache;
  /** What the change demands of the revision it meets. */
  readonly precondition: Precondition;
  /** What it demands of all that the client was shown. */
  readonly representation: RepresentationCondition;
  /** The key by which a retry of the request is known; undefined where none was sent, or none is accepted. */
  readonly idempotencyKey: string | undefined;
  /** What the client would take: the Accept header. */
  readonly accept: string | undefined;
  /** For what went wrong and is not the answer. */
  readonly log: Log;
  /** The last event that the client has seen: the Last-Event-ID header. */
  readonly lastEventId: string | undefined;
  /** Whether whoever was let in would be let in now; for what goes on for long. */
  readonly isStillAdmitted: () => Promise<boolean>;
  /** True where the client holds what this tag stands for, so that nothing more need be read. */
  readonly clientHolds: (etag: string) => boolean;
}

/** One answer that is not an error, for the reference. */
interface AnswerShape {
  readonly description: string;
  readonly schema?: TSchema;
  /** The media type, or those that it may have, where that is not JSON. */
  readonly type?: string | readonly string[];
}

interface Described<A extends Access, Params, Query, Body> {
  /** Unique, a verb and a noun; the use case has the same name. */
  readonly id: string;
  readonly method: Method;
  /** Below /api/v1, with parameters in braces. */
  readonly path: string;
  readonly area: string;
  readonly summary: string;
  readonly description?: string;
  readonly access: A;
  /** The library is the `{id}` of the path, and not the one in force; or may be `library` of the query, too. */
  readonly library?: 'path' | 'query';
  /** Refuses personal API tokens; and with `recent` sessions whose user has not proved lately who they are. */
  readonly session?: 'required' | 'recent';
  /** A token that may only read will do: what is made is work that reads. */
  readonly tokenScope?: 'read';
  /** Open also to a session that was opened with a recovery code and has set no new credential yet. */
  readonly whileRecovering?: true;
  /** Asks for the CSRF token whatever the credential. */
  readonly csrf?: 'always';
  /** Asks for the Origin header, which must be this service's own. */
  readonly origin?: 'required';
  /** There is no such thing where account authentication is disabled. */
  readonly needs?: 'accounts';
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  /** How the body is sent, where that is not JSON: a form with one file, which is `FileForm`. */
  readonly bodyType?: typeof FORM_TYPE;
  /** In place of its JSON the operation may be sent files: then the body is a `ReceivedForm`. */
  readonly filesForm?: FilesForm;
  readonly answers: Readonly<Record<number, AnswerShape>>;
  /** The problems of this operation, beside those that any operation may answer. */
  readonly problems?: readonly ProblemCode[];
  /** The change states the revision it was made for, always or where it wants to. */
  readonly ifMatch?: 'required' | 'optional';
  /** Answers carry a tag of all that they show, which a change may name beside the revision. */
  readonly representation?: 'tagged';
}

/** What is kept of a request that a retry asks for again. */
export interface KeptAnswer {
  /** The id of what it made or changed. */
  readonly id: string;
  /** The body that was kept, as JSON text. */
  readonly body: string;
}

/** A creation accepts an Idempotency-Key, and tells a retry whether what the first request made is still there. */
interface Creation<A extends Access> {
  /** To prepare it is so much work that a retry is looked for first, and not only when the first request cannot be repeated. */
  readonly isCostly?: true;
  /** The key is asked for, and not only accepted. */
  readonly key?: 'required';
  exists(db: Db, scope: ScopeOf<A>, id: string): Promise<boolean>;
  /** How a retry is answered, where that is not what the first request got. */
  again?(db: Db, scope: ScopeOf<A>, kept: KeptAnswer): Promise<Answer>;
}

/** How an operation takes bodies that are too long to be read on the main thread. */
interface LongBodies<A extends Access> {
  /** The `requestHash` of the head and what the body spells, by which a retry is known. */
  hash(body: UnreadBody, head: string, scope: ScopeOf<A>): Promise<string>;
}

/** A read that asks with more than an address can hold is a POST with a body; it still changes nothing. */
interface ReadDefinition<
  A extends Access,
  Params extends TObject,
  Query extends TObject,
  Body extends TSchema,
  Prepared,
> extends Described<A, Params, Query, Body> {
  /** What has to be had from the world outside first, and may be kept for the next who asks. */
  prepare?(database: Database, call: Call<A, Params, Query, Body>): Promise<Prepared>;
  perform(db: Db, call: Call<A, Params, Query, Body>, prepared: Prepared): Promise<Answer> | Answer;
}

interface ChangeDefinition<
  A extends Access,
  Params extends TObject,
  Query extends TObject,
  Body extends TSchema,
  Prepared,
> extends Described<A, Params, Query, Body> {
  readonly creation?: Creation<A>;
  /** Long bodies are left to `prepare`, which gets an `UnreadBody` and holds it against the schema itself. */
  readonly longBodies?: LongBodies<A>;
  /** The body has an `operation_id` of its own; a key that is sent beside it has to be the same. */
  readonly idempotencyKey?: 'operation-id';
  /** What takes long or waits for the world outside: done before the transaction opens, and given to it. */
  prepare?(database: Database, call: Call<A, Params, Query, Body>): Promise<Prepared>;
  perform(tx: Tx, call: Call<A, Params, Query, Body>, prepared: Prepared): Promise<Outcome>;
  /** Runs when the change has ended, well or not: puts away what was prepared and is not needed. */
  release?(database: Database, prepared: Prepared): Promise<void>;
}

/** A change that opens its transactions itself, each of which is whole: those before a failure stay. */
interface SteppedDefinition<
  A extends Access,
  Params extends TObject,
  Query extends TObject,
  Body extends TSchema,
> extends Described<A, Params, Query, Body> {
  readonly creation?: undefined;
  readonly longBodies?: undefined;
  readonly idempotencyKey?: undefined;
  performSteps(database: Database, call: Call<A, Params, Query, Body>): Promise<Outcome>;
}

export type ReadOperation = { readonly kind: 'read' } & ReadDefinition<Access, TObject, TObject, TSchema, unknown>;
export type ChangeOperation = { readonly kind: 'change'; readonly performSteps?: undefined } & ChangeDefinition<
  Access,
  TObject,
  TObject,
  TSchema,
  unknown
>;
export type SteppedOperation = { readonly kind: 'change' } & SteppedDefinition<Access, TObject, TObject, TSchema>;

/** An operation among others: its own types were checked where it was declared. */
export type Operation = ReadOperation | ChangeOperation | SteppedOperation;

/** Whether a personal API token has to have the scope `write`. */
export const needsWriteScope = ({ kind, tokenScope }: Operation): boolean => kind === 'change' && tokenScope !== 'read';

/** Declares an operation that reads. */
export const read = <
  A extends Access,
  Params extends TObject = None,
  Query extends TObject = None,
  Body extends TSchema = TUnknown,
  Prepared = undefined,
>(
  definition: ReadDefinition<A, Params, Query, Body, Prepared>,
): Operation => ({ kind: 'read', ...definition }) as unknown as ReadOperation;

/**
 * Declares an operation that changes something. The platform opens its transaction, so that the
 * change, its events and its receipt commit together or not at all; what waits for the world outside
 * or computes for long belongs in `prepare`.
 */
export const change = <
  A extends Access,
  Params extends TObject = None,
  Query extends TObject = None,
  Body extends TSchema = TUnknown,
  Prepared = undefined,
>(
  definition: ChangeDefinition<A, Params, Query, Body, Prepared>,
): Operation => ({ kind: 'change', ...definition }) as unknown as ChangeOperation;

/** Declares a change that is too long for one transaction, and is whole after each of several. */
export const changeInSteps = <
  A extends Access,
  Params extends TObject = None,
  Query extends TObject = None,
  Body extends TSchema = TUnknown,
>(
  definition: SteppedDefinition<A, Params, Query, Body>,
): Operation => ({ kind: 'change', ...definition }) as unknown as SteppedOperation;
