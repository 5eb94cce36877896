import { serveThread } from '../../../platform/threads/serve-thread.ts';
import { findFormats } from '../formats/find-formats.ts';
import { extract } from './extract.ts';
import { MemberWatcher } from './member-watcher.ts';
import { readAll } from './read-all.ts';
import type { ReadingMessage, ReadingTask } from './reading-task.ts';

// Loaded before the first work comes: that would have to wait for it.
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
