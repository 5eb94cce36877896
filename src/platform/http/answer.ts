import { etagOf } from './etag.ts';

/** JSON that is served as it is stored or as the database built it, without being parsed. */
export class JsonText {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** What an operation answers, before HTTP. */
export interface Answer {
  readonly status: number;
  readonly body?: unknown;
  readonly etag?: string;
  readonly location?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export const ok = (body: unknown, etag?: string): Answer => ({
  status: 200,
  body,
  ...(etag !== undefined && { etag }),
});

export const noContent: Answer = { status: 204 };

export const notModified = (etag: string): Answer => ({ status: 304, etag });

/** A resource with a revision, as it stands. */
export const current = (resource: { readonly revision: number }): Answer => ok(resource, etagOf(resource.revision));

/** The answer to a creation; the path is below the API's root. */
export const created = (path: string, resource: { readonly id: string; readonly revision: number }): Answer => ({
  status: 201,
  body: resource,
  etag: etagOf(resource.revision),
  location: path,
});
