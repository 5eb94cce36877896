import { pino } from 'pino';
import type { DestinationStream, Logger } from 'pino';

export type Log = Logger;

/** Headers and fields that carry secrets: never written, wherever in a record they stand. */
const SECRETS = [
  'authorization',
  'cookie',
  'set-cookie',
  'x-csrf-token',
  'password',
  'secret',
  'token',
  'link_ticket',
  'code_verifier',
];

const redactedPaths = SECRETS.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`]);

export const createLog = (level: string, destination?: DestinationStream): Log =>
  pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: { paths: redactedPaths, censor: '[redacted]' },
    },
    ...(destination === undefined ? [] : [destination]),
  );
