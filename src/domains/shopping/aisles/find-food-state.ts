import type { FoodTable } from './food-table.ts';
import { foodStates } from './food-kind.ts';
import type { FoodState } from './food-kind.ts';
import type { FoodMatch } from './match-words.ts';

/**
 * How a food is sold, according to the words of a name other than those that matched the food: the tin in `1 tin of
 * tomatoes`. This searches all words instead of the semantic id, which drops portions and asides.
 */
export const findFoodState = (words: readonly string[], match: FoodMatch, table: FoodTable): FoodState | undefined => {
  let states: Set<FoodState> | undefined = match.state === undefined ? undefined : new Set([match.state]);
  for (const [at, word] of words.entries()) {
    const state = table.states.get(word) ?? (at > 0 ? table.states.get(`${words[at - 1] ?? ''}-${word}`) : undefined);
    if (state !== undefined && !match.words.includes(word)) (states ??= new Set()).add(state);
  }
  return states === undefined ? undefined : foodStates.find((state) => states.has(state));
};
