import { getYieldQuantity } from '../../recipe-format/index.ts';
import type { RecipeDocument } from '../../recipe-format/index.ts';
import {
  convertQuantity,
  divide,
  isZero,
  multiply,
  one,
  parseRational,
  rational,
  parseAmount,
  resolveUnit,
  mergeByDimension,
} from '../../units/index.ts';
import type { Amount, Language, Quantity, Rational, SimpleQuantity } from '../../units/index.ts';
import { getQuantityTerms, getQuantityAndEquivalents } from './exact-quantity.ts';
import { readUnitOrWords } from './unit-or-words.ts';

/** A number of one thing: `2`, `3 cans`, `1/2 cup`. */
interface Count {
  /** What is counted; equal if two counts are comparable. */
  readonly what: string;
  readonly number: Rational;
}

const DOZEN = rational(12);
const PIECES = 'pieces';
/** One serving is for one person. */
const SERVINGS: ReadonlySet<string> = new Set(['count.serving', 'count.person']);
/** Whole things that recipes also count without a unit: `6 bread rolls`, while the other recipe makes `12 rolls`. */
const THINGS: ReadonlySet<string> = new Set(
  ['roll', 'loaf', 'ball', 'bar', 'block', 'layer', 'nest', 'skewer'].map((thing) => `count.${thing}`),
);
/** `2 batches` is twice the recipe, whatever it makes. */
const TIMES: ReadonlySet<string> = new Set(['count.recipe', 'count.batch']);

type Choice = (amount: Amount) => string | undefined;

/** The maximum is used for what is needed and the minimum for what is made, so that there is enough. */
const mostOf: Choice = ({ value, min, max }) => value ?? max ?? min;
const leastOf: Choice = ({ value, min, max }) => value ?? min ?? max;

const numberOf = (amount: Amount | undefined, choose: Choice): Rational | undefined => {
  const text = amount && choose(amount);
  const number = text === undefined ? undefined : parseRational(text);
  return number === undefined || isZero(number) ? undefined : number;
};

const countIn = (part: SimpleQuantity, language: Language, choose: Choice): Count | undefined => {
  const number = numberOf(part.amount, choose);
  if (number === undefined) return undefined;
  const measure = readUnitOrWords(part, language);
  switch (measure.kind) {
    case 'count':
      return { what: PIECES, number };
    case 'unit':
      if (measure.id === 'count.piece') return { what: PIECES, number };
      if (measure.id === 'count.dozen') return { what: PIECES, number: multiply(number, DOZEN) };
      return { what: SERVINGS.has(measure.id) ? 'servings' : measure.id, number };
    case 'shared':
      // It is unknown which cup this is, but both say cup.
      return { what: `a ${measure.id}`, number };
    case 'words':
      return { what: JSON.stringify([measure.before, measure.after].map((word) => word.toLowerCase())), number };
    default:
      return measure satisfies never;
  }
};

const countsAlike = ({ what: one }: Count, { what: other }: Count): boolean =>
  one === other || (one === PIECES && THINGS.has(other)) || (other === PIECES && THINGS.has(one));

/** A quantity as a single count; undefined if it is a sum of several things. */
const countOf = (quantity: Quantity, language: Language, choose: Choice): Count | undefined => {
  const [only, ...others] = getQuantityTerms(quantity);
  return only === undefined || others.length > 0 ? undefined : countIn(only, language, choose);
};

const quantityOf = (parts: readonly SimpleQuantity[]): Quantity => {
  const [only, ...others] = parts;
  if (only === undefined) return { kind: 'simple' };
  return others.length === 0 ? only : { kind: 'sum', terms: [...parts] };
};

/** The ways to state a quantity, with sums such as `1 cup + 2 tablespoons` combined into one amount if possible. */
const eachWay = (quantity: Quantity): readonly Quantity[] =>
  getQuantityAndEquivalents(quantity).map((way) => {
    const parts = getQuantityTerms(way);
    return parts.length === 1 ? quantityOf(parts) : mergeByDimension(quantityOf(parts));
  });

const MAX_AMOUNT_WORDS = 5;
const MAX_YIELD_LENGTH = 200;

/** `Makes about 2 cups`: the exact unit is unknown, but the recipe that uses it says cups too. */
const inWords = (text: string, language: Language): Quantity | undefined => {
  if (text.length > MAX_YIELD_LENGTH) return undefined;
  const words = text.split(/[\s,;()]+/).filter((word) => word !== '');
  const start = words.findIndex((word) => /^\p{N}/u.test(word));
  if (start === -1) return undefined;
  for (let end = Math.min(words.length, start + MAX_AMOUNT_WORDS); end > start; end -= 1) {
    const amount = parseAmount(words.slice(start, end).join(' '), language);
    if (amount === undefined) continue;
    const unit = words[end] ?? '';
    return resolveUnit(unit, { language }).kind === 'ambiguous'
      ? { kind: 'simple', amount, text: `${words.slice(start, end).join(' ')} ${unit}` }
      : undefined;
  }
  return undefined;
};

type Makes = Pick<RecipeDocument, 'yields'>;

/** Everything a recipe says it makes. */
const madeBy = (recipe: Makes, language: Language): readonly Quantity[] =>
  (recipe.yields ?? []).flatMap((one) => {
    const quantity = getYieldQuantity(one, language) ?? inWords(one.text ?? '', language);
    return quantity === undefined ? [] : eachWay(quantity);
  });

/** The exact ratio of `wanted` to `made`; undefined if they are not comparable. */
const ratio = (wanted: Quantity, made: Count): Rational | undefined => {
  const converted = convertQuantity(wanted, made.what);
  const number = converted.kind === 'converted' ? numberOf(converted.quantity.amount, mostOf) : undefined;
  return number && divide(number, made.number);
};

/**
 * How many times a recipe must be made for the wanted quantity: exact, using its first comparable yield. A bare count
 * that no yield is comparable to is a multiple of the recipe, and anything else means making it once.
 */
export const computeSubRecipeFactor = (
  wanted: Quantity | undefined,
  wantedIn: Language,
  recipe: Makes,
  recipeIn: Language,
): Rational => {
  if (wanted === undefined) return one;
  const ways = eachWay(wanted).map((way) => [way, countOf(way, wantedIn, mostOf)] as const);
  const times = ways.find(([, count]) => count !== undefined && TIMES.has(count.what));
  if (times?.[1] !== undefined) return times[1].number;
  const makes = madeBy(recipe, recipeIn).flatMap((way) => countOf(way, recipeIn, leastOf) ?? []);
  for (const [way, count] of ways) {
    for (const made of makes) {
      if (count !== undefined && countsAlike(count, made)) return divide(count.number, made.number);
      const found = ratio(way, made);
      if (found !== undefined) return found;
    }
  }
  const bare = ways.find(([, count]) => count?.what === PIECES);
  return bare?.[1]?.number ?? one;
};
