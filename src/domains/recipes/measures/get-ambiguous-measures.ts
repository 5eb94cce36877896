import type { Db } from '../../../platform/db/database.ts';
import type { LibraryScope } from '../../../platform/http/scope.ts';
import type { EntryId } from '../../../platform/ids/ids.ts';
import { Problem } from '../../../platform/problem/problem.ts';
import type { AmbiguousMeasure } from '../../recipe-format/index.ts';
import { findUnitInConvention, kitchenConventions } from '../../units/index.ts';
import { estimateScalingCost } from '../computation/estimate-scaling-cost.ts';
import type { RecipeComputation } from '../computation/recipe-computation.ts';
import { findCurrentDocument } from '../entries/recipe.store.ts';
import type { RecipeMeasures } from './measures.schemas.ts';

const settlementsOf = (measures: readonly AmbiguousMeasure[]): RecipeMeasures['conventions'] =>
  kitchenConventions
    .map((convention) => ({
      convention,
      occurrences: measures
        .filter(({ candidates }) => findUnitInConvention(convention, candidates) !== undefined)
        .reduce((sum, { occurrences }) => sum + occurrences, 0),
    }))
    .filter(({ occurrences }) => occurrences > 0);

/** The measures of a recipe that do not say which convention they are meant in. Parses its lines, and stores nothing. */
export const getAmbiguousMeasures = async (
  db: Db,
  { libraryId }: LibraryScope,
  id: EntryId,
  computation: RecipeComputation,
): Promise<RecipeMeasures> => {
  const stored = await findCurrentDocument(db, libraryId, id);
  if (stored === undefined) throw new Problem('recipe-not-found');
  const { document, revision } = stored;
  const task = { kind: 'find-measures', document } as const;
  const { measures } = await computation.run(task, estimateScalingCost(document), libraryId);
  return {
    entry_id: id,
    revision,
    measures: measures.map(({ authoredForm, candidates, occurrences }) => ({
      authored_form: authoredForm,
      occurrences,
      candidate_unit_ids: [...candidates],
    })),
    conventions: settlementsOf(measures),
  };
};
