import type { FastifyReply, FastifyRequest } from 'fastify';

import { sha256 } from '../crypto/sha256.ts';
import { JsonText, MediaText } from './answer.ts';
import type { Answer } from './answer.ts';
import { isNotModified } from './etag.ts';

/** Where the paths of the API begin. */
export const API_ROOT = '/api/v1';

/** About accounts, and where secrets are shown. */
const STORED_BY_NOBODY = /^\/(?:account|auth|users)(?:\/|$)|\/invitations(?:\/|$)|^\/meals\/calendar$/;

/** Answers about accounts are stored by nobody; the rest is kept by the client alone, and asked after each time. */
export const cacheControlOf = (path: string): string =>
  STORED_BY_NOBODY.test(path) ? 'no-store' : 'private, no-cache';

const isRead = (method: string): boolean => method === 'GET' || method === 'HEAD';

/** For what has no revision: the same text, the same tag. */
const contentTag = (text: string): string => `"${sha256(text).slice(0, 22)}"`;

/** The body as it is sent, with its type; undefined where there is none. */
const contentOf = (body: unknown): MediaText | undefined => {
  if (body === undefined || body instanceof MediaText) return body;
  const text = body instanceof JsonText ? body.text : JSON.stringify(body);
  return new MediaText('application/json; charset=utf-8', text);
};

/** A text of so many characters is sent as bytes: with the headers before it, it would be copied once more. */
const LONG = 65_536;

const payloadOf = ({ text }: MediaText): string | Buffer => (text.length < LONG ? text : Buffer.from(text));

export const sendAnswer = (
  request: FastifyRequest,
  reply: FastifyReply,
  cacheControl: string,
  { status, body, etag: given, isNewerThanItsTag = false, representation, location, headers, cookies }: Answer,
): FastifyReply => {
  const content = contentOf(body);
  const etag = given ?? (content !== undefined && isRead(request.method) ? contentTag(content.text) : undefined);
  reply
    .header('cache-control', cacheControl)
    .header('vary', 'Authorization, Cookie, X-Service-Library, Accept-Encoding');
  if (etag !== undefined) reply.header('etag', etag);
  if (representation !== undefined) reply.header('x-representation-etag', representation);
  if (location !== undefined) reply.header('location', `${API_ROOT}${location}`);
  if (headers !== undefined) reply.headers(headers);
  if (cookies !== undefined) reply.header('set-cookie', cookies);
  const mayBeHeld = etag !== undefined && isRead(request.method) && !isNewerThanItsTag;
  if (mayBeHeld && isNotModified(request.headers['if-none-match'], etag)) return reply.code(304).send();
  if (content === undefined) return reply.code(status).send();
  return reply.code(status).header('content-type', content.type).send(payloadOf(content));
};
