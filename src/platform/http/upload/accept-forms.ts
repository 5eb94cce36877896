import type { FastifyInstance } from 'fastify';

import type { Operation } from '../operation.ts';
import { FORM_TYPE } from './file-form.ts';

export const takesForm = ({ bodyType }: Operation): boolean => bodyType === FORM_TYPE;

/** Forms in place of JSON, for a part of the server. The body is left unread: the operation takes it as it comes. */
export const acceptForms = (apart: FastifyInstance): void => {
  apart.removeAllContentTypeParsers();
  apart.addContentTypeParser(FORM_TYPE, (_request, _body, done) => done(null));
};
