import { LRUCache } from 'lru-cache';

import type { Db } from '../../../platform/db/database.ts';
import { isTransaction } from '../../../platform/db/unit-of-work.ts';
import { findParsedRecipesOrDocuments } from '../documents/document.store.ts';
import type { StoredDocumentKey, ParsedRecipeOrDocumentRow } from '../documents/document.store.ts';
import { parseStoredRecipe } from '../documents/recipe-document.ts';
import { parseRecipe } from './parsed-recipe.ts';
import type { ParsedRecipe } from './parsed-recipe.ts';
import { deserializeParsedRecipe } from './stored-parsed-recipe.ts';

/**
 * Total characters of the cached recipes in their stored form: about five hundred recipes with twenty ingredients each.
 * In memory they take many times as much.
 */
const MAX_CACHED = 700_000;

/** A document is about three times as long as its stored form. */
const DOCUMENT_RATIO = 3;

const kept = new LRUCache<string, ParsedRecipe>({ maxSize: MAX_CACHED });

const keyOf = ({ id, revision }: StoredDocumentKey): string => `${id} ${revision}`;

const opened = ({ reading, document }: ParsedRecipeOrDocumentRow): ParsedRecipe =>
  reading === null ? parseRecipe(parseStoredRecipe(document ?? '')) : deserializeParsedRecipe(reading);

/**
 * Loads parsed recipes through a cache of recently used ones. That is safe because the document of a revision never
 * changes, and one version of the program always parses it the same way. Recipes read inside a transaction are not
 * cached, because it may still roll back.
 */
export const loadParsedRecipes = async (
  db: Db,
  names: readonly StoredDocumentKey[],
): Promise<(name: StoredDocumentKey) => ParsedRecipe | undefined> => {
  const found = new Map<string, ParsedRecipe>();
  const unknown: StoredDocumentKey[] = [];
  for (const name of names) {
    const known = kept.get(keyOf(name));
    if (known === undefined) unknown.push(name);
    else found.set(keyOf(name), known);
  }
  for (const row of await findParsedRecipesOrDocuments(db, unknown)) {
    const parsed = opened(row);
    found.set(keyOf(row), parsed);
    const size = row.reading?.length ?? Math.ceil((row.document ?? '').length / DOCUMENT_RATIO);
    if (!isTransaction(db)) kept.set(keyOf(row), parsed, { size });
  }
  return (name) => found.get(keyOf(name));
};
