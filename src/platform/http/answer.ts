import type { Readable } from 'node:stream';

import type { Problem } from '../problem/problem.ts';
import { etagOf } from './etag.ts';

/** JSON that is served as it is stored or as the database built it, without being parsed. */
export class JsonText {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** The same, encoded already. */
export class JsonBytes {
  readonly bytes: Buffer;

  constructor(bytes: Buffer) {
    this.bytes = bytes;
  }
}

/** Text of another type than JSON: a calendar. */
export class MediaText {
  /** As Content-Type has it. */
  readonly type: string;
  readonly text: string;

  constructor(type: string, text: string) {
    this.type = type;
    this.text = text;
  }
}

/** What is no text, and short enough to be had whole: a small picture. */
export class MediaBytes {
  /** As Content-Type has it. */
  readonly type: string;
  readonly bytes: Buffer;

  constructor(type: string, bytes: Buffer) {
    this.type = type;
    this.bytes = bytes;
  }
}

/** A file that is sent as it is read, however long it is. */
export class MediaStream {
  /** As Content-Type has it. */
  readonly type: string;
  readonly stream: Readable;
  /** How many there are; undefined where nobody knows before the end. */
  readonly bytes: number | undefined;

  constructor(type: string, stream: Readable, bytes?: number) {
    this.type = type;
    this.stream = stream;
    this.bytes = bytes;
  }
}

/** What an operation answers, before HTTP. */
export interface Answer {
  readonly status: number;
  readonly body?: unknown;
  readonly etag?: string;
  /**
   * The tag is a revision, and something else that the answer shows has changed since: whoever holds the tag may hold
   * the old answer, and is not told that nothing changed.
   */
  readonly isNewerThanItsTag?: boolean;
  /** The tag of all that the answer shows, what is read beside the thing itself included: X-Representation-ETag. */
  readonly representation?: string;
  readonly location?: string;
  /** A header of the request that the answer hangs on, beside those that every answer hangs on. */
  readonly varies?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Set-Cookie headers. */
  readonly cookies?: readonly string[];
  /**
   * What a receipt keeps, where that is not the body: a secret is answered once and kept nowhere. `kept-already`: the
   * operation has found by itself that it was done before.
   */
  readonly receipt?: { readonly id: string; readonly body: unknown } | 'kept-already';
}

/**
 * How a change ends. A problem that it throws undoes everything; one that it returns is answered just
 * so, and what was done stays done: the attempt is counted, the challenge is used up.
 */
export type Outcome = Answer | Problem;

export const ok = (body: unknown, etag?: string): Answer => ({
  status: 200,
  body,
  ...(etag !== undefined && { etag }),
});

export const noContent: Answer = { status: 204 };

export const notModified = (etag: string): Answer => ({ status: 304, etag });

/** A resource with a revision, as it stands. */
export const current = (resource: { readonly revision: number }): Answer => ok(resource, etagOf(resource.revision));

/** The answer of operations that only acknowledge. */
export const accepted: Answer = ok({ accepted: true });

/** Sends a browser on to another address. */
export const redirect = (address: string): Answer => ({ status: 302, headers: { location: address } });

/** The answer to a creation whose secret is shown this once: a retry is answered without it. */
export const createdWithSecret = (path: string, id: string, body: object, secret: string): Answer => ({
  status: 201,
  body: { ...body, secret },
  receipt: { id, body },
  etag: etagOf(1),
  location: path,
});

/** The answer to a creation; the path is below the API's root. */
export const created = (path: string, resource: { readonly id: string; readonly revision: number }): Answer => ({
  status: 201,
  body: resource,
  etag: etagOf(resource.revision),
  location: path,
});
