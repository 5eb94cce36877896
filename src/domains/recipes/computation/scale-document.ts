import { RecentCache } from '../../../platform/memory/recent-cache.ts';
import type { Violation } from '../../../platform/problem/problem.ts';
import { runToCompletion } from '../../../platform/threads/steps.ts';
import type { StepGenerator } from '../../../platform/threads/steps.ts';
import type { Conventions } from '../../libraries/index.ts';
import { FACTOR_REQUIREMENT, computeServingsFactor, parseFactor, scaleGradually } from '../../recipe-format/index.ts';
import type { CompleteRecipe, Factor, ParsedSteps } from '../../recipe-format/index.ts';
import { formatRational } from '../../units/index.ts';
import type { ShownConvention } from '../../units/index.ts';
import { getSubRecipeReferences } from '../links/recipe-references.ts';
import type { SubRecipeReference } from '../links/recipe-references.ts';
import { parseStoredRecipe } from '../documents/recipe-document.ts';
import type { ScaleQuery } from '../scaling/scale.schemas.ts';
import { addScalableAmounts } from '../ingredients/add-parsed-amounts.ts';

/** Scales a stored document. */
export interface ScaleTask {
  readonly kind: 'scale';
  readonly document: string;
  readonly query: ScaleQuery;
  /** What the library assumes and what the user wants to be shown. */
  readonly conventions: Conventions;
}

/** The convention to convert to: the requested one, or else the one that the user or the library chose. */
const chooseConvention = ({ convention }: ScaleQuery, { shown }: Conventions): ShownConvention =>
  convention ?? shown ?? 'as-written';

export type ScaleOutcome =
  | {
      readonly kind: 'scaled';
      /** The exact factor. */
      readonly scale: string;
      /** What was converted to. */
      readonly convention: ShownConvention;
      /**
       * The JSON of the scaled document in UTF-8, because long documents are never parsed or encoded on the main
       * thread.
       */
      readonly recipe: Uint8Array<ArrayBuffer>;
      readonly references: readonly SubRecipeReference[];
    }
  | { readonly kind: 'refused'; readonly fault: Violation };

type ChosenFactor = { readonly factor: Factor } | { readonly fault: Violation };

const badFactor = (location: string, value: string): ChosenFactor => ({
  fault: { location, code: 'factor', message: `must be ${FACTOR_REQUIREMENT}`, value },
});

const factorByScale = (scale: string): ChosenFactor => {
  const factor = parseFactor(scale);
  return factor === undefined ? badFactor('query.scale', scale) : { factor };
};

const factorByServings = (recipe: CompleteRecipe, servings: string): ChosenFactor => {
  const wanted = parseFactor(servings);
  if (wanted === undefined) return badFactor('query.servings', servings);
  const factor = computeServingsFactor(recipe, wanted);
  if (factor !== undefined) return { factor };
  const message = 'cannot be reached: the recipe does not tell how many it serves';
  return { fault: { location: 'query.servings', code: 'unknown', message, value: servings } };
};

const chooseFactor = (recipe: CompleteRecipe, { scale, servings }: ScaleQuery): ChosenFactor => {
  if (servings === undefined) return factorByScale(scale ?? '1');
  if (scale === undefined) return factorByServings(recipe, servings);
  const message = 'must be absent if scale is given';
  return { fault: { location: 'query.servings', code: 'conflict', message } };
};

interface ParsedDocument {
  readonly recipe: CompleteRecipe;
  readonly parsedSteps: ParsedSteps;
}

/** An open recipe is requested again whenever its servings change. */
const cache = new RecentCache<ParsedDocument>(20, 'parsed-documents');
const MAX_CACHED_LENGTH = 16_384;

/** Parses a document and those of its lines that have not been parsed yet; recently parsed documents are cached. */
function* parseDocumentCached(document: string): StepGenerator<ParsedDocument> {
  const cached = cache.get(document);
  if (cached !== undefined) return cached;
  const parsed = { recipe: yield* addScalableAmounts(parseStoredRecipe(document)), parsedSteps: new Map() };
  if (document.length <= MAX_CACHED_LENGTH) cache.set(document, parsed);
  return parsed;
}

/** Scales a document line by line. */
export function* scaleDocumentGradually({ document, query, conventions }: ScaleTask): StepGenerator<ScaleOutcome> {
  const { recipe, parsedSteps } = yield* parseDocumentCached(document);
  const chosen = chooseFactor(recipe, query);
  if ('fault' in chosen) return { kind: 'refused', fault: chosen.fault };
  const { factor } = chosen;
  const convention = chooseConvention(query, conventions);
  const scaled = yield* scaleGradually(recipe, factor, {
    convention: convention === 'as-written' ? undefined : convention,
    assumedConvention: conventions.assumed ?? undefined,
    prefersWeights: query.weights,
    numbers: query.numbers,
    parsedSteps,
  });
  if (scaled.kind === 'too-long') {
    const location = query.servings === undefined ? 'query.scale' : 'query.servings';
    const message = `makes a number too long to be written, at ${scaled.location}`;
    return { kind: 'refused', fault: { location, code: 'too-long', message } };
  }
  return {
    kind: 'scaled',
    scale: formatRational(factor),
    convention,
    recipe: new TextEncoder().encode(JSON.stringify(scaled.recipe)),
    references: getSubRecipeReferences(recipe),
  };
}

export const scaleDocument = (task: ScaleTask): ScaleOutcome => runToCompletion(scaleDocumentGradually(task));
