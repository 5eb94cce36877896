import { loadLocalizedProblem } from '../language/problems/load-localized-problem.ts';
import { ProblemError, UnreachableError, hasCode } from './problem.ts';
import type { ProblemBody } from './problem.ts';

const API = '/api/v1';

/** Who this page's requests come from; set whenever the account is loaded. */
interface Caller {
  csrfToken: string;
  libraryId: string;
  userId: string;
}

export const caller: Caller = { csrfToken: '', libraryId: '', userId: '' };

type Query = Readonly<Record<string, string | number | boolean | readonly string[] | undefined>>;

export interface RequestOptions {
  readonly query?: Query;
  /** Sent as JSON; FormData is sent as it is. */
  readonly body?: unknown;
  /** The revision that was read: the change is refused if there is a newer one. */
  readonly ifMatch?: number | string;
  /** The representation tag of what was shown, including related resources: refused if any of them changed. */
  readonly ifRepresentationMatch?: string;
  /** Idempotency key: a creation can be sent again and happens once. */
  readonly idempotencyKey?: string;
  /** Only done for this user: a change queued on a shared device is never sent as another one. */
  readonly principal?: string;
  /** A library other than the current one: that of a change queued before the user switched. */
  readonly library?: string;
  readonly signal?: AbortSignal;
  /** For requests sent while the page unloads. */
  readonly keepalive?: boolean;
}

export interface ApiResponse<T> {
  readonly status: number;
  readonly body: T;
  readonly etag: string | undefined;
  /** The representation tag, for `ifRepresentationMatch`. */
  readonly representationTag: string | undefined;
  readonly location: string | undefined;
}

const SAFE_METHODS = new Set(['GET', 'HEAD']);

/** An API URL with its query; undefined values are omitted, arrays become repeated parameters. */
export const buildUrl = (path: string, query: Query = {}): string => {
  const parts = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined) continue;
    for (const one of Array.isArray(value) ? value : [value]) parts.append(name, String(one));
  }
  const text = parts.toString();
  return `${API}${path}${text === '' ? '' : `?${text}`}`;
};

/** A URL that the page itself loads, links to or downloads: it carries no headers, so it names the library. */
export const buildPageUrl = (path: string): string => buildUrl(path, { library: caller.libraryId });

/** The headers of every request. */
export const buildHeaders = (method: string, options: RequestOptions): Headers => {
  const { body, ifMatch, ifRepresentationMatch, idempotencyKey, principal, library = caller.libraryId } = options;
  const headers = new Headers({ accept: 'application/json' });
  if (library !== '') headers.set('x-service-library', library);
  if (!SAFE_METHODS.has(method) && caller.csrfToken !== '') headers.set('x-csrf-token', caller.csrfToken);
  if (body !== undefined && !(body instanceof FormData)) headers.set('content-type', 'application/json');
  if (ifMatch !== undefined) headers.set('if-match', typeof ifMatch === 'number' ? `"${ifMatch}"` : ifMatch);
  if (ifRepresentationMatch !== undefined) headers.set('x-if-representation-match', ifRepresentationMatch);
  if (idempotencyKey !== undefined) headers.set('idempotency-key', idempotencyKey);
  if (principal !== undefined) headers.set('x-service-principal', principal);
  return headers;
};

const encodeBody = (body: unknown): BodyInit | null => {
  if (body === undefined) return null;
  return body instanceof FormData ? body : JSON.stringify(body);
};

/** A response that does not come from the service, such as a proxy's error page, counts as unreachable. */
export const parseProblem = async (text: string, { status, statusText, headers }: Response): Promise<Error> => {
  const retryAfter = Number(headers.get('retry-after') ?? Number.NaN);
  if (!headers.get('content-type')?.includes('problem+json')) return new UnreachableError(`${status} ${statusText}`);
  const problem = await loadLocalizedProblem(parseJson<ProblemBody>(text));
  return new ProblemError(problem, Number.isNaN(retryAfter) ? undefined : retryAfter);
};

const parseJson = <T>(text: string): T => {
  try {
    return JSON.parse(text) as T;
  } catch (error) {
    throw new UnreachableError('The response is not JSON.', { cause: error });
  }
};

/**
 * The body of a successful response. The sign-in page of a proxy or of a public network, which is a successful response
 * too, counts as unreachable, so that the app goes on with what it has.
 */
export const parseBody = <T>(text: string, { status, headers }: Response): T => {
  // A response without content; only requests that expect none get one.
  if (status === 204) return undefined as T;
  if (!headers.get('content-type')?.includes('json')) throw new UnreachableError('The response is not JSON.');
  return parseJson<T>(text);
};

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** An aborted request rejects with the original error. A timeout counts as unreachable. */
const toRequestError = (error: unknown, signal: AbortSignal | undefined): unknown => {
  const isTimeOver = error instanceof DOMException && error.name === 'TimeoutError';
  if (signal?.aborted === true && !isTimeOver) return error;
  return new UnreachableError('The service could not be reached.', { cause: error });
};

