import type { FoodTable } from './food-table.ts';
import { states } from './kind.ts';
import type { State } from './kind.ts';
import type { Match } from './match-words.ts';

/**
 * What a name says about how its food is sold, outside the words by which the food is known: the tin in `1 tin of
 * tomatoes`. All of its words are asked and not the semantic id, which has none left for portions and asides.
 */
export const stateTold = (words: readonly string[], match: Match, table: FoodTable): State | undefined => {
  let told: Set<State> | undefined = match.state === undefined ? undefined : new Set([match.state]);
  for (const [at, word] of words.entries()) {
    const state = table.states.get(word) ?? (at > 0 ? table.states.get(`${words[at - 1] ?? ''}-${word}`) : undefined);
    if (state !== undefined && !match.words.includes(word)) (told ??= new Set()).add(state);
  }
  return told === undefined ? undefined : states.find((state) => told.has(state));
};
