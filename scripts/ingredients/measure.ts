import type { ParsedIngredientLine } from '../../src/domains/ingredients/index.ts';
import { parseAmount } from '../../src/domains/units/index.ts';
import type { Amount } from '../../src/domains/units/index.ts';
import type { Example } from './corpus.ts';

/** What is compared of a line: its first amount, its first unit and its name. */
export interface Answer {
  /** `3/2`, or `7-8` for a range; empty where the line states none. */
  readonly quantity: string;
  readonly unit: string;
  readonly name: string;
}

/** How many lines were read right, in percent. */
export interface Figures {
  readonly quantity: number;
  readonly unit: number;
  readonly name: number;
  /** All three of them. */
  readonly all: number;
}

/** Plurals of words that may be units lose their ending: the labels hold them in the singular, in names as well. */
const UNIT_WORDS = new Set(
  (
    'bag ball bar blade bottle box branch bulb bunch can carton chunk clove container cube cup cutlet dash drop ear ' +
    'envelope fillet gallon gram handful head inch jar kilo knob link litre liter lb loaf milliliter millilitre ounce ' +
    'oz pack package packet piece pinch pint pod pot pound punnet quart rack rasher recipe rib sachet scoop segment ' +
    'sheet shoot shot slice spear splash sprig square stalk stem stick strip tablespoon tbsp teaspoon tin tsp tub ' +
    'tube twist wedge'
  ).split(' '),
);
const IRREGULAR = new Map([
  ['leaves', 'leaf'],
  ['loaves', 'loaf'],
]);

const singular = (word: string): string => {
  const irregular = IRREGULAR.get(word);
  if (irregular !== undefined) return irregular;
  return [word.slice(0, -1), word.slice(0, -2)].find((stem) => word.endsWith('s') && UNIT_WORDS.has(stem)) ?? word;
};

/** Case, punctuation and the plural of units make no difference. */
export const folded = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .split(' ')
    .map(singular)
    .join(' ');

const amountText = (amount: Amount | undefined, text: string): string => {
  if (amount?.value !== undefined) return amount.value;
  if (amount?.min !== undefined || amount?.max !== undefined) return `${amount.min ?? ''}-${amount.max ?? ''}`;
  return folded(text);
};

/** The first amount of the label `1 1/2 125`, where two spaces or a number that is no fraction begin the next one. */
const FIRST =
  /^(?:\d+ \d+\/\d+|\d+\/\d+|[\d.,]+|[^\s-]+)(?:-\s*(?:\d+ \d+\/\d+|\d+\/\d+|[\d.,]+|[^\s-]+))?(?: dozen)?/i;

export const labelled = ({ quantity = '', unit = '', name }: Example): Answer => {
  const first =
    FIRST.exec(quantity.trim())?.[0]
      .replace(/(?<=\d)x$/i, '')
      .replaceAll(/-\s+/g, '-') ?? '';
  return {
    quantity: first === '' ? '' : amountText(parseAmount(first, 'en'), first),
    unit: folded(unit),
    name: folded(name),
  };
};

/** The first unit is the first in the text, as in the labels: `ounce` in `1 (14 ounce) can`. */
export const answered = ({ quantities, spans, text, name }: ParsedIngredientLine): Answer => {
  const [first] = quantities;
  const amount = spans.find(({ part }) => part === 'quantity');
  const unit = spans.find(({ part }) => part === 'unit');
  return {
    quantity:
      first === undefined || Object.keys(first.amount).length === 0
        ? ''
        : amountText(first.amount, text.slice(amount?.start, amount?.end)),
    unit: unit === undefined ? '' : folded(text.slice(unit.start, unit.end)),
    name: folded(name),
  };
};

/** The label holds all units of the line in their order: the first one is right where they begin with it. */
const isFirstUnit = (answer: string, label: string): boolean =>
  answer === '' ? label === '' : label === answer || label.startsWith(`${answer} `);

export const figuresOf = (pairs: readonly (readonly [label: Answer, answer: Answer])[]): Figures => {
  const right = { quantity: 0, unit: 0, name: 0, all: 0 };
  for (const [label, answer] of pairs) {
    const quantity = label.quantity === answer.quantity;
    const unit = isFirstUnit(answer.unit, label.unit);
    const name = label.name === answer.name;
    right.quantity += Number(quantity);
    right.unit += Number(unit);
    right.name += Number(name);
    right.all += Number(quantity && unit && name);
  }
  const percent = (count: number) => Math.round((10_000 * count) / Math.max(1, pairs.length)) / 100;
  return {
    quantity: percent(right.quantity),
    unit: percent(right.unit),
    name: percent(right.name),
    all: percent(right.all),
  };
};
