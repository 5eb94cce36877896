import type { IncomingMessage } from 'node:http';

import type { FastifyInstance } from 'fastify';

import type { Operation } from '../operation.ts';
import { FORM_TYPE } from './file-form.ts';

/** How the bodies of an operation are sent. */
export const bodiesOf = ({ bodyType, filesForm }: Operation): 'json' | 'form' | 'either' => {
  if (bodyType === FORM_TYPE) return 'form';
  return filesForm === undefined ? 'json' : 'either';
};

/** Whether a request sends a form, by its own word. */
export const isForm = ({ headers }: IncomingMessage): boolean =>
  /^multipart\/form-data *(?:;|$)/i.test(headers['content-type'] ?? '');

/**
 * Forms for a part of the server, in place of JSON or beside it. The body is left unread: the operation takes it as it
 * comes.
 */
export const acceptForms = (apart: FastifyInstance, others: 'form' | 'either'): void => {
  if (others === 'form') apart.removeAllContentTypeParsers();
  apart.addContentTypeParser(FORM_TYPE, (_request, _body, done) => done(null));
};
