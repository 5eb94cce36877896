import type { Db } from '../../platform/db/database.ts';
import type { LibraryScope } from '../../platform/http/scope.ts';
import type { EntryId } from '../../platform/ids/ids.ts';
import { validationFailed } from '../../platform/problem/problem.ts';
import { FACTOR_IN_WORDS, factorForServings, parseFactor, scaleRecipe } from '../recipe-format/index.ts';
import type { CompleteRecipe, Factor } from '../recipe-format/index.ts';
import { rationalText } from '../units/index.ts';
import { getRecipe } from './get-recipe.ts';
import { parseDocument } from './parse-document.ts';
import type { ScaleQuery, ScaledEntry } from './scale.schemas.ts';
import { withReadAmounts } from './with-read-amounts.ts';

const refuse = (location: string, code: string, message: string, value?: unknown) =>
  validationFailed({ location, code, message, value });

const byScale = (scale: string): Factor => {
  const factor = parseFactor(scale);
  if (factor !== undefined) return factor;
  throw refuse('query.scale', 'factor', `must be ${FACTOR_IN_WORDS}`, scale);
};

const byServings = (recipe: CompleteRecipe, servings: string): Factor => {
  const wanted = parseFactor(servings);
  if (wanted === undefined) throw refuse('query.servings', 'factor', `must be ${FACTOR_IN_WORDS}`, servings);
  const factor = factorForServings(recipe, wanted);
  if (factor !== undefined) return factor;
  throw refuse('query.servings', 'unknown', 'cannot be reached: the recipe does not tell how many it serves', servings);
};

const factorOf = (recipe: CompleteRecipe, { scale, servings }: ScaleQuery): Factor => {
  if (scale !== undefined && servings !== undefined) {
    throw refuse('query.servings', 'conflict', 'must be absent where scale is given');
  }
  if (scale !== undefined) return byScale(scale);
  if (servings !== undefined) return byServings(recipe, servings);
  return byScale('1');
};

/**
 * A recipe as it reads for more or for less, exactly, in the measures of a convention where one is asked for. Lines
 * that were never taken apart are read first. Recipes that make its ingredients stay references. Nothing is stored.
 */
export const scaleEntry = async (db: Db, scope: LibraryScope, id: EntryId, query: ScaleQuery): Promise<ScaledEntry> => {
  const { head, document, madeBy } = await getRecipe(db, scope, id);
  const recipe = withReadAmounts(parseDocument(document));
  const factor = factorOf(recipe, query);
  const scaled = scaleRecipe(recipe, factor, { convention: query.convention, numbers: query.numbers });
  if (scaled.kind === 'too-long') {
    const by = query.servings === undefined ? 'query.scale' : 'query.servings';
    throw refuse(by, 'too-long', `makes a number too long to be written, at ${scaled.location}`);
  }
  return {
    entry_id: id,
    recipe_id: head.recipe_id,
    revision: head.revision,
    scale: rationalText(factor),
    recipe: scaled.recipe,
    made_by: [...madeBy],
  };
};
