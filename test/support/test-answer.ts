import type { IncomingHttpHeaders } from 'node:http';

/** The body has the type that the test expects; what it is in fact is checked against the OpenAPI document. */
export interface TestAnswer<T> {
  readonly status: number;
  /** How long it took until all of it was here, where that was measured. */
  readonly ms?: number;
  readonly headers: IncomingHttpHeaders;
  readonly bytes: Buffer;
  readonly text: string;
  /** The body parsed; an empty object where there is none. */
  readonly body: T;
}
