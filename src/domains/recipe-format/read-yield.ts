import { Recent } from '../../platform/memory/recent.ts';
import { toLanguage, parseQuantity, parseAmount, resolveUnit } from '../units/index.ts';
import type { Amount, Language, Quantity, QuantityOption, UnitResolution } from '../units/index.ts';
import type { Yield } from './schema/yield.schemas.ts';

/** Longer text does not state a yield. */
const LONGEST = 200;
/** `1 1/2 to 2`, `about 2 to 3`. */
const MOST_AMOUNT_WORDS = 5;
const MOST_UNIT_WORDS = 3;

/** Words before a number that replace a unit: `Serves 4`, `Personen 4`. */
const SERVES = /^(?:serves|feeds)$/i;
/** Units that state servings. */
const PEOPLE: ReadonlySet<string> = new Set(['count.serving', 'count.person']);
/** Separators between clauses of a yield: brackets, and commas outside numbers. */
const CLAUSES = /[()[\];|]|,(?!\d)/;

/** The unit that words name, possibly ambiguous between conventions. */
const namedBy = (
  text: string,
  language: Language | undefined,
): Exclude<UnitResolution, { kind: 'unknown' }> | undefined => {
  const resolution = resolveUnit(text, { language });
  return resolution.kind === 'unknown' ? undefined : resolution;
};

/** The longest sequence of words from here that is an amount. */
const amountAt = (
  words: readonly string[],
  at: number,
  language: Language | undefined,
): readonly [Amount, number] | undefined => {
  for (let end = Math.min(words.length, at + MOST_AMOUNT_WORDS); end > at; end -= 1) {
    const amount = parseAmount(words.slice(at, end).join(' '), language);
    if (amount !== undefined) return [amount, end];
  }
  return undefined;
};

const unitAfter = (words: readonly string[], language: Language | undefined): ReturnType<typeof namedBy> => {
  for (let end = Math.min(words.length, MOST_UNIT_WORDS); end > 0; end -= 1) {
    const named = namedBy(words.slice(0, end).join(' '), language);
    if (named !== undefined) return named;
  }
  return undefined;
};

const peopleBefore = (words: readonly string[], language: Language | undefined): string | undefined => {
  if (words.some((word) => SERVES.test(word))) return 'count.serving';
  const named = words.map((word) => namedBy(word, language));
  return named.flatMap((one) => (one?.kind === 'unit' ? one.unit.id : [])).find((id) => PEOPLE.has(id));
};

/** `Makes about 12 muffins (or 24 small ones)`: 12, without a known unit. */
const inSentence = (text: string, language: Language | undefined): Quantity | undefined => {
  const words = text
    .replaceAll(/\([^)]*\)|[:;,]+(?=\s|$)/g, ' ')
    .split(/\s+/)
    .filter((word) => word !== '');
  const first = words.findIndex((word) => /^[\p{N}~≈]/u.test(word));
  const found = first === -1 ? undefined : amountAt(words, first, language);
  if (found === undefined) return undefined;
  const [amount, end] = found;
  const named = unitAfter(words.slice(end), language);
  // A pint may be American or British, so the amount is unknown.
  if (named?.kind === 'ambiguous') return undefined;
  const unit = named?.unit.id ?? peopleBefore(words.slice(0, first), language);
  return { kind: 'simple', amount, ...(unit !== undefined && { unit }) };
};

/** Parses the text of a yield: 4 servings, or 12 of something; undefined without a number. */
export const readYieldText = (text: string, tag: string | undefined): Quantity | undefined => {
  if (text.length > LONGEST) return undefined;
  const language = toLanguage(tag);
  const whole = parseQuantity(text, { language });
  const quantity = whole?.kind === 'simple' && whole.amount === undefined ? undefined : whole;
  return quantity ?? inSentence(text, language);
};

/** Whether every part states servings. */
export const statesServings = ({ kind, unit, terms }: Quantity | QuantityOption): boolean => {
  const units = kind === 'sum' ? (terms ?? []).map((term) => term.unit) : [unit];
  return units.length > 0 && units.every((id) => id !== undefined && PEOPLE.has(id));
};

/** The servings stated anywhere in a yield's text: `1.5 litres, serves 6`, `1 loaf (10 servings)`. */
export const readServings = (text: string, tag: string | undefined): Quantity | undefined => {
  if (text.length > LONGEST) return undefined;
  for (const clause of [text, ...text.split(CLAUSES)]) {
    const quantity = readYieldText(clause.trim(), tag);
    if (quantity !== undefined && statesServings(quantity)) return quantity;
  }
  return undefined;
};

interface Kept {
  readonly tag: string | undefined;
  readonly quantity: Quantity | undefined;
}

/** Cached: `4 servings` is common, and an open recipe is parsed again whenever its servings change. */
const recent = new Recent<Kept>(200);

const readKept = (text: string, tag: string | undefined): Quantity | undefined => {
  if (text.length > LONGEST) return undefined;
  const known = recent.get(text);
  if (known !== undefined && known.tag === tag) return known.quantity;
  const quantity = readYieldText(text, tag);
  recent.set(text, { tag, quantity });
  return quantity;
};

/** The quantity of a yield, from the document or its text. */
export const quantityOfYield = ({ quantity, text }: Yield, tag: string | undefined): Quantity | undefined =>
  quantity ?? (text === undefined ? undefined : readKept(text, tag));
