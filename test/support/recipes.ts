import assert from 'node:assert/strict';

import type { TestClient } from './client.ts';
import type { TestService } from './test-service.ts';

/** The parts of a recipe entry that tests read. */
export interface EntryBody {
  readonly id: string;
  readonly recipe_id: string;
  readonly library_id: string;
  readonly revision: number;
  readonly state: string;
  readonly recipe: Readonly<Record<string, unknown>> & { readonly title: string };
  readonly organization: {
    readonly revision: number;
    readonly tags: readonly string[];
    readonly facets: readonly string[];
    readonly books: readonly string[];
  };
  readonly favorite: boolean;
  readonly times_cooked: number;
  readonly last_cooked?: string;
  readonly made_by: readonly Readonly<Record<string, string>>[];
  readonly created_at: string;
  readonly updated_at: string;
  readonly deleted_at?: string;
  readonly created_by: string;
  readonly updated_by: string;
}

/** Creates a recipe and returns the response body. */
export const newEntry = async (client: TestClient, recipe: object = { title: 'Soup' }): Promise<EntryBody> => {
  const { status, body, text } = await client.post<EntryBody>('/api/v1/recipes', { recipe });
  assert.equal(status, 201, text);
  return body;
};

/** Creates a recipe in the client's library and returns its id. */
export const newRecipe = async (client: TestClient, title = 'Soup'): Promise<string> =>
  (await newEntry(client, { title })).id;

/** Creates several in one library, in order. */
export const newRecipes = async (client: TestClient, count: number): Promise<readonly string[]> => {
  const ids: string[] = [];
  for (let number = 1; number <= count; number += 1) ids.push(await newRecipe(client, `Recipe ${number}`));
  return ids;
};

/**
 * More recipes than anyone would create one by one, as far as the organization domain knows recipes: rows like those of
 * the given recipe, written without the API.
 */
export const manyRecipes = async (service: TestService, model: string, count: number): Promise<readonly string[]> => {
  const ids = Array.from(
    { length: count },
    (_, number) => `${model.slice(0, 24)}${number.toString(16).padStart(12, '0')}`,
  );
  const given = `(values ${ids.map((id) => `('${id}')`).join(', ')}) as given`;
  await service.write(
    `insert into recipe (id, library_id, recipe_id, revision, state, title, title_key, summary, times_cooked,
       last_cooked, log_revision, filed_revision, created_at, updated_at, created_by, updated_by)
     select given.column1, library_id, recipe_id, revision, state, title, title_key, summary, times_cooked,
       last_cooked, log_revision, filed_revision, created_at, updated_at, created_by, updated_by
     from recipe, ${given} where recipe.id = '${model}'`,
  );
  await service.write(
    `update library_count set recipes = recipes + ${count}
     where library_id = (select library_id from recipe where id = '${model}')`,
  );
  await service.write(
    `insert into recipe_organization (entry_id, library_id, revision)
     select given.column1, library_id, 1 from recipe_organization, ${given}
     where recipe_organization.entry_id = '${model}'`,
  );
  return ids;
};

/** The organization revision of each recipe, in the order of the ids. */
export const filedAt = async (service: TestService, ids: readonly string[]): Promise<readonly unknown[]> => {
  const rows = await service.rows('select entry_id, revision from recipe_organization');
  const revisions = new Map(rows.map((row) => [row['entry_id'], row['revision']]));
  return ids.map((id) => revisions.get(id));
};
