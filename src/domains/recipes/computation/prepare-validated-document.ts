import { createIdSequence } from '../../../platform/ids/ids.ts';
import { parseJsonBody } from '../../../platform/http/json-body.ts';
import { createValidator } from '../../../platform/http/validation.ts';
import { findChangedProperties, completeRecipe } from '../../recipe-format/index.ts';
import type { RecipeDocument } from '../../recipe-format/index.ts';
import { getAssetIds, parseStoredRecipe, validateDocument } from '../documents/recipe-document.ts';
import { getTranslationIds, getSubRecipeReferences } from '../links/recipe-references.ts';
import type { SubRecipeReference } from '../links/recipe-references.ts';
import { RecipeInput } from '../entries/recipe.schemas.ts';
import { createDocumentIndexData } from '../search/index/document-index-data.ts';
import type { DocumentIndexData } from '../search/index/document-index-data.ts';
import { createSummaryJson } from '../summaries/create-summary-json.ts';
import { catchProblem } from './serialized-problem.ts';
import type { SerializedProblem } from './serialized-problem.ts';

/** Everything that is stored for a document, computed before the transaction starts. */
export interface PreparedDocument {
  readonly title: string;
  /** The portable id. */
  readonly id: string;
  /** The id that the document came with. */
  readonly authoredId: string | undefined;
  /** The complete document, as JSON. */
  readonly document: string;
  /** As JSON. */
  readonly summary: string;
  /** The properties that differ from the previous document, as JSON. */
  readonly changes: string;
  readonly references: readonly SubRecipeReference[];
  readonly translationIds: readonly string[];
  readonly assetIds: readonly string[];
  readonly tokens: DocumentIndexData;
}

/** The entry that a document is prepared for. */
export interface PreparationTarget {
  /** The portable id of the entry that gets the document; undefined for a new entry. */
  readonly portableId?: string | undefined;
  /** The document that it replaces, as JSON. */
  readonly previousDocument?: string | undefined;
}

/** Computes everything that is stored for a validated document. */
export const prepareValidatedDocument = (
  authored: RecipeDocument,
  { portableId, previousDocument }: PreparationTarget,
  newId: () => string,
): PreparedDocument => {
  const recipe = completeRecipe(authored, newId, portableId);
  const old = previousDocument === undefined ? { title: '' } : parseStoredRecipe(previousDocument);
  return {
    title: recipe.title,
    id: recipe.id,
    authoredId: authored.id,
    document: JSON.stringify(recipe),
    summary: createSummaryJson(recipe),
    changes: JSON.stringify(findChangedProperties(old, recipe)),
    references: getSubRecipeReferences(recipe),
    translationIds: getTranslationIds(recipe),
    assetIds: getAssetIds(recipe),
    tokens: createDocumentIndexData(recipe),
  };
};

/** A long document in a form that can be passed to a worker thread. */
export type DocumentSource =
  /** An unparsed request body. */
  | { readonly kind: 'body'; readonly bytes: Uint8Array; readonly jsonDepth: number }
  /** The JSON of a validated document. */
  | { readonly kind: 'document'; readonly text: string };

export interface PrepareTask extends PreparationTarget {
  readonly kind: 'prepare';
  readonly source: DocumentSource;
  /** New part ids count up from this one. */
  readonly firstId: string;
}

export type PrepareOutcome = { readonly kind: 'prepared'; readonly prepared: PreparedDocument } | SerializedProblem;

const checkBody = createValidator('body', RecipeInput);

/** Validates a body against its schema, which gives it its type. */
const readBody = (bytes: Uint8Array, jsonDepth: number): { readonly recipe: unknown } => {
  const body = parseJsonBody(bytes, { json_depth: jsonDepth });
  checkBody(body);
  return body as { readonly recipe: unknown };
};

const documentOf = (from: DocumentSource): RecipeDocument =>
  from.kind === 'body' ? validateDocument(readBody(from.bytes, from.jsonDepth).recipe) : parseStoredRecipe(from.text);

export const runPrepareTask = ({ source, portableId, previousDocument, firstId }: PrepareTask): PrepareOutcome =>
  catchProblem(() => ({
    kind: 'prepared',
    prepared: prepareValidatedDocument(
      documentOf(source),
      { portableId, previousDocument: previousDocument },
      createIdSequence(firstId),
    ),
  }));
