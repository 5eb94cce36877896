import { serveThread } from '../../../platform/threads/serve-thread.ts';
import { computeTask, transferOf } from './recipe-tasks.ts';
import type { RecipeResult, RecipeTask } from './recipe-tasks.ts';

serveThread<RecipeTask, RecipeResult>(async (task, tell) => {
  const result = computeTask(task);
  await tell(result, transferOf(result));
});
