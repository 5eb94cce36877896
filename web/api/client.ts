import { toldInWords } from '../language/problems/load-words.ts';
import { ProblemError, UnreachableError, hasCode } from './problem.ts';
import type { ProblemBody } from './problem.ts';

const API = '/api/v1';

/** Who the requests of this page come from; set whenever the account is read. */
interface Caller {
  csrfToken: string;
  libraryId: string;
  userId: string;
}

export const caller: Caller = { csrfToken: '', libraryId: '', userId: '' };

type Query = Readonly<Record<string, string | number | boolean | readonly string[] | undefined>>;

export interface RequestOptions {
  readonly query?: Query;
  /** Sent as JSON; a form as it is. */
  readonly body?: unknown;
  /** The revision that was read: the change is refused where there is a newer one. */
  readonly ifMatch?: number | string;
  /** The tag of what was shown, details of other things included: refused where any of them changed. */
  readonly ifShown?: string;
  /** With one a creation may be sent again and is done once. */
  readonly key?: string;
  /** Only done for this user: what was queued on a shared device is never sent as somebody else. */
  readonly principal?: string;
  /** Another library than the one in force: that of a change that was queued before somebody went to another. */
  readonly library?: string;
  readonly signal?: AbortSignal;
  /** For what is sent while the page goes away. */
  readonly keepalive?: boolean;
}

export interface Answer<T> {
  readonly status: number;
  readonly body: T;
  readonly etag: string | undefined;
  /** The tag of what is shown, for `ifShown`. */
  readonly shown: string | undefined;
  readonly location: string | undefined;
}

const READS = new Set(['GET', 'HEAD']);

/** An address of the API with its query; what is undefined is left out, a list is given part by part. */
export const addressOf = (path: string, query: Query = {}): string => {
  const parts = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined) continue;
    for (const one of Array.isArray(value) ? value : [value]) parts.append(name, String(one));
  }
  const text = parts.toString();
  return `${API}${path}${text === '' ? '' : `?${text}`}`;
};

/** An address that the page itself shows, follows or downloads: it carries no headers, so it names the library. */
export const addressInPage = (path: string): string => addressOf(path, { library: caller.libraryId });

/** What every request carries. */
export const headersOf = (method: string, options: RequestOptions): Headers => {
  const { body, ifMatch, ifShown, key, principal, library = caller.libraryId } = options;
  const headers = new Headers({ accept: 'application/json' });
  if (library !== '') headers.set('x-service-library', library);
  if (!READS.has(method) && caller.csrfToken !== '') headers.set('x-csrf-token', caller.csrfToken);
  if (body !== undefined && !(body instanceof FormData)) headers.set('content-type', 'application/json');
  if (ifMatch !== undefined) headers.set('if-match', typeof ifMatch === 'number' ? `"${ifMatch}"` : ifMatch);
  if (ifShown !== undefined) headers.set('x-if-representation-match', ifShown);
  if (key !== undefined) headers.set('idempotency-key', key);
  if (principal !== undefined) headers.set('x-service-principal', principal);
  return headers;
};

const bodyOf = (body: unknown): BodyInit | null => {
  if (body === undefined) return null;
  return body instanceof FormData ? body : JSON.stringify(body);
};

/** What a proxy or a broken connection answers in place of the service is no problem of ours. */
export const problemOf = async (text: string, { status, statusText, headers }: Response): Promise<Error> => {
  const retryAfter = Number(headers.get('retry-after') ?? Number.NaN);
  if (!headers.get('content-type')?.includes('problem+json')) return new UnreachableError(`${status} ${statusText}`);
  const problem = await toldInWords(JSON.parse(text) as ProblemBody);
  return new ProblemError(problem, Number.isNaN(retryAfter) ? undefined : retryAfter);
};

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Who gives a request up wants to hear nothing of it. A limit of time that has passed is a service out of reach. */
const failureOf = (error: unknown, signal: AbortSignal | undefined): unknown => {
  const isTimeOver = error instanceof DOMException && error.name === 'TimeoutError';
  if (signal?.aborted === true && !isTimeOver) return error;
  return new UnreachableError('The service could not be reached.', { cause: error });
};

