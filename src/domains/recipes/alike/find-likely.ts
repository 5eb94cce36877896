import type { Db } from '../../../platform/db/database.ts';
import { recipeCount } from '../../libraries/index.ts';
import type { RecipeDocument } from '../../recipe-format/index.ts';
import { readRecipe } from '../recipe-reading.ts';
import { MOST_TOLD } from './alike.ts';
import type { Alike, Shelf } from './alike.ts';
import { askIndex } from './ask-index.ts';
import { readCandidates, told } from './candidates.ts';
import { featuresOf, likenessOf } from './features.ts';
import type { Features } from './features.ts';
import { inPieces } from './in-pieces.ts';
import { likenessTokens } from './likeness-tokens.ts';
import { scanIndex } from './scan-index.ts';

/** The minimum similarity at which two recipes are likely the same. */
const LIKELY = 0.85;

/**
 * With at least this many documents, the whole library is scanned if it has at most `RECIPES_FOR_EACH` recipes per
 * document.
 */
const MANY = 200;
const RECIPES_FOR_EACH = 50;

/** A recipe and the numbers of its candidates. */
interface Asked {
  readonly features: Features;
  readonly numbers: readonly number[];
}

const judge = async (db: Db, shelf: Shelf, asked: readonly Asked[]): Promise<readonly (readonly Alike[])[]> => {
  const read = await readCandidates(
    db,
    shelf.library,
    asked.flatMap(({ numbers }) => numbers),
  );
  const candidates = new Map(
    [...read].map(([number, candidate]) => [number, { candidate, features: featuresOf(candidate.reading) }]),
  );
  return asked.map(({ features, numbers }) =>
    numbers
      .flatMap((number) => candidates.get(number) ?? [])
      .map(({ candidate, features: others }) => ({ candidate, score: likenessOf(features, others) }))
      .filter(({ score }) => score >= LIKELY)
      .toSorted((one, other) => other.score - one.score || one.candidate.row.number - other.candidate.row.number)
      .slice(0, MOST_TOLD)
      .map(({ candidate, score }) => told(candidate, 'similarity', score)),
  );
};

/** A recipe with the tokens to look for. */
interface Sought {
  readonly features: Features;
  readonly tokens: readonly string[];
}

const soughtOf = (document: RecipeDocument): Sought => {
  const features = featuresOf(readRecipe(document));
  return { features, tokens: likenessTokens(features) };
};

/** For each document, the entries that are very similar: best match first, then oldest first. */
export const findLikely = async (
  db: Db,
  shelf: Shelf,
  documents: readonly RecipeDocument[],
): Promise<readonly (readonly Alike[])[]> => {
  const sought = await inPieces(documents, async (piece) => piece.map(soughtOf));
  const tokens = sought.map((one) => one.tokens);
  const isScanned =
    documents.length >= MANY && (await recipeCount(db, shelf.library)) <= documents.length * RECIPES_FOR_EACH;
  const numbers = isScanned
    ? await scanIndex(db, shelf, tokens)
    : await inPieces(tokens, (piece) => askIndex(db, shelf, piece));
  const asked = sought.map(({ features }, index) => ({ features, numbers: numbers[index] ?? [] }));
  return inPieces(asked, (piece) => judge(db, shelf, piece));
};
