import type { StepGenerator } from '../../../platform/threads/steps.ts';
import { findAmbiguousMeasuresGradually, settleAmbiguousMeasuresGradually } from '../../recipe-format/index.ts';
import type { AmbiguousMeasure } from '../../recipe-format/index.ts';
import type { KitchenConvention } from '../../units/index.ts';
import { parseStoredRecipe } from '../documents/recipe-document.ts';

/** Finds the ambiguous measures of a stored document. */
export interface FindAmbiguousMeasuresTask {
  readonly kind: 'find-measures';
  readonly document: string;
}

export interface FindAmbiguousMeasuresOutcome {
  readonly kind: 'measures-found';
  readonly measures: readonly AmbiguousMeasure[];
}

/** Records the units of a convention for the ambiguous measures of a stored document. */
export interface SettleAmbiguousMeasuresTask {
  readonly kind: 'settle-measures';
  readonly document: string;
  readonly convention: KitchenConvention;
}

export interface SettleAmbiguousMeasuresOutcome {
  readonly kind: 'measures-settled';
  /** The settled document, as JSON. */
  readonly document: string;
  /** The measures that were ambiguous before. */
  readonly measures: readonly AmbiguousMeasure[];
  /** The number of occurrences that have a unit now. */
  readonly settled: number;
}

export function* runFindAmbiguousMeasuresTask({
  document,
}: FindAmbiguousMeasuresTask): StepGenerator<FindAmbiguousMeasuresOutcome> {
  return { kind: 'measures-found', measures: yield* findAmbiguousMeasuresGradually(parseStoredRecipe(document)) };
}

export function* runSettleAmbiguousMeasuresTask({
  document,
  convention,
}: SettleAmbiguousMeasuresTask): StepGenerator<SettleAmbiguousMeasuresOutcome> {
  const { recipe, ...outcome } = yield* settleAmbiguousMeasuresGradually(parseStoredRecipe(document), convention);
  return { kind: 'measures-settled', document: JSON.stringify(recipe), ...outcome };
}
