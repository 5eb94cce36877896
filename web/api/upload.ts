import { buildUrl, buildHeaders, parseBody, parseProblem, withCurrentSession } from './client.ts';
import type { RequestOptions } from './client.ts';
import { UnreachableError } from './problem.ts';

export interface UploadOptions extends Pick<RequestOptions, 'idempotencyKey' | 'signal'> {
  /** Called with the uploaded share, from 0 to 1. */
  readonly onProgress?: (share: number) => void;
}

/** Converts an XHR response, without its body, to a fetch Response, so that problems are parsed in one place. */
const toResponse = (request: XMLHttpRequest): Response => {
  const headers = new Headers();
  for (const line of request.getAllResponseHeaders().trim().split('\r\n')) {
    const at = line.indexOf(':');
    if (at > 0) headers.append(line.slice(0, at), line.slice(at + 1).trim());
  }
  return new Response(null, { status: request.status, statusText: request.statusText, headers });
};

const uploadOnce = <T>(path: string, form: FormData, options: UploadOptions): Promise<T> =>
  new Promise((resolve, reject) => {
    const { idempotencyKey, signal, onProgress } = options;
    const request = new XMLHttpRequest();
    request.open('POST', buildUrl(path));
    buildHeaders('POST', { body: form, ...(idempotencyKey !== undefined && { idempotencyKey }) }).forEach(
      (value, name) => request.setRequestHeader(name, value),
    );
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress?.(total === 0 ? 1 : loaded / total));
    request.addEventListener('load', () => {
      const { responseText } = request;
      // A proxy may return anything, and an exception in a listener would be lost.
      const read = async (): Promise<T> => {
        const response = toResponse(request);
        if (response.ok) return parseBody<T>(responseText, response);
        throw await parseProblem(responseText, response);
      };
      read().then(resolve, reject);
    });
    request.addEventListener('error', () => reject(new UnreachableError('The service could not be reached.')));
    request.addEventListener('abort', () => reject(signal?.reason ?? new DOMException('Aborted', 'AbortError')));
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.send(form);
  });

/** Uploads a form with progress, which `fetch` cannot report. Throws like `send`. */
export const upload = <T>(path: string, form: FormData, options: UploadOptions = {}): Promise<T> =>
  withCurrentSession(path, () => uploadOnce<T>(path, form, options));
