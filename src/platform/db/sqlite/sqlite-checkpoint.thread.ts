// Runs one checkpoint, for checkpoints.ts.
import { statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';

import type { CheckpointOutcome, CheckpointTask } from './checkpoints.ts';

const { path, inode } = workerData as CheckpointTask;
// If the file was moved or replaced, its WAL must not be copied into another one, and no new file may be created.
if (statSync(path).ino !== inode) throw new Error('the database file was replaced');
const url = pathToFileURL(path);
url.searchParams.set('mode', 'rw');
const handle = new DatabaseSync(url);
// Flushes the file like the writer does, before the writer may restart the WAL.
handle.exec('pragma synchronous = full; pragma wal_autocheckpoint = 0');
const row = handle.prepare('pragma wal_checkpoint(passive)').get();
const outcome: CheckpointOutcome = { isComplete: row?.['log'] === row?.['checkpointed'] && Number(row?.['log']) >= 0 };
parentPort?.postMessage(outcome);
handle.close();
