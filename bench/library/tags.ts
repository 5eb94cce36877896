import type { Client } from './client.ts';
import { byFrequency } from './frequency.ts';
import { seededRandom } from './random.ts';
import type { Random } from './random.ts';

const COUNT = 60;
const MOST_ON_A_RECIPE = 3;
/** Away from the seeds of recipes, so that a tag tells nothing of what it stands on. */
const SEED = 1_000_000_000;

const rankOf = byFrequency(COUNT, { shift: 0, slope: 1 });

/** The ids of sixty new tags, those that are used most first. */
export const createTags = async (client: Client): Promise<readonly string[]> => {
  const ids: string[] = [];
  for (let rank = 1; rank <= COUNT; rank += 1) {
    const { text } = await client.expect(201, '/tags', { method: 'POST', json: { name: `Tag ${rank}` } });
    ids.push((JSON.parse(text) as { id: string }).id);
  }
  return ids;
};

/** One of the tags, the first far more often than the last. */
export const randomTag = (random: Random, tags: readonly string[]): string => tags[rankOf(random)] ?? '';

/** The tags of a recipe: one to three on every second one, on the others none. */
export const tagsOfRecipe = (number: number, tags: readonly string[]): readonly string[] => {
  if (number % 2 === 1) return [];
  const random = seededRandom(SEED + number);
  const wanted = random.whole(1, MOST_ON_A_RECIPE);
  return [...new Set(Array.from({ length: wanted }, () => randomTag(random, tags)))];
};
