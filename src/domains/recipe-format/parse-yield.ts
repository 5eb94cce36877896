import { RecentCache } from '../../platform/memory/recent-cache.ts';
import { toLanguage, parseQuantity, parseAmount, resolveUnit } from '../units/index.ts';
import type { Amount, Language, Quantity, QuantityOption, UnitResolution } from '../units/index.ts';
import type { Yield } from './schema/yield.schemas.ts';

/** Longer text is prose, not a yield. */
const MAX_LENGTH = 200;
/** `1 1/2 to 2`, `about 2 to 3`. */
const MAX_AMOUNT_WORDS = 5;
const MAX_UNIT_WORDS = 3;

/** Verbs before a number that name the unit: `Serves 4`. */
const SERVES_VERB = /^(?:serves|feeds)$/i;
/** Units that count the people served. */
const SERVING_UNITS: ReadonlySet<string> = new Set(['count.serving', 'count.person']);
/** Splits a yield into clauses: brackets, and commas that are not part of a number. */
const CLAUSE_SEPARATOR = /[()[\];|]|,(?!\d)/;

/** The unit that the words name, or the ambiguous units if several conventions claim them. */
const resolveKnownUnit = (
  text: string,
  language: Language | undefined,
): Exclude<UnitResolution, { kind: 'unknown' }> | undefined => {
  const resolution = resolveUnit(text, { language });
  return resolution.kind === 'unknown' ? undefined : resolution;
};

/** Parses the longest run of words from `at` that forms an amount. */
const parseAmountAt = (
  words: readonly string[],
  at: number,
  language: Language | undefined,
): readonly [Amount, number] | undefined => {
  for (let end = Math.min(words.length, at + MAX_AMOUNT_WORDS); end > at; end -= 1) {
    const amount = parseAmount(words.slice(at, end).join(' '), language);
    if (amount !== undefined) return [amount, end];
  }
  return undefined;
};

const findLeadingUnit = (
  words: readonly string[],
  language: Language | undefined,
): ReturnType<typeof resolveKnownUnit> => {
  for (let end = Math.min(words.length, MAX_UNIT_WORDS); end > 0; end -= 1) {
    const resolved = resolveKnownUnit(words.slice(0, end).join(' '), language);
    if (resolved !== undefined) return resolved;
  }
  return undefined;
};

const findServingUnit = (words: readonly string[], language: Language | undefined): string | undefined => {
  if (words.some((word) => SERVES_VERB.test(word))) return 'count.serving';
  const resolved = words.map((word) => resolveKnownUnit(word, language));
  return resolved.flatMap((unit) => (unit?.kind === 'unit' ? unit.unit.id : [])).find((id) => SERVING_UNITS.has(id));
};

/** `Makes about 12 muffins (or 24 small ones)`: 12, with no unit. */
const parseSentence = (text: string, language: Language | undefined): Quantity | undefined => {
  const words = text
    .replaceAll(/\([^)]*\)|[:;,]+(?=\s|$)/g, ' ')
    .split(/\s+/)
    .filter((word) => word !== '');
  const first = words.findIndex((word) => /^[\p{N}~≈]/u.test(word));
  const found = first === -1 ? undefined : parseAmountAt(words, first, language);
  if (found === undefined) return undefined;
  const [amount, end] = found;
  const resolved = findLeadingUnit(words.slice(end), language);
  // A pint may be American or British, so the quantity is unknown.
  if (resolved?.kind === 'ambiguous') return undefined;
  const unit = resolved?.unit.id ?? findServingUnit(words.slice(0, first), language);
  return { kind: 'simple', amount, ...(unit !== undefined && { unit }) };
};

/** Parses a yield such as `4 servings` or `12 muffins`; returns undefined if the text has no amount. */
export const parseYieldText = (text: string, tag: string | undefined): Quantity | undefined => {
  if (text.length > MAX_LENGTH) return undefined;
  const language = toLanguage(tag);
  const whole = parseQuantity(text, { language });
  const quantity = whole?.kind === 'simple' && whole.amount === undefined ? undefined : whole;
  return quantity ?? parseSentence(text, language);
};

/** Whether every term counts servings or people. */
export const isServingCount = ({ kind, unit, terms }: Quantity | QuantityOption): boolean => {
  const units = kind === 'sum' ? (terms ?? []).map((term) => term.unit) : [unit];
  return units.length > 0 && units.every((id) => id !== undefined && SERVING_UNITS.has(id));
};

/** Finds the servings anywhere in a yield's text: `1.5 litres, serves 6`, `1 loaf (10 servings)`. */
export const parseServings = (text: string, tag: string | undefined): Quantity | undefined => {
  if (text.length > MAX_LENGTH) return undefined;
  for (const clause of [text, ...text.split(CLAUSE_SEPARATOR)]) {
    const quantity = parseYieldText(clause.trim(), tag);
    if (quantity !== undefined && isServingCount(quantity)) return quantity;
  }
  return undefined;
};

interface CachedYield {
  readonly tag: string | undefined;
  readonly quantity: Quantity | undefined;
}

/** Many recipes share texts such as `4 servings`, and an open recipe is parsed again whenever its servings change. */
const cache = new RecentCache<CachedYield>(200);

const parseYieldCached = (text: string, tag: string | undefined): Quantity | undefined => {
  if (text.length > MAX_LENGTH) return undefined;
  const cached = cache.get(text);
  if (cached !== undefined && cached.tag === tag) return cached.quantity;
  const quantity = parseYieldText(text, tag);
  cache.set(text, { tag, quantity });
  return quantity;
};

/** The quantity that the document states for a yield, or else the one parsed from its text. */
export const getYieldQuantity = ({ quantity, text }: Yield, tag: string | undefined): Quantity | undefined =>
  quantity ?? (text === undefined ? undefined : parseYieldCached(text, tag));
