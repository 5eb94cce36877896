import { idsFrom } from '../../../platform/ids/ids.ts';
import { parseJson } from '../../../platform/http/json-body.ts';
import { checkOf } from '../../../platform/http/validation.ts';
import { changesBetween, completeRecipe } from '../../recipe-format/index.ts';
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

/** All that is written of a document, computed before the transaction opens. */
export interface PreparedDocument {
  readonly title: string;
  /** The portable id. */
  readonly id: string;
  /** The one that the document came with. */
  readonly authoredId: string | undefined;
  /** The complete document, as JSON. */
  readonly document: string;
  /** As JSON. */
  readonly summary: string;
  /** The properties in which it differs from the document before, as JSON. */
  readonly changes: string;
  readonly references: readonly Reference[];
  readonly counterparts: readonly string[];
  readonly assetIds: readonly string[];
  readonly tokens: DocumentTokens;
}

/** What a document is prepared with. */
export interface Preparation {
  /** Of the entry that gets the document; left out for a new one. */
  readonly portableId?: string | undefined;
  /** The document that it takes the place of, as JSON. */
  readonly before?: string | undefined;
}

/** Computes all that is written of a document that was checked. */
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
    changes: JSON.stringify(changesBetween(old, recipe)),
    references: referencesOf(recipe),
    counterparts: counterpartsOf(recipe),
    assetIds: assetIdsOf(recipe),
    tokens: documentTokens(recipe),
  };
};

/** A document that is long, as it can be handed to a thread. */
export type DocumentText =
  /** The body of a request, of which nothing has been looked at. */
  | { readonly kind: 'body'; readonly bytes: Uint8Array; readonly jsonDepth: number }
  /** The JSON of a document that was checked. */
  | { readonly kind: 'document'; readonly text: string };

export interface PrepareTask extends Preparation {
  readonly kind: 'prepare';
  readonly from: DocumentText;
  /** The ids that it needs follow this one. */
  readonly firstId: string;
}

export type PrepareOutcome = { readonly kind: 'prepared'; readonly prepared: PreparedDocument } | Refusal;

const checkBody = checkOf('body', RecipeInput);

/** The edge at which a body that was held against its schema gets its type. */
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