/** A connection may also break off, or carry nothing more, in the middle of an answer. */
const textOf = (answer: Response, { signal }: RequestOptions): Promise<string> =>
  answer.text().catch((error: unknown) => {
    throw failureOf(error, signal);
  });

const fetched = async (method: Method, path: string, options: RequestOptions): Promise<Response> => {
  const request: RequestInit = { method, headers: headersOf(method, options), body: bodyOf(options.body) };
  if (options.signal !== undefined) request.signal = options.signal;
  if (options.keepalive === true) request.keepalive = true;
  return fetch(addressOf(path, options.query), request).catch((error: unknown) => {
    throw failureOf(error, options.signal);
  });
};

const listeners = new Set<() => void>();

/**
 * Tells when something is refused because nobody is signed in, or somebody else, or because the library is gone; gives
 * how to end that.
 */
export const whenRefused = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const SESSION_CODES = [
  'authentication-required',
  'invalid-credentials',
  'csrf-token-invalid',
  'library-not-found',
] as const;

/** Beside what is asked in order to sign in: there a refusal is about a password. */
const isOfSession = (problem: Error, path: string): boolean =>
  !path.startsWith('/auth/') && hasCode(problem, ...SESSION_CODES);

/** Whoever signed in again in another tab has another token there. It is read anew where it is still the same person. */
const hasNewToken = async (sent: string): Promise<boolean> => {
  // Another request may have been quicker.
  if (caller.csrfToken !== sent) return caller.csrfToken !== '';
  const { user, csrf_token: token } = await get<{ user: { id: string } | null; csrf_token: string }>('/account');
  if (user === null || user.id !== caller.userId || token === caller.csrfToken) return false;
  caller.csrfToken = token;
  return true;
};

/** A success; whatever is none is thrown. */
const answerTo = async (method: Method, path: string, options: RequestOptions): Promise<Response> => {
  const sent = caller.csrfToken;
  const answer = await fetched(method, path, options);
  if (answer.ok) return answer;
  const problem = await problemOf(await textOf(answer, options), answer);
  if (hasCode(problem, 'csrf-token-invalid') && (await hasNewToken(sent))) {
    const again = await fetched(method, path, options);
    // Who was told that the session has ended learns that it goes on.
    for (const listener of listeners) listener();
    if (again.ok) return again;
    throw await problemOf(await textOf(again, options), again);
  }
  if (isOfSession(problem, path)) for (const listener of listeners) listener();
  throw problem;
};

/** Sends one request. Whatever is not a success is thrown: a `ProblemError`, or an `UnreachableError`. */
export const send = async <T = unknown>(
  method: Method,
  path: string,
  options: RequestOptions = {},
): Promise<Answer<T>> => {
  const answer = await answerTo(method, path, options);
  const text = await textOf(answer, options);
  return {
    status: answer.status,
    body: (text === '' ? undefined : JSON.parse(text)) as T,
    etag: answer.headers.get('etag') ?? undefined,
    shown: answer.headers.get('x-representation-etag') ?? undefined,
    location: answer.headers.get('location') ?? undefined,
  };
};

/** The body of a read. */
export const get = async <T>(path: string, options?: RequestOptions): Promise<T> =>
  (await send<T>('GET', path, options)).body;

/** A file, for what an address in the page cannot ask for: it would not say which library is meant. */
export const getBlob = async (path: string, options: RequestOptions = {}): Promise<Blob> =>
  (await answerTo('GET', path, options)).blob();

export interface Page<T> {
  readonly items: readonly T[];
  readonly next_cursor: string | null;
}

/** Every page of a list that is known to be short: tags, books, members. */
export const getAll = async <T>(path: string, options: RequestOptions = {}): Promise<readonly T[]> => {
  const items: T[] = [];
  let cursor: string | undefined;
  do {
    const page = await get<Page<T>>(path, { ...options, query: { limit: 100, ...options.query, cursor } });
    items.push(...page.items);
    cursor = page.next_cursor ?? undefined;
  } while (cursor !== undefined);
  return items;
};

/**
 * A key for one creation: made when somebody asks for it, and the same for each retry. Not by
 * `randomUUID`, which browsers keep from pages on a plain address of the home network.
 */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
