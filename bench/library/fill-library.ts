import type { Client } from '../client.ts';
import { generateRecipe } from './recipes/generate-recipe.ts';
import { getRecipeTags } from './tags.ts';

/** Concurrent requests while filling a library. Concurrent writes share a commit. */
export const FILL_CONCURRENCY = 64;

interface FillOptions {
  readonly from: number;
  /** Exclusive. */
  readonly to: number;
  readonly tags: readonly string[];
  /** Called with the number of each recipe created. */
  readonly onProgress: (number: number) => void;
}

/** Creates one recipe and measures how long it takes. */
export const createRecipe = async (client: Client, number: number): Promise<{ id: string; ms: number }> => {
  const { text, ms } = await client.expect(201, '/recipes', {
    method: 'POST',
    json: { recipe: generateRecipe(number) },
  });
  // The id comes first. Parsing every response would take as long as writing it.
  const id = /^\{"id":"([^"]+)"/.exec(text)?.[1] ?? (JSON.parse(text) as { id: string }).id;
  return { id, ms };
};

const tagRecipe = async (client: Client, id: string, tags: readonly string[]): Promise<void> => {
  const json = { tags, facets: [] };
  await client.expect(200, `/recipes/${id}/organization`, { method: 'PUT', json, headers: { 'if-match': '"1"' } });
};

/** Creates the recipes with these numbers and their tags, many at a time. */
export const fillLibrary = async (client: Client, { from, to, tags, onProgress }: FillOptions): Promise<void> => {
  let next = from;
  const fill = async (): Promise<void> => {
    while (next < to) {
      const number = next;
      next += 1;
      const { id } = await createRecipe(client, number);
      const recipeTags = getRecipeTags(number, tags);
      if (recipeTags.length > 0) await tagRecipe(client, id, recipeTags);
      onProgress(number);
    }
  };
  await Promise.all(Array.from({ length: FILL_CONCURRENCY }, fill));
};