/** A connection may also break or stall in the middle of a response. */
const readText = (response: Response, { signal }: RequestOptions): Promise<string> =>
  response.text().catch((error: unknown) => {
    throw toRequestError(error, signal);
  });

const performFetch = async (method: Method, path: string, options: RequestOptions): Promise<Response> => {
  const request: RequestInit = { method, headers: buildHeaders(method, options), body: encodeBody(options.body) };
  if (options.signal !== undefined) request.signal = options.signal;
  if (options.keepalive === true) request.keepalive = true;
  return fetch(buildUrl(path, options.query), request).catch((error: unknown) => {
    throw toRequestError(error, options.signal);
  });
};

const listeners = new Set<() => void>();

/**
 * Calls the listener when a request is refused because the session ended, belongs to another user, or the library is
 * gone. Returns an unsubscribe function.
 */
export const onSessionRefused = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const SESSION_CODES = [
  'authentication-required',
  'invalid-credentials',
  'csrf-token-invalid',
  'library-not-found',
] as const;

/** Except for sign-in requests, where a refusal is about the password. */
const isSessionProblem = (problem: unknown, path: string): boolean =>
  !path.startsWith('/auth/') && hasCode(problem, ...SESSION_CODES);

/** Loads the CSRF token of the present session, if there is another one that belongs to the same user. */
const loadCsrfToken = async (): Promise<boolean> => {
  const { user, csrf_token: token } = await get<{ user: { id: string } | null; csrf_token: string }>('/account');
  if (user === null || user.id !== caller.userId || token === caller.csrfToken) return false;
  caller.csrfToken = token;
  return true;
};

let loading: Promise<boolean> | undefined;

/** Several requests may be refused at once; one of them loads the token. */
const refreshCsrfToken = async (sent: string): Promise<boolean> => {
  if (caller.csrfToken !== sent) return caller.csrfToken !== '';
  loading ??= loadCsrfToken().finally(() => (loading = undefined));
  return loading;
};

/** Resolves with a successful response and throws otherwise. */
const fetchOrThrow = async (method: Method, path: string, options: RequestOptions): Promise<Response> => {
  const response = await performFetch(method, path, options);
  if (response.ok) return response;
  throw await parseProblem(await readText(response, options), response);
};

/**
 * Whether a request may have been refused because its session was replaced: the user confirmed or signed in again,
 * perhaps in another tab. A request sent at that moment carries the old cookie, later ones the old CSRF token.
 */
const isAboutOldSession = (problem: unknown, path: string): boolean =>
  hasCode(problem, 'csrf-token-invalid') || (hasCode(problem, 'invalid-credentials') && !path.startsWith('/auth/'));

/** Runs a request, and once more if the session was replaced. */
export const withCurrentSession = async <T>(path: string, request: () => Promise<T>): Promise<T> => {
  const sent = caller.csrfToken;
  try {
    return await request();
  } catch (error) {
    if (isAboutOldSession(error, path) && (await refreshCsrfToken(sent))) {
      // Lets an interrupted page know that the session continues.
      return await request().finally(() => {
        for (const listener of listeners) listener();
      });
    }
    if (isSessionProblem(error, path)) for (const listener of listeners) listener();
    throw error;
  }
};

const sendOrThrow = (method: Method, path: string, options: RequestOptions): Promise<Response> =>
  withCurrentSession(path, () => fetchOrThrow(method, path, options));

/** Sends a request. Throws a `ProblemError` or an `UnreachableError` unless it succeeds. */
export const send = async <T = unknown>(
  method: Method,
  path: string,
  options: RequestOptions = {},
): Promise<ApiResponse<T>> => {
  const response = await sendOrThrow(method, path, options);
  const text = await readText(response, options);
  return {
    status: response.status,
    body: parseBody<T>(text, response),
    etag: response.headers.get('etag') ?? undefined,
    representationTag: response.headers.get('x-representation-etag') ?? undefined,
    location: response.headers.get('location') ?? undefined,
  };
};

/** The body of a GET. */
export const get = async <T>(path: string, options?: RequestOptions): Promise<T> =>
  (await send<T>('GET', path, options)).body;

/** A file, for cases where a plain URL cannot name the library. */
export const getBlob = async (path: string, options: RequestOptions = {}): Promise<Blob> =>
  (await sendOrThrow('GET', path, options)).blob();

export interface Page<T> {
  readonly items: readonly T[];
  readonly next_cursor: string | null;
}

/** All pages of a list that is known to be short: tags, books, members. */
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
 * A random id, also used as an idempotency key: created once per action and reused for retries. Not `randomUUID`, which
 * browsers only offer in secure contexts.
 */
export const randomId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
