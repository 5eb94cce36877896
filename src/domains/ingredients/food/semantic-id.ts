import { RecentCache } from '../../../platform/memory/recent-cache.ts';
import type { Language } from '../../units/index.ts';
import { extractFoodWords } from './extract-food-words.ts';

/** The bound that the contract has for a semantic id. */
const MAX_ID_LENGTH = 200;

/** As many of the words as fit; of a single word that does not, as many letters. */
const joined = (words: readonly string[]): string => {
  const whole = words.join('-');
  if (whole.length <= MAX_ID_LENGTH) return whole;
  const end = whole.lastIndexOf('-', MAX_ID_LENGTH);
  return end > 0 ? whole.slice(0, end) : whole.slice(0, MAX_ID_LENGTH).replace(/[\uD800-\uDBFF]$/, '');
};

/** A word that is left out may bring together two that say something else as a pair; hardly ever twice. */
const MAX_ROUNDS = 4;

const computeId = (name: string, language: Language): string => {
  let id = joined(extractFoodWords(name, language));
  for (let round = 0; round < MAX_ROUNDS && id.includes('-'); round += 1) {
    const next = joined(extractFoodWords(id, language));
    if (next === id) break;
    id = next;
  }
  return id;
};

/** The recipes of a library name the same foods again and again. */
const MAX_CACHED = 2000;
/** Longer names are rare, and could be as long as a whole line. */
const MAX_CACHED_LENGTH = 100;

const kept = new RecentCache<string>(MAX_CACHED, 'semantic-ids');

const findId = (name: string, language: Language): string => {
  if (name.length > MAX_CACHED_LENGTH) return computeId(name, language);
  const key = `${language} ${name}`;
  const known = kept.get(key);
  if (known !== undefined) return known;
  const id = computeId(name, language);
  kept.set(key, id);
  return id;
};

/**
 * The id of a food, the same however a recipe writes it: `Onions`, `onion` and `large onion, chopped` are all `onion`.
 * It is folded, in the singular, in the order of the words, and without words that make no difference to what is
 * bought. Undefined if no word remains. The id of an id is itself.
 */
export const toSemanticId = (name: string, language: Language = 'en'): string | undefined =>
  findId(name, language) || undefined;
