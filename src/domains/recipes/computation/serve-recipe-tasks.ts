import { serveThread } from '../../../platform/threads/serve-thread.ts';
import { runRecipeTask, getTransferList } from './recipe-tasks.ts';
import type { RecipeTaskOutcome, RecipeTask } from './recipe-tasks.ts';

serveThread<RecipeTask, RecipeTaskOutcome>(async (task, send) => {
  const result = runRecipeTask(task);
  await send(result, getTransferList(result));
});
