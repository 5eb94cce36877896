import { Recent } from '../../../platform/memory/recent.ts';
import type { Amount, Language, Quantity, SimpleQuantity } from '../../units/index.ts';
import type { AuthoredLine } from './authored-line.ts';
import { isMisread } from './is-misread.ts';
import { MeasurePlaces } from './measure-places.ts';
import type { Place } from './measure-places.ts';
import { inIngredient, inYield, isOfEach, joinsInWords } from './other-measures.ts';
import { isOneMeasure, partsOf, waysOf } from './scale-exactly.ts';

export type TextKind = 'ingredient' | 'yield';

/** A number of a text that changes when the recipe is scaled. */
export type Slot =
  | {
      /** It is that of a part of the quantity. */
      readonly kind: 'part';
      readonly place: Place;
      readonly authored: SimpleQuantity;
      /** Which way of the quantity, and which part of that. */
      readonly at: readonly [way: number, part: number];
    }
  | {
      /** It says again what a part says: `1 cup (2 sticks)`. */
      readonly kind: 'same-again';
      readonly place: Place;
      readonly amount: Amount;
    };

/** `400g tin`: a tin that is not counted, of 400 g. Twice as much is not a tin of 800 g, and nothing says two tins. */
export const isUncounted = (quantity: Quantity): boolean =>
  !isOneMeasure(quantity) &&
  waysOf(quantity).some(
    (way) => way.kind === 'sum' && partsOf(way).some(({ amount, unit }) => amount === undefined && unit !== undefined),
  );

const wholeOf = ({ start, end, unit }: Place) => ({ start, end: Math.max(end, unit?.end ?? 0) });

/** The places of the parts; undefined where one of them cannot be found. */
const findParts = ({ text, quantity }: AuthoredLine, places: MeasurePlaces): Slot[] | undefined => {
  const slots: Slot[] = [];
  for (const [way, whole] of waysOf(quantity).entries()) {
    for (const [part, authored] of partsOf(whole).entries()) {
      if (authored.amount === undefined) continue;
      const place = places.take(authored);
      if (place === undefined) return undefined;
      // Another way to say it may be the size of each, which stays: `4 steaks (200 g each)`.
      if (way === 0 || !isOfEach(text, wholeOf(place))) slots.push({ kind: 'part', place, authored, at: [way, part] });
    }
  }
  return slots;
};

/** Whatever else the text counts; undefined where that would contradict the new amounts. */
const findOthers = (text: string, kind: TextKind, places: MeasurePlaces): Slot[] | undefined => {
  const slots: Slot[] = [];
  const meaningOf = kind === 'yield' ? inYield : inIngredient;
  for (const number of places.left) {
    const meaning = meaningOf(text, number, places);
    if (meaning === 'unknown') return undefined;
    if (meaning === 'same-again') slots.push({ kind: meaning, place: number, amount: number.amount });
  }
  return slots;
};

const find = (line: AuthoredLine, kind: TextKind, language: Language | undefined): readonly Slot[] | undefined => {
  const { text, quantity, package_size: size } = line;
  if (isUncounted(quantity) || (kind === 'ingredient' && isMisread(line))) return undefined;
  const places = new MeasurePlaces(text, language);
  const slots = findParts(line, places);
  if (slots === undefined || places.isTooMuch) return undefined;
  // The size of a package stays.
  for (const part of size === undefined ? [] : partsOf(size)) places.take(part);
  if (kind === 'ingredient' && joinsInWords(text, language, places.taken)) return undefined;
  const others = findOthers(text, kind, places);
  return others && [...slots, ...others];
};

/** What was found in a text of that kind and language. */
interface Found {
  readonly kind: TextKind;
  readonly language: Language | undefined;
  readonly slots: readonly Slot[] | undefined;
}

interface OfOneMeasure extends Found {
  readonly quantity: SimpleQuantity;
  readonly size: SimpleQuantity | undefined;
}

interface OfSeveral extends Found {
  readonly text: string;
  readonly size: Quantity | undefined;
}

/** An open recipe is scaled again whenever its servings change, and `2 cups` is in many a recipe. */
const recent = new Recent<OfOneMeasure>(2000);
const LONGEST_KEPT = 200;

/** Weak, because a quantity of several measures may be large: an entry goes when its quantity does. */
const ofSeveral = new WeakMap<Quantity, OfSeveral>();

const isSameAmount = (a: Amount | undefined, b: Amount | undefined): boolean =>
  a === b ||
  (a !== undefined &&
    b !== undefined &&
    a.value === b.value &&
    a.min === b.min &&
    a.max === b.max &&
    a.approximate === b.approximate);

const isSame = (a: SimpleQuantity | undefined, b: Quantity | undefined): boolean =>
  a === undefined || b === undefined
    ? a === b
    : a.unit === b.unit && a.text === b.text && isSameAmount(a.amount, b.amount);

const slotsOfOneMeasure = (line: AuthoredLine, kind: TextKind, language: Language | undefined): Found => {
  const { text, quantity, package_size: size } = line;
  const known = recent.get(text);
  if (
    known !== undefined &&
    known.kind === kind &&
    known.language === language &&
    isSame(known.quantity, quantity) &&
    isSame(known.size, size)
  ) {
    return known;
  }
  const [own = { kind: 'simple' }] = partsOf(quantity);
  const [each] = size === undefined ? [] : partsOf(size);
  // Parts have nothing but what is compared, while a stored quantity may carry more.
  const found = { kind, language, quantity: own, size: each, slots: find(line, kind, language) };
  if (text.length <= LONGEST_KEPT && (own.text?.length ?? 0) <= LONGEST_KEPT) recent.set(text, found);
  return found;
};

const slotsOfSeveral = (line: AuthoredLine, kind: TextKind, language: Language | undefined): Found => {
  const { text, quantity, package_size: size } = line;
  const known = ofSeveral.get(quantity);
  if (known?.text === text && known.size === size && known.kind === kind && known.language === language) return known;
  const found = { text, size, kind, language, slots: find(line, kind, language) };
  ofSeveral.set(quantity, found);
  return found;
};

/**
 * The numbers of a text that change when the recipe is scaled, whatever it is scaled by. Undefined where an amount of the
 * quantity cannot be found, or where another number would still tell the old amount.
 */
export const slotsOf = (
  line: AuthoredLine,
  kind: TextKind,
  language: Language | undefined,
): readonly Slot[] | undefined => {
  const { quantity, package_size: size } = line;
  const isOfOne = isOneMeasure(quantity) && (size === undefined || isOneMeasure(size));
  return (isOfOne ? slotsOfOneMeasure : slotsOfSeveral)(line, kind, language).slots;
};
