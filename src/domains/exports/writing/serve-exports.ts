import { serveThread } from '../../../platform/threads/serve-thread.ts';
import { writeRecipe } from './write-recipe.ts';
import type { WriteTask, WrittenRecipe } from './write-recipe.ts';

serveThread<WriteTask, WrittenRecipe>(async (task, send) => send(writeRecipe(task)));
