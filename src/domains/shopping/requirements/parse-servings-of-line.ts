import { parseQuantity } from '../../units/index.ts';
import type { Language, Quantity } from '../../units/index.ts';

const SERVINGS: ReadonlySet<string | undefined> = new Set(['count.serving', 'count.person']);

/** `2 1/2 servings`. */
const MAX_WORDS = 3;

/**
 * The servings at the start of a line: `2 servings of béchamel`. Lines for bought food are not written like this, so
 * the line parser treats the word as part of the name; for something made by another recipe it says how much.
 */
export const parseServingsOfLine = (line: string, language: Language): Quantity | undefined => {
  const words = line.trim().split(/\s+/, MAX_WORDS);
  for (let end = words.length; end > 1; end -= 1) {
    const quantity = parseQuantity(words.slice(0, end).join(' '), { language });
    if (quantity?.kind === 'simple' && SERVINGS.has(quantity.unit)) return quantity;
  }
  return undefined;
};
