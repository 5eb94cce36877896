import { findUnit } from '../../units/index.ts';
import type { Convention, Language, Quantity, SimpleQuantity, Unit } from '../../units/index.ts';
import { getEnd } from './compare-measures.ts';
import { getFoodPhrase } from './food-phrase.ts';
import type { LineContext } from './line-context.ts';
import { readLineAmounts } from './read-line-amounts.ts';
import type { LineNumber } from './read-line-amounts.ts';

// English recipes measure drinks in fluid ounces and call them ounces: `2 ounces bourbon`, `1 (12-ounce) bottle beer`.

const OUNCE = 'avoirdupois.ounce';
const POUND = 'avoirdupois.pound';

/** Not soda, which may be for baking, nor milk and broth, whose cans are weighed. */
const DRINK =
  /(?:^|[\s-])(?:(?:root |ginger )?beers?|(?:ginger )?ale|lager|stout|pilsner|cider|wine|champagne|prosecco|sake|mirin|sherry|vermouth|marsala|vodka|gin|rum|tequila|mezcal|whiske?y|bourbon|scotch|brandy|cognac|kirsch|liqueur|(?:club|lemon-lime) soda|(?:coca-?)?cola|lemonade|(?:tonic|soda|sparkling) water|seltzer|(?:juice|limeade|lemonade) concentrate|juice|nectar)\s*$/iu;
/** `pineapple chunks in juice` are no juice. */
const IN = /\s(?:in|packed)\s/iu;
const REST_OF_SIZE = /^[\s.)\]]*(?:\([^()]*\)\s*)?/u;
const BEFORE_SIZE = /[\s,(]*(?:about\s*)?$/iu;

const isDrink = (words: string): boolean => DRINK.test(words) && !IN.test(words);

/** Whether an amount in ounces is one of a drink, which is named after it or right before it. */
const isOfDrink = ({ text, numbers }: Pick<LineContext, 'text' | 'numbers'>, number: LineNumber): boolean => {
  if (number.unit?.candidates.some(({ id }) => id === OUNCE) !== true) return false;
  if (numbers.some(({ unit }) => unit?.candidates.some(({ id }) => id === POUND))) return false;
  const food = getFoodPhrase(text.slice(getEnd(number)).replace(REST_OF_SIZE, ''));
  return isDrink(food.trim() === '' ? text.slice(0, number.start).replace(BEFORE_SIZE, '') : food);
};

const getFluidOunce = (assumed: Convention | undefined): string =>
  assumed === 'imperial' ? 'imperial.fluidounce' : 'us.fluidounce';

/** The unit to convert to metric from, which is a fluid ounce for a drink. */
export const toDrinkUnit = (context: LineContext, number: LineNumber, unit: Unit): Unit => {
  const { convention, assumed } = context.view;
  if (convention !== 'metric' || unit.id !== OUNCE || !isOfDrink(context, number)) return unit;
  return findUnit(getFluidOunce(assumed)) ?? unit;
};

/** The quantity of a line in fluid ounces, if its ounces are those of a drink. */
export const withDrinkUnits = (
  quantity: Quantity,
  line: string,
  { language, assumed }: { readonly language: Language | undefined; readonly assumed?: Convention | undefined },
): Quantity => {
  const { numbers } = readLineAmounts(line, language);
  if (!numbers.some((number) => isOfDrink({ text: line, numbers }, number))) return quantity;
  const toFluid = <T extends Pick<SimpleQuantity, 'unit'>>(part: T): T =>
    part.unit === OUNCE ? { ...part, unit: getFluidOunce(assumed) } : part;
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
