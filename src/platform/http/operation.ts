import type { Static, TObject, TSchema, TUnknown } from 'typebox';

import type { Db, Tx } from '../db/database.ts';
import type { ProblemCode } from '../problem/catalogue.ts';
import type { Answer } from './answer.ts';
import type { PageCache } from './page-cache.ts';
import type { Precondition } from './precondition.ts';
import type { Access, ScopeOf } from './scope.ts';

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
  readonly pages: PageCache;
  /** What the change demands of the revision it meets. */
  readonly precondition: Precondition;
  /** True where the client holds what this tag stands for, so that nothing more need be read. */
  readonly clientHolds: (etag: string) => boolean;
}

/** One answer that is not an error, for the reference. */
interface AnswerShape {
  readonly description: string;
  readonly schema?: TSchema;
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
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  readonly answers: Readonly<Record<number, AnswerShape>>;
  /** The problems of this operation, beside those that any operation may answer. */
  readonly problems?: readonly ProblemCode[];
  /** The change states the revision it was made for. */
  readonly ifMatch?: 'required';
}

/** A creation accepts an Idempotency-Key, and tells a retry whether what the first request made is still there. */
interface Creation<A extends Access> {
  exists(db: Db, scope: ScopeOf<A>, id: string): Promise<boolean>;
}

interface ReadDefinition<A extends Access, Params extends TObject, Query extends TObject> extends Described<
  A,
  Params,
  Query,
  never
> {
  perform(db: Db, call: Call<A, Params, Query>): Promise<Answer> | Answer;
}

interface ChangeDefinition<
  A extends Access,
  Params extends TObject,
  Query extends TObject,
  Body extends TSchema,
> extends Described<A, Params, Query, Body> {
  readonly creation?: Creation<A>;
  perform(tx: Tx, call: Call<A, Params, Query, Body>): Promise<Answer>;
}

type ReadOperation = { readonly kind: 'read' } & ReadDefinition<Access, TObject, TObject>;
export type ChangeOperation = { readonly kind: 'change' } & ChangeDefinition<Access, TObject, TObject, TSchema>;

/** An operation among others: its own types were checked where it was declared. */
export type Operation = ReadOperation | ChangeOperation;

/** Declares an operation that reads. */
export const read = <A extends Access, Params extends TObject = None, Query extends TObject = None>(
  definition: ReadDefinition<A, Params, Query>,
): Operation => ({ kind: 'read', ...definition }) as unknown as ReadOperation;

/**
 * Declares an operation that changes something. The platform opens its transaction, so that the
 * change, its events and its receipt commit together or not at all; nothing that waits for the
 * world outside belongs in it.
 */
export const change = <
  A extends Access,
  Params extends TObject = None,
  Query extends TObject = None,
  Body extends TSchema = TUnknown,
>(
  definition: ChangeDefinition<A, Params, Query, Body>,
): Operation => ({ kind: 'change', ...definition }) as unknown as ChangeOperation;
