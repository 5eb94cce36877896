import type { FastifyReply, FastifyRequest } from 'fastify';

import { JsonText } from './answer.ts';
import type { Answer } from './answer.ts';
import { isNotModified } from './etag.ts';

/** Where the paths of the API begin. */
export const API_ROOT = '/api/v1';

/** Answers about accounts are stored by nobody; the rest is kept by the client alone, and asked after each time. */
export const cacheControlOf = (path: string): string =>
  /^\/(?:account|auth)(?:\/|$)/.test(path) ? 'no-store' : 'private, no-cache';

const isRead = (method: string): boolean => method === 'GET' || method === 'HEAD';

export const sendAnswer = (
  request: FastifyRequest,
  reply: FastifyReply,
  cacheControl: string,
  { status, body, etag, location, headers }: Answer,
): FastifyReply => {
  reply.header('cache-control', cacheControl).header('vary', 'X-Service-Library, Accept-Encoding');
  if (etag !== undefined) reply.header('etag', etag);
  if (location !== undefined) reply.header('location', `${API_ROOT}${location}`);
  if (headers !== undefined) reply.headers(headers);
  if (etag !== undefined && isRead(request.method) && isNotModified(request.headers['if-none-match'], etag)) {
    return reply.code(304).send();
  }
  if (body === undefined) return reply.code(status).send();
  return reply
    .code(status)
    .header('content-type', 'application/json; charset=utf-8')
    .send(body instanceof JsonText ? body.text : JSON.stringify(body));
};
