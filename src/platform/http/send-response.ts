import { Readable } from 'node:stream';

import type { FastifyReply, FastifyRequest } from 'fastify';

import { JsonBytes, JsonText, MediaBytes, MediaStream, MediaText } from './api-response.ts';
import type { ApiResponse } from './api-response.ts';
import { isNotModified, toContentEtag } from './etag.ts';
import type { Operation } from './operation.ts';

export const API_ROOT = '/api/v1';

/** What may be cached, may be cached by the client only, and is revalidated each time. */
export const getCacheControl = ({ neverCached }: Pick<Operation, 'neverCached'>): string =>
  neverCached === true ? 'no-store' : 'private, no-cache';

const isRead = (method: string): boolean => method === 'GET' || method === 'HEAD';

/** A serialized body. */
interface Content {
  readonly type: string;
  readonly payload: string | Buffer;
}

const JSON_TYPE = 'application/json; charset=utf-8';

/** Longer text is sent as bytes: Node would otherwise copy it once more to prepend the headers. */
const LONG = 65_536;

const contentOfText = (type: string, text: string): Content => ({
  type,
  payload: text.length < LONG ? text : Buffer.from(text),
});

/** Returns undefined for an empty body or a stream. */
const contentOf = (body: unknown): Content | undefined => {
  if (body === undefined || body instanceof MediaStream) return undefined;
  if (body instanceof MediaText) return contentOfText(body.type, body.text);
  if (body instanceof MediaBytes) return { type: body.type, payload: body.bytes };
  if (body instanceof JsonBytes) return { type: JSON_TYPE, payload: body.bytes };
  return contentOfText(JSON_TYPE, body instanceof JsonText ? body.text : JSON.stringify(body));
};

/** Encoding a megabyte takes 5 to 10 ms of CPU time. */
const MEBIBYTE = 1024 * 1024;

/** Whether the text of a response takes so long to encode that other requests should have a turn before. */
export const isSlowToEncode = ({ body }: ApiResponse): boolean =>
  body instanceof JsonText && body.text.length > MEBIBYTE;

const VARY = 'Authorization, Cookie, X-Service-Library, Accept-Encoding';

/** HEAD needs only the headers, so the stream is not read. */
const sendStream = (
  request: FastifyRequest,
  reply: FastifyReply,
  { type, stream, bytes }: MediaStream,
): FastifyReply => {
  if (bytes !== undefined) reply.header('content-length', bytes);
  reply.header('content-type', type);
  if (request.method !== 'HEAD') return reply.send(stream);
  stream.destroy();
  return reply.send(Readable.from([]));
};

export const sendResponse = (
  request: FastifyRequest,
  reply: FastifyReply,
  cacheControl: string,
  { status, body, etag: given, isEtagStale = false, representation, location, varies, headers, cookies }: ApiResponse,
): FastifyReply => {
  const content = contentOf(body);
  const etag = given ?? (content !== undefined && isRead(request.method) ? toContentEtag(content.payload) : undefined);
  reply.header('cache-control', cacheControl).header('vary', varies === undefined ? VARY : `${VARY}, ${varies}`);
  if (etag !== undefined) reply.header('etag', etag);
  if (representation !== undefined) reply.header('x-representation-etag', representation);
  if (location !== undefined) reply.header('location', `${API_ROOT}${location}`);
  if (headers !== undefined) reply.headers(headers);
  if (cookies !== undefined) reply.header('set-cookie', cookies);
  const mayBeHeld = etag !== undefined && isRead(request.method) && !isEtagStale;
  if (mayBeHeld && isNotModified(request.headers['if-none-match'], etag)) {
    if (body instanceof MediaStream) body.stream.destroy();
    return reply.code(304).send();
  }
  if (body instanceof MediaStream) return sendStream(request, reply.code(status), body);
  if (content === undefined) return reply.code(status).send();
  return reply.code(status).header('content-type', content.type).send(content.payload);
};
