import type { FoodTable } from './food-table.ts';
import { states } from './kind.ts';
import type { State } from './kind.ts';
import type { Match } from './match-words.ts';

/**
 * How a food is sold, according to the words of a name other than those that matched the food: the tin in `1 tin of
 * tomatoes`. This searches all words instead of the semantic id, which drops portions and asides.
 */
export const stateTold = (words: readonly string[], match: Match, table: FoodTable): State | undefined => {
  let told: Set<State> | undefined = match.state === undefined ? undefined : new Set([match.state]);
  for (const [at, word] of words.entries()) {
    const state = table.states.get(word) ?? (at > 0 ? table.states.get(`${words[at - 1] ?? ''}-${word}`) : undefined);
    if (state !== undefined && !match.words.includes(word)) (told ??= new Set()).add(state);
  }
  return told === undefined ? undefined : states.find((state) => told.has(state));
};
