import type { IncomingHttpHeaders } from 'node:http';

/** The body has the type the test expects; its actual shape is checked against the OpenAPI document. */
export interface TestResponse<T> {
  readonly status: number;
  /** How long it took until it was complete, if measured. */
  readonly ms?: number;
  readonly headers: IncomingHttpHeaders;
  readonly bytes: Buffer;
  readonly text: string;
  /** The parsed body; an empty object if there is none. */
  readonly body: T;
}
