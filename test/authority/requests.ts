import type { Cast } from './callers.ts';
import type { Rule } from './rules.ts';

/** A request; the method comes from the operation. */
export interface Sent {
  readonly path: string;
  readonly json?: unknown;
  /** A body that is not JSON. */
  readonly raw?: Buffer;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Row {
  readonly rule: Rule;
  /** Creates a request that succeeds for authorized callers. Called for every cell of the table. */
  readonly request: (cast: Cast) => Sent | Promise<Sent>;
}

let count = 0;

/** An unused name. */
export const unique = (): string => `Thing ${(count += 1)}`;

export const inLibrary = (cast: Cast): Readonly<Record<string, string>> => ({ 'x-service-library': cast.library });

/** Something at its first or second revision. */
export const first = { 'if-match': '"1"' };
export const second = { 'if-match': '"2"' };

/** Creates something in the library as its owner. */
export const made = async (cast: Cast, path: string, json: unknown): Promise<string> =>
  (await cast.owner.in(cast.library).post<{ id: string }>(path, json)).body.id;
