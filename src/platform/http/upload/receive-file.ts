import type { IncomingMessage } from 'node:http';

import { Busboy } from '@fastify/busboy';
import type { BusboyInstance } from '@fastify/busboy';

import type { Limits } from '../../config/limits.ts';
import { Problem } from '../../problem/problem.ts';
import type { Storage } from '../../storage/storage.ts';
import { drainRest } from './drain-rest.ts';
import { FORM_TYPE } from './file-form.ts';
import type { ReceivedFile } from './file-form.ts';
import { FileFormReader } from './file-form-reader.ts';

/** A form has one file and few fields; what it has beyond that is for nobody here. */
const PARTS = 20;
const FIELD_BYTES = 4096;
const HEADER_BYTES = 8192;
const HEADERS = 20;

/** 415 where the body is no form, 400 where it does not say where its parts end. */
const formOf = ({ headers }: IncomingMessage): BusboyInstance => {
  const { 'content-type': type = '', 'content-encoding': encoding = 'identity' } = headers;
  if (!/^multipart\/form-data *(?:;|$)/i.test(type) || encoding !== 'identity') {
    throw new Problem('unsupported-media-type', { detail: `Send the file as ${FORM_TYPE}, without an encoding.` });
  }
  try {
    return new Busboy({
      headers: { ...headers, 'content-type': type },
      limits: { parts: PARTS, fieldSize: FIELD_BYTES, headerSize: HEADER_BYTES, headerPairs: HEADERS },
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
 * Takes a file from a form, as it comes: never whole in memory, and never further than to the limit that it breaks. When
 * this fails nothing is left of it; else whoever called discards it in the end.
 */
export const receiveFile = async (
  request: IncomingMessage,
  storage: Storage,
  limits: Limits,
): Promise<ReceivedFile> => {
  try {
    const form = formOf(request);
    refuseAnnounced(request, limits);
    const incoming = await storage.receive();
    try {
      return await new FileFormReader(incoming, limits).read(request, form);
    } catch (error) {
      await incoming.discard();
      throw error;
    }
  } catch (error) {
    drainRest(request);
    throw error;
  }
};
