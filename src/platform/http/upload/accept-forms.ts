import type { IncomingMessage } from 'node:http';

import type { FastifyInstance } from 'fastify';

import type { Operation } from '../operation.ts';
import { FORM_TYPE } from './file-form.ts';

/** Which kinds of body an operation accepts. */
export const getBodyFormat = ({ bodyType, filesForm }: Operation): 'json' | 'form' | 'either' => {
  if (bodyType === FORM_TYPE) return 'form';
  return filesForm === undefined ? 'json' : 'either';
};

/** Whether a request claims to send a form. */
export const isMultipartRequest = ({ headers }: IncomingMessage): boolean =>
  /^multipart\/form-data *(?:;|$)/i.test(headers['content-type'] ?? '');

/**
 * Accepts forms in one part of the server, instead of JSON or in addition to it. The body is left unread, and the
 * operation streams it.
 */
export const acceptForms = (apart: FastifyInstance, others: 'form' | 'either'): void => {
  if (others === 'form') apart.removeAllContentTypeParsers();
  apart.addContentTypeParser(FORM_TYPE, (_request, _body, done) => done(null));
};
