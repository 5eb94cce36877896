import { addressOf, headersOf, problemOf } from './client.ts';
import type { RequestOptions } from './client.ts';
import { UnreachableError } from './problem.ts';

export interface UploadOptions extends Pick<RequestOptions, 'key' | 'signal'> {
  /** Told how much of the form is on its way, from 0 to 1. */
  readonly onProgress?: (share: number) => void;
}

/** The answer without its body in the shape that `fetch` gives, so that a refusal is read in one place. */
const answerOf = (request: XMLHttpRequest): Response => {
  const headers = new Headers();
  for (const line of request.getAllResponseHeaders().trim().split('\r\n')) {
    const at = line.indexOf(':');
    if (at > 0) headers.append(line.slice(0, at), line.slice(at + 1).trim());
  }
  return new Response(null, { status: request.status, statusText: request.statusText, headers });
};

/** Posts a form and tells how far it is, which `fetch` does not. Fails as `send` does. */
export const upload = <T>(path: string, form: FormData, options: UploadOptions = {}): Promise<T> =>
  new Promise((resolve, reject) => {
    const { key, signal, onProgress } = options;
    const request = new XMLHttpRequest();
    request.open('POST', addressOf(path));
    headersOf('POST', { body: form, ...(key !== undefined && { key }) }).forEach((value, name) =>
      request.setRequestHeader(name, value),
    );
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress?.(total === 0 ? 1 : loaded / total));
    request.addEventListener('load', () => {
      const { status, responseText } = request;
      // What stands between may answer anything, and nobody would hear of what is thrown in a listener.
      const read = async (): Promise<T> => {
        if (status >= 200 && status < 300) return JSON.parse(responseText) as T;
        throw await problemOf(responseText, answerOf(request));
      };
      read().then(resolve, reject);
    });
    request.addEventListener('error', () => reject(new UnreachableError('The service could not be reached.')));
    request.addEventListener('abort', () => reject(signal?.reason ?? new DOMException('Aborted', 'AbortError')));
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.send(form);
  });
