import type { IncomingMessage } from 'node:http';

import { Busboy } from '@fastify/busboy';
import type { BusboyInstance } from '@fastify/busboy';

import type { Limits } from '../../config/limits.ts';
import { Problem } from '../../problem/problem.ts';
import type { Storage } from '../../storage/storage.ts';
import { isMultipartRequest } from './accept-forms.ts';
import { drainRest } from './drain-rest.ts';
import { createValidator } from '../validation.ts';
import { FORM_TYPE, FileFormFields } from './file-form.ts';
import type { MultiFileForm, ReceivedFile, ReceivedForm } from './file-form.ts';
import { FileFormReader } from './file-form-reader.ts';

/** How many parts a form may have besides its files. A legitimate form has only a few fields. */
const OTHER_PARTS = 19;
const FIELD_BYTES = 4096;
const HEADER_BYTES = 8192;
const HEADERS = 20;

/** Throws 415 if the body is not a form, and 400 if it has no boundary. */
const formOf = (request: IncomingMessage, files: number): BusboyInstance => {
  const { headers } = request;
  const { 'content-type': type = '', 'content-encoding': encoding = 'identity' } = headers;
  if (!isMultipartRequest(request) || encoding !== 'identity') {
    throw new Problem('unsupported-media-type', { detail: `Send the file as ${FORM_TYPE}, without an encoding.` });
  }
  try {
    return new Busboy({
      headers: { ...headers, 'content-type': type },
      limits: { parts: files + OTHER_PARTS, fieldSize: FIELD_BYTES, headerSize: HEADER_BYTES, headerPairs: HEADERS },
    });
  } catch (cause) {
    throw new Problem('malformed-multipart', { cause, detail: 'The Content-Type header names no boundary.' });
  }
};

const refuseAnnounced = ({ headers }: IncomingMessage, { upload_request_bytes: maximum }: Limits): void => {
  if (Number(headers['content-length'] ?? 0) <= maximum) return;
  throw new Problem('payload-too-large', {
    detail: `More than ${maximum} bytes are announced.`,
    params: { limit: 'upload_request_bytes', maximum },
  });
};

/**
 * Receives the files of a form as streams: never whole in memory, and never past the limit that they exceed. On failure
 * the files are discarded; otherwise the caller has to discard them in the end.
 */
export const receiveFiles = async (
  request: IncomingMessage,
  storage: Storage,
  limits: Limits,
  { maxFiles, fields }: MultiFileForm,
): Promise<ReceivedForm> => {
  try {
    const form = formOf(request, maxFiles);
    refuseAnnounced(request, limits);
    const received = await new FileFormReader(storage, limits, maxFiles).read(request, form);
    try {
      createValidator('body', fields)(received.fields);
    } catch (error) {
      await received.discard();
      throw error;
    }
    return received;
  } catch (error) {
    drainRest(request);
    throw error;
  }
};

/** Receives the single file of a form. A name in a separate form field takes precedence over the file name. */
export const receiveFile = async (
  request: IncomingMessage,
  storage: Storage,
  limits: Limits,
): Promise<ReceivedFile> => {
  const { files, fields } = await receiveFiles(request, storage, limits, { maxFiles: 1, fields: FileFormFields });
  const [file] = files;
  // Cannot happen: a form without a file has been rejected.
  if (file === undefined) throw new Error('no file was received');
  return { ...file, name: fields['name']?.trim() ?? file.name };
};
