import { closeSync, openSync, readFileSync, readSync, statSync } from 'node:fs';

import type { ImportSource } from '../formats/format.ts';
import { Budget } from './budget.ts';
import type { SourceObserver } from './budget.ts';
import { isZip, openArchive, openArchiveFile } from './open-archive.ts';
import { createImportFile } from './create-import-file.ts';
import type { SourceLimits } from './source-limits.ts';
import type { TaskSource } from '../threads/import-thread-task.ts';

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
  limits: SourceLimits,
  watcher?: SourceObserver,
): Promise<Opened> => {
  if ('bytes' in content) {
    const { bytes } = content;
    const budget = new Budget(bytes.length, limits, watcher);
    const source = (await openArchive(name, bytes, budget)) ?? createImportFile(name, bytes, { budget, charset });
    return { source, budget, close: nothing };
  }
  const { path } = content;
  const budget = new Budget(statSync(path).size, limits, watcher);
  if (isZip(headOf(path))) {
    const { archive, close } = await openArchiveFile(name, path, budget);
    return { source: archive, budget, close };
  }
  return { source: createImportFile(name, readFileSync(path), { budget, charset }), budget, close: nothing };
};
