import type { Client } from '../client.ts';
import { createRankPicker } from './recipes/frequency.ts';
import { createRandom } from './recipes/random.ts';
import type { Random } from './recipes/random.ts';

const COUNT = 60;
const MAX_PER_RECIPE = 3;
/** Away from the seeds of recipes, so that tags are independent of the recipes they are on. */
const SEED = 1_000_000_000;

const pickRank = createRankPicker(COUNT, { shift: 0, slope: 1 });

/** Creates sixty tags and returns their ids, most used first. */
export const createTags = async (client: Client): Promise<readonly string[]> => {
  const ids: string[] = [];
  for (let rank = 1; rank <= COUNT; rank += 1) {
    const { text } = await client.expect(201, '/tags', { method: 'POST', json: { name: `Tag ${rank}` } });
    ids.push((JSON.parse(text) as { id: string }).id);
  }
  return ids;
};

/** A random tag, the first far more likely than the last. */
export const pickTag = (random: Random, tags: readonly string[]): string => tags[pickRank(random)] ?? '';

/** The tags of a recipe: one to three for every other recipe, none for the rest. */
export const getRecipeTags = (number: number, tags: readonly string[]): readonly string[] => {
  if (number % 2 === 1) return [];
  const random = createRandom(SEED + number);
  const count = random.integer(1, MAX_PER_RECIPE);
  return [...new Set(Array.from({ length: count }, () => pickTag(random, tags)))];
};
