import { serveThread } from '../../../platform/threads/serve-thread.ts';
import { loadFormats } from '../formats/load-formats.ts';
import { unpackFiles } from '../sources/unpack-files.ts';
import { MemberTracker } from './member-tracker.ts';
import { runExtractTask } from './run-extract-task.ts';
import { readSamplePages } from './sample-pages.ts';
import type { ImportThreadMessage, ImportThreadTask } from './import-thread-task.ts';

// Loads the formats up front, so that the first task does not have to wait for them.
await loadFormats();

serveThread<ImportThreadTask, ImportThreadMessage>(
  async (task, send, progress) => {
    switch (task.kind) {
      case 'read':
        return runExtractTask(task, send, progress);
      case 'extract': {
        let at = 0;
        const watcher = new MemberTracker(progress, []);
        for await (const bytes of unpackFiles(task.path, task.places, task.limits, watcher)) {
          await send({ kind: 'extracted', at, bytes });
          at += 1;
        }
        return undefined;
      }
      default:
        return task satisfies never;
    }
  },
  { warmUp: readSamplePages },
);
