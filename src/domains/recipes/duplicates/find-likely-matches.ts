import type { Db } from '../../../platform/db/database.ts';
import { getRecipeCount } from '../../libraries/index.ts';
import type { RecipeDocument } from '../../recipe-format/index.ts';
import { parseRecipe } from '../ingredients/parsed-recipe.ts';
import { MAX_MATCHES } from './duplicate-match.ts';
import type { DuplicateMatch, DuplicateSearchSpace } from './duplicate-match.ts';
import { queryDuplicateCandidates } from './query-duplicate-candidates.ts';
import { loadCandidates, toDuplicateMatch } from './candidates.ts';
import { createSimilarityTokens } from './min-hash.ts';
import { computeSimilarity, extractFeatures, getMinSimilarity } from './similarity.ts';
import type { Features } from './similarity.ts';
import { mapBatches } from './map-batches.ts';
import { scanForDuplicateCandidates } from './scan-for-duplicate-candidates.ts';

/**
 * With at least this many documents, the whole library is scanned if it has at most `RECIPES_FOR_EACH` recipes per
 * document.
 */
const MANY = 200;
const RECIPES_FOR_EACH = 50;

/** A recipe and the numbers of its candidates. */
interface CandidateNumbers {
  readonly features: Features;
  readonly numbers: readonly number[];
}

const judge = async (
  db: Db,
  space: DuplicateSearchSpace,
  recipes: readonly CandidateNumbers[],
): Promise<readonly (readonly DuplicateMatch[])[]> => {
  const read = await loadCandidates(
    db,
    space.library,
    recipes.flatMap(({ numbers }) => numbers),
  );
  const candidates = new Map(
    [...read].map(([number, candidate]) => [number, { candidate, features: extractFeatures(candidate.parsedRecipe) }]),
  );
  return recipes.map(({ features, numbers }) =>
    numbers
      .flatMap((number) => candidates.get(number) ?? [])
      .map(({ candidate, features: others }) => ({
        candidate,
        score: computeSimilarity(features, others),
        minimum: getMinSimilarity(features, others),
      }))
      .filter(({ score, minimum }) => score >= minimum)
      .toSorted((one, other) => other.score - one.score || one.candidate.row.number - other.candidate.row.number)
      .slice(0, MAX_MATCHES)
      .map(({ candidate, score }) => toDuplicateMatch(candidate, 'similarity', score)),
  );
};

/** A recipe with the tokens to look for. */
interface SimilarityQuery {
  readonly features: Features;
  readonly tokens: readonly string[];
}

const toSimilarityQuery = (document: RecipeDocument): SimilarityQuery => {
  const features = extractFeatures(parseRecipe(document));
  return { features, tokens: createSimilarityTokens(features) };
};

/** For each document, the entries that are very similar: best match first, then oldest first. */
export const findLikelyMatches = async (
  db: Db,
  space: DuplicateSearchSpace,
  documents: readonly RecipeDocument[],
): Promise<readonly (readonly DuplicateMatch[])[]> => {
  const queries = await mapBatches(documents, async (piece) => piece.map(toSimilarityQuery));
  const tokens = queries.map((one) => one.tokens);
  const isScanned =
    documents.length >= MANY && (await getRecipeCount(db, space.library)) <= documents.length * RECIPES_FOR_EACH;
  const numbers = isScanned
    ? await scanForDuplicateCandidates(db, space, tokens)
    : await mapBatches(tokens, (piece) => queryDuplicateCandidates(db, space, piece));
  const candidates = queries.map(({ features }, index) => ({ features, numbers: numbers[index] ?? [] }));
  return mapBatches(candidates, (piece) => judge(db, space, piece));
};
