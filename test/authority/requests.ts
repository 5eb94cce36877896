import type { Cast } from './callers.ts';
import type { Rule } from './rules.ts';

/** What a caller sends; the method is that of the operation. */
export interface Sent {
  readonly path: string;
  readonly json?: unknown;
  /** A body that is no JSON. */
  readonly raw?: Buffer;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Row {
  readonly rule: Rule;
  /** A request that succeeds for whoever may send it; asked anew for every cell. */
  readonly request: (cast: Cast) => Sent | Promise<Sent>;
}

let count = 0;

/** A name that nothing has yet. */
export const unique = (): string => `Thing ${(count += 1)}`;

export const inLibrary = (cast: Cast): Readonly<Record<string, string>> => ({ 'x-service-library': cast.library });

/** What is there at its first and at its second revision. */
export const first = { 'if-match': '"1"' };
export const second = { 'if-match': '"2"' };

/** Something new in the library, made by its owner. */
export const made = async (cast: Cast, path: string, json: unknown): Promise<string> =>
  (await cast.owner.in(cast.library).post<{ id: string }>(path, json)).body.id;
