import { closeSync, openSync, readFileSync, readSync, statSync } from 'node:fs';

import type { ImportSource } from '../formats/format.ts';
import { Budget } from './budget.ts';
import type { ReadWatcher } from './budget.ts';
import { isZip, openArchive, openArchiveAt } from './import-archive.ts';
import { importFile } from './import-file.ts';
import type { ReadLimits } from './read-limits.ts';
import type { TaskSource } from './reading-task.ts';

interface Opened {
  readonly source: ImportSource;
  /** Counts what is read of the source. */
  readonly budget: Budget;
  readonly close: () => void;
}

const nothing = (): void => undefined;

const headOf = (path: string): Uint8Array => {
  const descriptor = openSync(path, 'r');
  try {
    const head = new Uint8Array(4);
    readSync(descriptor, head);
    return head;
  } finally {
    closeSync(descriptor);
  }
};

/** Opens a source according to its content. An archive on disk is not read into memory. */
export const openSource = async (
  { name, content, charset }: TaskSource,
  limits: ReadLimits,
  watcher?: ReadWatcher,
): Promise<Opened> => {
  if ('bytes' in content) {
    const { bytes } = content;
    const budget = new Budget(bytes.length, limits, watcher);
    const source = (await openArchive(name, bytes, budget)) ?? importFile(name, bytes, { budget, charset });
    return { source, budget, close: nothing };
  }
  const { path } = content;
  const budget = new Budget(statSync(path).size, limits, watcher);
  if (isZip(headOf(path))) {
    const { archive, close } = await openArchiveAt(name, path, budget);
    return { source: archive, budget, close };
  }
  return { source: importFile(name, readFileSync(path), { budget, charset }), budget, close: nothing };
};
