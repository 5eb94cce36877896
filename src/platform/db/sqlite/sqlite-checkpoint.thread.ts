// Runs checkpoints, for checkpoints.ts.
import { statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';

import type { CheckpointCommand, CheckpointOutcome, CheckpointTask } from './checkpoints.ts';

const { path, inode } = workerData as CheckpointTask;

// If the file was moved or replaced, its WAL must not be copied into another one, and no new file may be created.
const assertSameFile = (): void => {
  if (statSync(path).ino !== inode) throw new Error('the database file was replaced');
};

const open = (): DatabaseSync => {
  assertSameFile();
  const url = pathToFileURL(path);
  url.searchParams.set('mode', 'rw');
  const database = new DatabaseSync(url);
  // Flushes the file like the writer does, before the writer may restart the WAL.
  database.exec('pragma synchronous = full; pragma wal_autocheckpoint = 0');
  return database;
};

const database = open();

const runCheckpoint = (): CheckpointOutcome => {
  assertSameFile();
  const row = database.prepare('pragma wal_checkpoint(passive)').get();
  return { isComplete: row?.['log'] === row?.['checkpointed'] && Number(row?.['log']) >= 0 };
};

parentPort?.on('message', (command: CheckpointCommand) => {
  if (command === 'run') return parentPort?.postMessage(runCheckpoint());
  database.close();
  parentPort?.close();
});
