import type { Limits } from '../../../platform/config/limits.ts';
import { UnparsedBody } from '../../../platform/http/unparsed-body.ts';
import type { LibraryScope } from '../../../platform/http/scope.ts';
import type { Id } from '../../../platform/ids/ids.ts';
import type { RecipeDocument } from '../../recipe-format/index.ts';
import { validateDocument, parseStoredRecipe } from './recipe-document.ts';
import { prepareValidatedDocument } from '../computation/prepare-validated-document.ts';
import type { DocumentSource, PreparationTarget, PreparedDocument } from '../computation/prepare-validated-document.ts';
import { isOverInlineLimit } from '../computation/recipe-computation.ts';
import type { RecipeComputation, TaskCost } from '../computation/recipe-computation.ts';
import { deserializeProblem } from '../computation/serialized-problem.ts';
import { PARSED_LINE_BEGINNING_LENGTH } from '../ingredients/identify-ingredient.ts';

/** Dependencies for preparing documents. */
export interface PreparationDependencies {
  readonly computation: RecipeComputation;
  readonly limits: Pick<Limits, 'json_depth'>;
}

/** Parsing this many characters of a line for the search takes as long as scaling one line. */
const CHARACTERS_PER_LINE = 100;
/** The minimum cost of a line, in scaled lines, however short it is. */
const MIN_LINE = 0.4;

/**
 * The cost of the ingredient lines, in scaled lines: 60 are 150 lines of 40 characters, or 12 lines of the maximum
 * parsed length.
 */
const linesIn = ({ ingredient_sections: sections }: RecipeDocument): number => {
  let lines = 0;
  for (const { ingredients } of sections ?? []) {
    for (const { text = '' } of ingredients ?? []) {
      lines += Math.max(MIN_LINE, Math.min(text.length, PARSED_LINE_BEGINNING_LENGTH) / CHARACTERS_PER_LINE);
    }
  }
  return lines;
};

const onThread = async (
  { computation }: PreparationDependencies,
  { newId, libraryId }: LibraryScope,
  source: DocumentSource,
  weight: TaskCost,
  target: PreparationTarget,
): Promise<PreparedDocument> => {
  const task = { kind: 'prepare', source, ...target, firstId: newId<Id<'part'>>() } as const;
  const outcome = await computation.run(task, weight, libraryId);
  if (outcome.kind === 'refused') throw deserializeProblem(outcome);
  return outcome.prepared;
};

const lengthOf = (text = ''): number => text.length;

/**
 * Prepares a validated document; `characters` is its approximate length. Short documents are computed inline, long ones
 * on a worker thread. Do not call this inside a transaction.
 */
export const prepareValidatedRecipe = async (
  using: PreparationDependencies,
  scope: LibraryScope,
  recipe: RecipeDocument,
  characters: number,
  target: PreparationTarget = {},
): Promise<PreparedDocument> => {
  const weight = { bytes: characters + lengthOf(target.previousDocument), lines: linesIn(recipe) };
  if (!isOverInlineLimit(weight)) return prepareValidatedDocument(recipe, target, () => scope.newId<Id<'part'>>());
  return onThread(using, scope, { kind: 'document', text: JSON.stringify(recipe) }, weight, target);
};

/** Prepares the document of a request, or throws `validation-failed` with the location of every violation. */
export const prepareRequestBody = async (
  using: PreparationDependencies,
  scope: LibraryScope,
  body: UnparsedBody | { readonly recipe: unknown },
  target: PreparationTarget = {},
): Promise<PreparedDocument> => {
  if (!(body instanceof UnparsedBody)) {
    return prepareValidatedRecipe(using, scope, validateDocument(body.recipe), 0, target);
  }
  const { bytes } = body;
  const from = { kind: 'body', bytes, jsonDepth: using.limits.json_depth } as const;
  return onThread(using, scope, from, { bytes: bytes.length, lines: 0 }, target);
};

/** Computes the hash that identifies a retry of a request with a long body. */
export const hashRequestBody = async (
  { computation, limits }: PreparationDependencies,
  { libraryId }: LibraryScope,
  { bytes }: UnparsedBody,
  head: string,
): Promise<string> => {
  const task = { kind: 'hash', bytes, jsonDepth: limits.json_depth, head } as const;
  const outcome = await computation.run(task, { bytes: bytes.length, lines: 0 }, libraryId);
  if (outcome.kind === 'refused') throw deserializeProblem(outcome);
  return outcome.hash;
};

/** Prepares a stored document. */
export const prepareStoredDocument = async (
  using: PreparationDependencies,
  scope: LibraryScope,
  text: string,
  target: PreparationTarget,
): Promise<PreparedDocument> => {
  const weight = { bytes: text.length + lengthOf(target.previousDocument), lines: 0 };
  if (isOverInlineLimit(weight)) return onThread(using, scope, { kind: 'document', text }, weight, target);
  return prepareValidatedRecipe(using, scope, parseStoredRecipe(text), text.length, target);
};
