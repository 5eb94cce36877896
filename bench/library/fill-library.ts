import type { Client } from './client.ts';
import { recipeNumber } from './generate.ts';
import { tagsOfRecipe } from './tags.ts';

/** Requests under way at once while a library is filled: those that come together share a commit. */
export const FILLERS = 64;

interface Stretch {
  readonly from: number;
  /** Not included. */
  readonly to: number;
  readonly tags: readonly string[];
  /** Hears of the number of each recipe that is there. */
  readonly onProgress: (number: number) => void;
}

/** Creates one recipe, and gives how long that took. */
export const createRecipe = async (client: Client, number: number): Promise<{ id: string; ms: number }> => {
  const { text, ms } = await client.expect(201, '/recipes', { method: 'POST', json: { recipe: recipeNumber(number) } });
  // The id stands first; to parse every answer would take as long as to write it.
  const id = /^\{"id":"([^"]+)"/.exec(text)?.[1] ?? (JSON.parse(text) as { id: string }).id;
  return { id, ms };
};

const fileRecipe = async (client: Client, id: string, tags: readonly string[]): Promise<void> => {
  const json = { tags, facets: [] };
  await client.expect(200, `/recipes/${id}/organization`, { method: 'PUT', json, headers: { 'if-match': '"1"' } });
};

/** Creates the recipes of these numbers with their tags, many at a time. */
export const fillLibrary = async (client: Client, { from, to, tags, onProgress }: Stretch): Promise<void> => {
  let next = from;
  const fill = async (): Promise<void> => {
    while (next < to) {
      const number = next;
      next += 1;
      const { id } = await createRecipe(client, number);
      const own = tagsOfRecipe(number, tags);
      if (own.length > 0) await fileRecipe(client, id, own);
      onProgress(number);
    }
  };
  await Promise.all(Array.from({ length: FILLERS }, fill));
};
