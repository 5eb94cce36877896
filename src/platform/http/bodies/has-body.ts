import type { IncomingMessage } from 'node:http';

/** Whether a request has a body, judging by its headers (RFC 9112, section 6.3). */
export const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0';
