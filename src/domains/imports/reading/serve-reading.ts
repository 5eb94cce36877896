import { serveThread } from '../../../platform/threads/serve-thread.ts';
import { findFormats } from '../formats/find-formats.ts';
import { extract } from './extract.ts';
import { MemberWatcher } from './member-watcher.ts';
import { readAll } from './read-all.ts';
import type { ReadingMessage, ReadingTask } from './reading-task.ts';

// Loads the formats up front, so that the first task does not have to wait for them.
await findFormats();

serveThread<ReadingTask, ReadingMessage>(async (task, tell, progress) => {
  switch (task.kind) {
    case 'read':
      return readAll(task, tell, progress);
    case 'extract': {
      let at = 0;
      const watcher = new MemberWatcher(progress, []);
      for await (const bytes of extract(task.path, task.places, task.limits, watcher)) {
        await tell({ kind: 'extracted', at, bytes });
        at += 1;
      }
      return undefined;
    }
    default:
      return task satisfies never;
  }
});
