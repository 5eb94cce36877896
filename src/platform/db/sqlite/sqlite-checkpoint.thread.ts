// Copies the log into the database file once, for checkpoints.ts.
import { DatabaseSync } from 'node:sqlite';
import { workerData } from 'node:worker_threads';

import type { CheckpointData } from './checkpoints.ts';

const { path } = workerData as CheckpointData;
const handle = new DatabaseSync(path);
// Like the writer, so that what is copied survives a power cut before the log is used again.
handle.exec('pragma synchronous = full; pragma wal_autocheckpoint = 0; pragma wal_checkpoint(passive)');
handle.close();
