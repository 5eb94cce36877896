import { queryOptions } from '@tanstack/react-query';

import type { StoredAsset } from '../../src/domains/assets/index.ts';
import type { ParsedIngredientLine } from '../../src/domains/ingredients/index.ts';
import type { Member } from '../../src/domains/libraries/index.ts';
import type { Organization, Tag } from '../../src/domains/organization/index.ts';
import type { RecipeDocument } from '../../src/domains/recipe-format/index.ts';
import { getAll, send } from '../api/client.ts';
import { create } from '../api/create.ts';
import type { RecipeEntry } from '../api/recipes.ts';

export const createRecipe = (recipe: RecipeDocument): Promise<RecipeEntry> =>
  create<RecipeEntry>('/recipes', { recipe });

export const replaceRecipe = async (id: string, recipe: RecipeDocument, ifMatch: number): Promise<RecipeEntry> =>
  (await send<RecipeEntry>('PUT', `/recipes/${id}`, { body: { recipe }, ifMatch })).body;

export const fetchRecipe = async (id: string): Promise<RecipeEntry> =>
  (await send<RecipeEntry>('GET', `/recipes/${id}`)).body;

export const setTags = async (id: string, tags: readonly string[], ifMatch: number): Promise<Organization> =>
  (await send<Organization>('PUT', `/recipes/${id}/organization`, { body: { tags }, ifMatch })).body;

export const fetchTags = (): Promise<readonly Tag[]> => getAll<Tag>('/tags');

/** Uploading the same file again yields the same asset, so this needs no idempotency key. */
export const uploadPicture = async (recipeId: string, file: File): Promise<StoredAsset> => {
  const body = new FormData();
  body.append('file', file);
  return (await send<StoredAsset>('POST', `/recipes/${recipeId}/assets`, { body })).body;
};

/** Parses ingredient lines, in order. Without a language, the service guesses it from the lines. */
export const parseLines = async (
  lines: readonly string[],
  language: string,
): Promise<readonly ParsedIngredientLine[]> => {
  const body = language === '' ? { lines } : { lines, language };
  return (await send<{ items: readonly ParsedIngredientLine[] }>('POST', '/ingredients/parse', { body })).body.items;
};

/** The members who may have saved a newer version. */
export const membersQuery = (libraryId: string) =>
  queryOptions({
    queryKey: ['member', 'list', libraryId],
    queryFn: () => getAll<Member>(`/libraries/${libraryId}/members`),
  });
