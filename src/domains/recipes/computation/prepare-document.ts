import { idsFrom } from '../../../platform/ids/ids.ts';
import { parseJson } from '../../../platform/http/json-body.ts';
import { createValidator } from '../../../platform/http/validation.ts';
import { findChangedProperties, completeRecipe } from '../../recipe-format/index.ts';
import type { RecipeDocument } from '../../recipe-format/index.ts';
import { assetIdsOf } from '../asset-ids-of.ts';
import { checkDocument } from '../check-document.ts';
import { counterpartsOf, referencesOf } from '../links-of.ts';
import type { Reference } from '../links-of.ts';
import { parseDocument } from '../parse-document.ts';
import { RecipeInput } from '../recipe.schemas.ts';
import { documentTokens } from '../search/document-tokens.ts';
import type { DocumentTokens } from '../search/document-tokens.ts';
import { summaryOf } from '../summary-of.ts';
import { refusing } from './refusal.ts';
import type { Refusal } from './refusal.ts';

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
  readonly references: readonly Reference[];
  readonly counterparts: readonly string[];
  readonly assetIds: readonly string[];
  readonly tokens: DocumentTokens;
}

/** The entry that a document is prepared for. */
export interface Preparation {
  /** The portable id of the entry that gets the document; undefined for a new entry. */
  readonly portableId?: string | undefined;
  /** The document that it replaces, as JSON. */
  readonly before?: string | undefined;
}

/** Computes everything that is stored for a validated document. */
export const prepareDocument = (
  authored: RecipeDocument,
  { portableId, before }: Preparation,
  newId: () => string,
): PreparedDocument => {
  const recipe = completeRecipe(authored, newId, portableId);
  const old = before === undefined ? { title: '' } : parseDocument(before);
  return {
    title: recipe.title,
    id: recipe.id,
    authoredId: authored.id,
    document: JSON.stringify(recipe),
    summary: summaryOf(recipe),
    changes: JSON.stringify(findChangedProperties(old, recipe)),
    references: referencesOf(recipe),
    counterparts: counterpartsOf(recipe),
    assetIds: assetIdsOf(recipe),
    tokens: documentTokens(recipe),
  };
};

/** A long document in a form that can be passed to a worker thread. */
export type DocumentText =
  /** An unparsed request body. */
  | { readonly kind: 'body'; readonly bytes: Uint8Array; readonly jsonDepth: number }
  /** The JSON of a validated document. */
  | { readonly kind: 'document'; readonly text: string };

export interface PrepareTask extends Preparation {
  readonly kind: 'prepare';
  readonly from: DocumentText;
  /** New part ids count up from this one. */
  readonly firstId: string;
}

export type PrepareOutcome = { readonly kind: 'prepared'; readonly prepared: PreparedDocument } | Refusal;

const checkBody = createValidator('body', RecipeInput);

/** Validates a body against its schema, which gives it its type. */
const readBody = (bytes: Uint8Array, jsonDepth: number): { readonly recipe: unknown } => {
  const body = parseJson(bytes, { json_depth: jsonDepth });
  checkBody(body);
  return body as { readonly recipe: unknown };
};

const documentOf = (from: DocumentText): RecipeDocument =>
  from.kind === 'body' ? checkDocument(readBody(from.bytes, from.jsonDepth).recipe) : parseDocument(from.text);

export const prepareOnThread = ({ from, portableId, before, firstId }: PrepareTask): PrepareOutcome =>
  refusing(() => ({
    kind: 'prepared',
    prepared: prepareDocument(documentOf(from), { portableId, before }, idsFrom(firstId)),
  }));
