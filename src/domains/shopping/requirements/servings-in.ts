import { parseQuantity } from '../../units/index.ts';
import type { Language, Quantity } from '../../units/index.ts';

const SERVINGS: ReadonlySet<string | undefined> = new Set(['count.serving', 'count.person']);

/** `2 1/2 servings`. */
const MOST_WORDS = 3;

/**
 * The servings that a line begins with: `2 servings of béchamel`. Of food that is bought nobody says so, and the reader
 * of lines takes the word for a part of its name; of what another recipe makes it says how much.
 */
export const servingsIn = (line: string, language: Language): Quantity | undefined => {
  const words = line.trim().split(/\s+/, MOST_WORDS);
  for (let end = words.length; end > 1; end -= 1) {
    const quantity = parseQuantity(words.slice(0, end).join(' '), { language });
    if (quantity?.kind === 'simple' && SERVINGS.has(quantity.unit)) return quantity;
  }
  return undefined;
};
