import type { Readable } from 'node:stream';

import type { Problem } from '../problem/problem.ts';
import { toEtag } from './etag.ts';

/** JSON text from storage or built by the database, sent without being parsed. */
export class JsonText {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** JSON that is already encoded. */
export class JsonBytes {
  readonly bytes: Buffer;

  constructor(bytes: Buffer) {
    this.bytes = bytes;
  }
}

/** Text that is not JSON, such as a calendar. */
export class MediaText {
  /** The Content-Type header. */
  readonly type: string;
  readonly text: string;

  constructor(type: string, text: string) {
    this.type = type;
    this.text = text;
  }
}

/** Binary content small enough to hold in memory, such as a small image. */
export class MediaBytes {
  /** The Content-Type header. */
  readonly type: string;
  readonly bytes: Buffer;

  constructor(type: string, bytes: Buffer) {
    this.type = type;
    this.bytes = bytes;
  }
}

/** A file of any length, streamed to the client. */
export class MediaStream {
  /** The Content-Type header. */
  readonly type: string;
  readonly stream: Readable;
  /** The length in bytes; undefined if it is unknown until the stream ends. */
  readonly bytes: number | undefined;

  constructor(type: string, stream: Readable, bytes?: number) {
    this.type = type;
    this.stream = stream;
    this.bytes = bytes;
  }
}

/** An operation's response, independent of HTTP. */
export interface ApiResponse {
  readonly status: number;
  readonly body?: unknown;
  readonly etag?: string;
  /**
   * The tag is a revision, and something else in the response has changed since then. A client with this tag may have the
   * old response, so it never gets a 304.
   */
  readonly isEtagStale?: boolean;
  /** X-Representation-ETag: the tag of everything in the response, including data from other resources. */
  readonly representation?: string;
  readonly location?: string;
  /** A request header that the response depends on, in addition to those that apply to every response. */
  readonly varies?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Set-Cookie headers. */
  readonly cookies?: readonly string[];
  /**
   * What the receipt stores: the id of the resource, if it is not the body's, and what else a retry needs to know.
   * `kept-already`: the operation itself detected that it had run before.
   */
  readonly receipt?: { readonly id: string; readonly body?: unknown } | 'kept-already';
}

/**
 * How a change ends. A thrown problem rolls everything back. A returned problem is sent to the client but the
 * transaction commits: the attempt is counted, the challenge is used up.
 */
export type ChangeOutcome = ApiResponse | Problem;

export const ok = (body: unknown, etag?: string): ApiResponse => ({
  status: 200,
  body,
  ...(etag !== undefined && { etag }),
});

export const noContent: ApiResponse = { status: 204 };

export const notModified = (etag: string): ApiResponse => ({ status: 304, etag });

/** The current state of a resource, tagged with its revision. */
export const okWithEtag = (resource: { readonly revision: number }): ApiResponse =>
  ok(resource, toEtag(resource.revision));

/** The response of operations that have no result to return. */
export const acknowledged: ApiResponse = ok({ accepted: true });

export const redirect = (address: string): ApiResponse => ({ status: 302, headers: { location: address } });

/**
 * The response to a creation that returns a secret. The secret is shown only once: a retry gets the response without it.
 */
export const createdWithSecret = (path: string, id: string, body: object, secret: string): ApiResponse => ({
  status: 201,
  body: { ...body, secret },
  receipt: { id },
  etag: toEtag(1),
  location: path,
});

/** The response to a creation; the path is relative to the API root. */
export const created = (path: string, resource: { readonly id: string; readonly revision: number }): ApiResponse => ({
  status: 201,
  body: resource,
  etag: toEtag(resource.revision),
  location: path,
});
