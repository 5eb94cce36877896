import { runHashTask } from './hash-task.ts';
import type { HashOutcome, HashTask } from './hash-task.ts';
import { runFindAmbiguousMeasuresTask, runSettleAmbiguousMeasuresTask } from './measure-tasks.ts';
import type {
  FindAmbiguousMeasuresOutcome,
  FindAmbiguousMeasuresTask,
  SettleAmbiguousMeasuresOutcome,
  SettleAmbiguousMeasuresTask,
} from './measure-tasks.ts';
import { runPrepareTask } from './prepare-validated-document.ts';
import type { PrepareOutcome, PrepareTask } from './prepare-validated-document.ts';
import { runToCompletion } from '../../../platform/threads/steps.ts';
import { scaleDocument } from './scale-document.ts';
import type { ScaleOutcome, ScaleTask } from './scale-document.ts';

/** A computation on a recipe document. Each kind is a pure function, so that it can run on any thread. */
export type RecipeTask = ScaleTask | PrepareTask | HashTask | FindAmbiguousMeasuresTask | SettleAmbiguousMeasuresTask;

export type OutcomeOf<Task extends RecipeTask> = Task extends ScaleTask
  ? ScaleOutcome
  : Task extends PrepareTask
    ? PrepareOutcome
    : Task extends HashTask
      ? HashOutcome
      : Task extends FindAmbiguousMeasuresTask
        ? FindAmbiguousMeasuresOutcome
        : Task extends SettleAmbiguousMeasuresTask
          ? SettleAmbiguousMeasuresOutcome
          : never;

export type RecipeTaskOutcome = OutcomeOf<RecipeTask>;

export const runRecipeTask = (task: RecipeTask): RecipeTaskOutcome => {
  switch (task.kind) {
    case 'scale':
      return scaleDocument(task);
    case 'prepare':
      return runPrepareTask(task);
    case 'hash':
      return runHashTask(task);
    case 'find-measures':
      return runToCompletion(runFindAmbiguousMeasuresTask(task));
    case 'settle-measures':
      return runToCompletion(runSettleAmbiguousMeasuresTask(task));
    default:
      return task satisfies never;
  }
};

/** The buffers that a thread transfers instead of copying them. */
export const getTransferList = (result: RecipeTaskOutcome): readonly ArrayBuffer[] =>
  result.kind === 'scaled' ? [result.recipe.buffer] : [];
