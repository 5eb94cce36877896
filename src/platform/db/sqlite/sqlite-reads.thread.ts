// Runs the long reads of long-reads.ts, with a connection of its own.
import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';

import type { LongReadAnswer, LongReadRequest, LongReadsData } from './long-reads.ts';
import { SqliteConnection } from './sqlite-connection.ts';

const { path } = workerData as LongReadsData;
const connection = new SqliteConnection(new DatabaseSync(path, { readOnly: true, timeout: 5000 }));

const answer = ({ id, statement }: LongReadRequest): LongReadAnswer => {
  try {
    return { id, result: connection.executeNow(statement) };
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    const { message, errcode = 0 } = cause as Error & { readonly errcode?: number };
    return { id, failure: { message, errcode } };
  }
};

parentPort?.on('message', (request: LongReadRequest) => parentPort?.postMessage(answer(request)));
