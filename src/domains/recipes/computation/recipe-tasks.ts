import { hashOnThread } from './hash-body.ts';
import type { HashOutcome, HashTask } from './hash-body.ts';
import { prepareOnThread } from './prepare-document.ts';
import type { PrepareOutcome, PrepareTask } from './prepare-document.ts';
import { scaleDocument } from './scale-document.ts';
import type { ScaleOutcome, ScaleTask } from './scale-document.ts';

/** A computation on a recipe document. Each kind is a pure function, so that it can run on any thread. */
export type RecipeTask = ScaleTask | PrepareTask | HashTask;

export type ResultOf<Task extends RecipeTask> = Task extends ScaleTask
  ? ScaleOutcome
  : Task extends PrepareTask
    ? PrepareOutcome
    : Task extends HashTask
      ? HashOutcome
      : never;

export type RecipeResult = ResultOf<RecipeTask>;

export const computeTask = (task: RecipeTask): RecipeResult => {
  switch (task.kind) {
    case 'scale':
      return scaleDocument(task);
    case 'prepare':
      return prepareOnThread(task);
    case 'hash':
      return hashOnThread(task);
    default:
      return task satisfies never;
  }
};

/** The buffers that a thread transfers instead of copying them. */
export const transferOf = (result: RecipeResult): readonly ArrayBuffer[] =>
  result.kind === 'scaled' ? [result.recipe.buffer] : [];
