import { convertQuantity, divide, findUnit, isZero, one, parseRational, toNumber } from '../../units/index.ts';
import type { Language, Quantity, SimpleQuantity, Unit } from '../../units/index.ts';
import type { AuthoredLine } from './authored-line.ts';
import { isMisread } from './is-misread.ts';
import { MeasurePlaces } from './measure-places.ts';
import type { Place } from './measure-places.ts';
import { joinsInWords } from './other-measures.ts';
import { partsOf, waysOf } from './scale-exactly.ts';
import type { Way } from './scale-exactly.ts';
import { scaledLine } from './scaled-text.ts';
import { isUncounted } from './slots.ts';

/** A number with all its parts: `1 1/2`, `1,000`. */
const NUMBERS = /[\d¼-¾⅐-⅞][\d¼-¾⅐-⅞ .,/⁄]*/gu;
/** The 5 of `5-spice powder`, the 7 of `7up`. */
const PART_OF_A_NAME = /\d(?:[-‐‑–]\p{L}|\p{L}{2})/u;

/** The other way to say it follows in brackets, or these signs: `1 cup (about 240 ml)`, `1 lb/450 g`, `1 cup = 240 ml`. */
const SAID_AGAIN =
  /[([](?:(?!(?<!\p{L})(?:plus|and|und|et|y|e|och|en)(?!\p{L}))[^()[\]+&])*$|[/=]\s*(?:\p{L}+\.?\s+){0,2}$/iu;
/** Nothing that names a food: `8 oz, or about 225 g`. */
const NO_FOOD_BETWEEN = /^[\s,.;]*(?:(?:or|oder|ou|about|approx|approximately|ca|circa|etwa|environ)[\s.]+)*$/iu;
/** `1 cup plus 2 level tbsp`, `1 EL und 1 TL`; text in brackets does not name another food. */
const ONE_SUM =
  /^(?:[\s,.+&-]|\([^()]*\)|(?<!\p{L})(?:plus|and|und|sowie|et|y|e|ed|en|och|más|più|mais|about|another|an|additional|heaped|heaping|level|scant|generous|rounded)(?!\p{L}))*$/iu;
/** How far apart two ways to say the same may be: a pound is 450 g or 500 g. */
const ROUNDING = 0.2;

const tellsAmount = (quantity: Quantity): boolean =>
  waysOf(quantity)
    .flatMap(partsOf)
    .some(({ amount }) => amount !== undefined);

/** What is read of a line. */
type ReadLine = Omit<AuthoredLine, 'quantity'> & { readonly quantity: Quantity | undefined };

const endOf = ({ end, unit }: Place): number => Math.max(end, unit?.end ?? 0);

interface FoundPart {
  readonly part: SimpleQuantity;
  readonly place: Place;
}

const find = (way: Way, places: MeasurePlaces): readonly FoundPart[] =>
  partsOf(way).flatMap((part) => {
    const place = places.take(part);
    return place === undefined ? [] : [{ part, place }];
  });

/** Every unit that a part may be in: `cup` may be several. */
const unitsOf = ({ part, place }: FoundPart): readonly Unit[] => {
  const unit = part.unit === undefined ? undefined : findUnit(part.unit);
  return unit === undefined ? (place.unit?.candidates ?? []) : [unit];
};

/** Whether both are about the same amount in different units. An amount is not repeated in its own unit. */
const areAboutTheSame = (a: FoundPart, b: FoundPart): boolean => {
  const { amount } = a.part;
  const wanted = parseRational(b.part.amount?.value ?? '');
  if (amount === undefined || wanted === undefined || isZero(wanted)) return false;
  return unitsOf(a).some((from) =>
    unitsOf(b).some((to) => {
      const converted = convertQuantity({ kind: 'simple', amount, unit: from.id }, to.id);
      const found = converted.kind === 'converted' ? parseRational(converted.quantity.amount?.value ?? '') : undefined;
      return found !== undefined && Math.abs(toNumber(divide(found, wanted)) - 1) <= ROUNDING;
    }),
  );
};

const isInSameUnit = (a: FoundPart, b: FoundPart): boolean =>
  unitsOf(a).some(({ id }) => unitsOf(b).some((unit) => unit.id === id));

/** Whether the line has the second for the same amount as the first, and not for that of another food. */
const saysItAgain = (text: string, first: FoundPart, second: FoundPart): boolean => {
  if (isInSameUnit(first, second)) return false;
  const between = text.slice(endOf(first.place), second.place.start);
  if (SAID_AGAIN.test(between)) return true;
  return NO_FOOD_BETWEEN.test(between) && areAboutTheSame(first, second);
};

/**
 * Whether all that the quantity puts together is of one food: no term of a sum is another's, and every option says the
 * same again. `500 g flour, 300 g water` and `1 cup milk plus 2 cups cream` are not.
 */
const isOfOneFood = (text: string, quantity: Quantity, places: MeasurePlaces): boolean => {
  const [first = [], ...others] = waysOf(quantity).map((way) => find(way, places));
  const isOneSum = first.every(({ place }, index) => {
    const next = first[index + 1]?.place;
    return next === undefined || ONE_SUM.test(text.slice(endOf(place), next.start));
  });
  return (
    isOneSum &&
    others.every(([other]) => {
      const [told] = first;
      return told === undefined || other === undefined || saysItAgain(text, told, other);
    })
  );
};

const areOfOneFood = (
  { text, quantity, package_size: size }: AuthoredLine,
  language: Language | undefined,
): boolean => {
  const parts = [quantity, ...(size === undefined ? [] : [size])];
  // `1 (28-ounce) can plus 1 (14-ounce) can`: which is of which size is told by the line alone.
  if (size !== undefined && quantity.kind === 'sum') return false;
  if (parts.every((part) => part.kind === 'simple' && (part.options ?? []).length === 0)) return true;
  const places = new MeasurePlaces(text, language);
  return parts.every((part) => isOfOneFood(text, part, places));
};

/**
 * Whether the quantity and the size of the package tell every amount of the line. Where they do not, whoever shows them
 * without the line loses something: `2` of `2 large eggs plus 1 egg yolk`.
 */
export const tellsEveryAmount = (line: ReadLine, language: Language | undefined): boolean => {
  const { text, quantity } = line;
  const numbers = text.match(NUMBERS)?.length ?? 0;
  // `400g tin`: a tin that is not counted. For twice as much nothing would say two.
  if (quantity === undefined || !tellsAmount(quantity)) return numbers === 0;
  const isPlain = numbers <= 1 && !PART_OF_A_NAME.test(text) && !joinsInWords(text, language, []);
  if (isMisread({ ...line, quantity }) || !areOfOneFood({ ...line, quantity }, language)) return false;
  // Most lines have one number, and finding out what the others mean takes longer than reading the line.
  if (isPlain && !isUncounted(quantity)) return true;
  const writing = { kind: 'ingredient', language, style: { language: language ?? 'en' }, factor: one } as const;
  return scaledLine({ ...line, quantity }, quantity, writing) !== undefined;
};
