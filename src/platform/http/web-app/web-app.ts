import { randomBytes } from 'node:crypto';

import { toContentEtag } from '../etag.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { Problem } from '../../problem/problem.ts';
import { chooseEncoding } from '../compression.ts';
import { getUrlPath } from '../url-path.ts';
import { SERVICE_WORKER_CSP, createAppCsp } from '../security/security-headers.ts';
import { API_ROOT } from '../send-response.ts';
import { HASHED_FILES } from './built-app.ts';
import type { AppFile, BuiltApp } from './built-app.ts';

const NONCE = '__NONCE__';
const WORKER = 'service-worker.js';

/** One year, the conventional maximum for caches. */
const FOR_EVER = 'public, max-age=31536000, immutable';

const isPageRequest = ({ method, headers: { accept = '' } }: FastifyRequest): boolean =>
  (method === 'GET' || method === 'HEAD') && accept.includes('text/html');

const nothingAt = ({ url }: FastifyRequest): Problem =>
  new Problem('route-not-found', { detail: `There is nothing at ${getUrlPath(url)}.` });

const sendFile = (request: FastifyRequest, reply: FastifyReply, file: AppFile): FastifyReply => {
  const wanted = chooseEncoding(request.headers['accept-encoding'] ?? '');
  const packed = wanted === undefined ? undefined : file.bytes(wanted);
  const bytes = packed ?? file.bytes('');
  // The app has been built again since.
  if (bytes === undefined) throw nothingAt(request);
  reply.headers({ 'cache-control': file.isHashed ? FOR_EVER : 'no-cache', vary: 'accept-encoding' });
  if (packed !== undefined) reply.header('content-encoding', wanted);
  if (!file.isHashed) {
    const etag = toContentEtag(bytes);
    reply.header('etag', etag);
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  }
  return reply.type(file.type).send(bytes);
};

/**
 * Serves the web app: each file at its path, and the page itself at every other path when a browser requests it.
 * Programs still get a 404.
 */
export class WebApp {
  readonly #app: BuiltApp;

  constructor(app: BuiltApp) {
    this.#app = app;
  }

  mount(server: FastifyInstance): void {
    for (const [name, file] of this.#app.files) {
      const policy = name === WORKER ? { 'content-security-policy': SERVICE_WORKER_CSP } : {};
      server.get(`/${name}`, async (request, reply) => sendFile(request, reply.headers(policy), file));
    }
    // One route for all of them: a route for each took a sixth of the time of a start, and 15 MB.
    server.get<{ Params: { '*': string } }>(`${HASHED_FILES}*`, async (request, reply) => {
      const file = this.#app.hashedFiles.get(request.params['*']);
      if (file !== undefined) return sendFile(request, reply, file);
      if (this.trySendPage(request, reply)) return reply;
      throw nothingAt(request);
    });
    server.get('/', async (_request, reply) => this.#sendPage(reply));
  }

  /** Sends the page if the request is for one. Returns whether it did. */
  trySendPage(request: FastifyRequest, reply: FastifyReply): boolean {
    if (!isPageRequest(request) || getUrlPath(request.url).startsWith(`${API_ROOT}/`)) return false;
    this.#sendPage(reply);
    return true;
  }

  /** Redirects a browser that navigated to an operation to a page that explains what went wrong. */
  tryRedirectToErrorPage(request: FastifyRequest, reply: FastifyReply, problem: Problem): boolean {
    if (request.routeOptions.config.isNavigation !== true || !isPageRequest(request)) return false;
    reply
      .code(302)
      .headers({ location: `/refused?code=${problem.code}`, 'cache-control': 'no-store' })
      .send();
    return true;
  }

  #sendPage(reply: FastifyReply): FastifyReply {
    const nonce = randomBytes(18).toString('base64');
    return reply
      .code(200)
      .headers({ 'content-security-policy': createAppCsp(nonce), 'cache-control': 'no-cache' })
      .type('text/html; charset=utf-8')
      .send(this.#app.page.replace(NONCE, nonce));
  }
}
