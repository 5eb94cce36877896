import { findUnit } from '../../units/index.ts';
import type { Quantity, SimpleQuantity, Unit } from '../../units/index.ts';
import { getEnd } from './compare-measures.ts';
import { hasSameNumbers } from './format-like-author.ts';
import type { LineContext, LineView } from './line-context.ts';
import { readLineAmounts } from './read-line-amounts.ts';
import type { LineNumber } from './read-line-amounts.ts';

// English recipes measure drinks in fluid ounces and call them ounces: `2 ounces bourbon`, `1 (12-ounce) bottle beer`.
// In doubt, an ounce is a weight.

const OUNCE = 'avoirdupois.ounce';
const POUND = 'avoirdupois.pound';

/** Not soda, which may be for baking, nor milk and broth, whose cans are weighed. */
const DRINK =
  /(?:^|[\s-])(?:(?:root |ginger )?beers?|(?:ginger )?ale|lager|stout|pilsner|cider|wine|champagne|prosecco|sake|mirin|sherry|vermouth|vodka|gin|rum|tequila|mezcal|whiske?y|bourbon|scotch|brandy|cognac|kirsch|liqueur|(?:club|lemon-lime) soda|(?:coca-?)?cola|lemonade|(?:tonic|soda|sparkling) water|seltzer|(?:juice|limeade|lemonade) concentrate|juice)\s*$/iu;
/** What follows is another food or belongs to one: `pineapple chunks in juice`, `tomatoes with their juice`. */
const PHRASE_END =
  /[,;:()[\]+&/%]|\s[–—-]\s|\s(?:plus|and|or|with|without|w|in|packed|including|for|from|to|alla)\s|(?<!\p{L})penne\s/iu;
const REST_OF_SIZE = /^[\s.)\]]*(?:\([^()]*\)\s*)?/u;
const CONTAINER = /^(?:(?:large|small)\s)?(?:(?:cans?|bottles?|tins?|cartons?|containers?)(?:\sor\s|\s|$))+(?:of\s)?/iu;
const BEFORE_SIZE = /\s*\((?:about\s)?$/iu;
const ADJACENT = /^\.?\s*$/u;

const getPhrase = (words: string): string => {
  const end = words.search(PHRASE_END);
  return end === -1 ? words : words.slice(0, end);
};

/** The ounces of `1 lb 4 oz`. */
const isRestOfPounds = ({ text, numbers }: Pick<LineContext, 'text' | 'numbers'>, number: LineNumber): boolean => {
  const previous = numbers[numbers.indexOf(number) - 1];
  return (
    previous?.unit?.candidates.some(({ id }) => id === POUND) === true &&
    ADJACENT.test(text.slice(getEnd(previous), number.start))
  );
};

/** Whether a number of ounces measures a drink, which is named after it or before its bracket. */
const measuresDrink = (line: Pick<LineContext, 'text' | 'numbers'>, number: LineNumber): boolean => {
  if (number.unit?.candidates.some(({ id }) => id === OUNCE) !== true || isRestOfPounds(line, number)) return false;
  const { text } = line;
  const food = getPhrase(text.slice(getEnd(number)).replace(REST_OF_SIZE, '').replace(CONTAINER, ''));
  if (food.trim() !== '') return DRINK.test(food);
  const before = text.slice(0, number.start);
  const named = before.replace(BEFORE_SIZE, '');
  return named.length < before.length && !PHRASE_END.test(named) && DRINK.test(named);
};

/** Readers who prefer weights see the weight of a drink, too. */
const showsVolumes = ({ language = 'en', convention, prefersWeights }: LineView): boolean =>
  language === 'en' && convention === 'metric' && prefersWeights !== true;

const getFluidOunce = ({ assumed }: LineView): string =>
  assumed === 'imperial' ? 'imperial.fluidounce' : 'us.fluidounce';

/** The unit to convert from, which is the fluid ounce for a drink in a metric view. */
export const toDrinkUnit = (context: LineContext, number: LineNumber, unit: Unit): Unit => {
  const { view } = context;
  if (unit.id !== OUNCE || !showsVolumes(view) || !measuresDrink(context, number)) return unit;
  return findUnit(getFluidOunce(view)) ?? unit;
};

/** The quantity of a line, in fluid ounces where the line measures a drink in ounces. */
export const withDrinkUnits = (quantity: Quantity, text: string, view: LineView): Quantity => {
  if (!showsVolumes(view)) return quantity;
  const { numbers } = readLineAmounts(text, view.language);
  const drinks = new Set(numbers.filter((number) => measuresDrink({ text, numbers }, number)));
  if (drinks.size === 0) return quantity;
  const toFluid = <T extends Pick<SimpleQuantity, 'amount' | 'unit'>>(part: T): T => {
    const { amount, unit } = part;
    if (unit !== OUNCE || amount === undefined) return part;
    const stating = numbers.filter(
      (number) =>
        number.unit?.candidates.some(({ id }) => id === OUNCE) === true && hasSameNumbers(number.amount, amount),
    );
    const isDrink = stating.length > 0 && stating.every((number) => drinks.has(number));
    return isDrink ? { ...part, unit: getFluidOunce(view) } : part;
  };
  const { terms, options } = quantity;
  return {
    ...toFluid(quantity),
    ...(terms && { terms: terms.map(toFluid) }),
    ...(options && {
      options: options.map((option) => ({
        ...toFluid(option),
        ...(option.terms && { terms: option.terms.map(toFluid) }),
      })),
    }),
  };
};
