import type { Language } from '../../units/index.ts';
import { alternativesOf, namesIn } from './alternatives.ts';
import { foodOf } from './food-of.ts';
import { groupsOf } from './groups.ts';
import type { Group } from './groups.ts';
import { textOf } from './labelled-line.ts';
import type { LabelledLine } from './labelled-line.ts';
import { lineWords } from './line-words.ts';
import { measuresOf } from './measures.ts';
import type { Measure } from './measures.ts';
import { mendLabels } from './mend-labels.ts';
import { measureText, quantityOf } from './quantity-of.ts';
import type { LineAmounts, LineReading, Part, ReadQuantity } from './reading.ts';
import { spansOf } from './spans-of.ts';
import { temperatureIn } from './temperature-in.ts';
import type { FoundTemperature } from './temperature-in.ts';

type Writable<T> = { -readonly [K in keyof T]: T[K] };

/** How stretches of a part that stand apart are joined. */
const JOINTS = [
  ['size', ' '],
  ['preparation', ', '],
  ['note', '; '],
  ['purpose', '; '],
] as const;

/** A labelled line with its parts, as everything else is read from it. */
interface Dissected {
  readonly line: LabelledLine;
  readonly groups: readonly Group[];
  readonly temperature: FoundTemperature | undefined;
  readonly measures: readonly Measure[];
}

const dissect = (labelled: LabelledLine): Dissected => {
  const { text, tokens, language } = labelled;
  const line = { text, tokens, labels: mendLabels(labelled), language };
  const all = groupsOf(line).filter((group) => !isFiller(line, group));
  const temperature = temperatureIn(line, all);
  const groups = temperature?.others ?? all;
  return { line, groups, temperature, measures: measuresOf(line, groups) };
};

/** Only the amounts. Takes half the time of `putTogether`. */
export const amountsOf = (labelled: LabelledLine): LineAmounts => {
  const { line, measures } = dissect(labelled);
  return amountsIn(line, measures);
};

const amountsIn = (line: LabelledLine, measures: readonly Measure[]): LineAmounts => {
  const amounts: Writable<LineAmounts> = {};
  const [counted, sizes] = apart(measures);
  const quantity = quantityOf(line, counted);
  if (quantity !== undefined) amounts.quantity = quantity;
  const size = quantityOf(line, sizes);
  if (size !== undefined) amounts.package_size = size;
  return amounts;
};

/**
 * Builds the result from a labeled line. `readOther` parses the text of an alternative; without it the line has
 * no alternatives.
 */
export const putTogether = (labelled: LabelledLine, readOther?: (text: string) => LineReading): LineReading => {
  const { line, groups, temperature, measures } = dissect(labelled);
  const name = partText(line, groups, 'name', ' ');
  const names = namesIn(name, line.language);
  const reading: Writable<LineReading> = {
    text: line.text,
    name,
    quantities: measures.map((measure) => readQuantity(line, measure)),
    optional: false,
    alternatives: readOther === undefined ? [] : alternativesOf(line, names, groups, readOther),
    spans: spansOf(line, groups, measures, temperature),
    ...amountsIn(line, measures),
  };
  if (temperature !== undefined) {
    const { value, scale } = temperature;
    reading.temperature = { value, scale, purpose: { kind: 'ingredient' } };
  }
  for (const [part, joint] of JOINTS) {
    const text = partText(line, groups, part, joint);
    if (text !== '') reading[part] = text;
  }
  reading.optional = isOptional(line, reading.note);
  const food = foodOf(line, groups, names);
  if (food !== undefined) reading.semantic_id = food;
  return reading;
};

/** What is counted, and how large each of it is. */
const apart = (measures: readonly Measure[]): readonly [counted: readonly Measure[], sizes: readonly Measure[]] => {
  if (!measures.some(({ join }) => join === 'each')) return [measures, []];
  return [measures.filter(({ join }) => join !== 'each'), measures.filter(({ join }) => join === 'each')];
};

const readQuantity = (line: LabelledLine, measure: Measure): ReadQuantity => {
  const quantity: Writable<ReadQuantity> = { amount: measure.amount, text: measureText(line, measure) };
  if (measure.unit !== undefined) quantity.unit = measure.unit;
  const unit = unitText(line, measure);
  if (unit !== undefined) quantity.unit_text = unit;
  return quantity;
};

/** `scant cup` in `scant ¼ cup`. */
const unitText = (line: LabelledLine, { amountAt, unitAt }: Measure): string | undefined => {
  const [first, ...more] = unitAt;
  if (first === undefined || more.length === 0) return first && textOf(line, first);
  const last = more.at(-1);
  // `1 cup to 2 cups` names it twice.
  if (amountAt.length > 1 && last !== undefined) return textOf(line, last);
  return [...new Set(unitAt.map((at) => textOf(line, at)))].join(' ');
};

/** The words of a part, as they were written. */
const partText = (line: LabelledLine, groups: readonly Group[], part: Part, joint: string): string => {
  let text = '';
  for (const group of groups) {
    if (group.label !== part) continue;
    text = text === '' ? textOf(line, group) : `${text}${joint}${textOf(line, group)}`;
  }
  return text;
};

/** Whether a note consists only of words like `of` and `a`. The training data labels them as notes. */
const isFiller = ({ tokens, language }: LabelledLine, { label, first, end }: Group): boolean => {
  if (label !== 'note') return false;
  const { filler } = lineWords[language];
  for (let at = first; at < end; at += 1) {
    const token = tokens[at];
    if (token?.kind !== 'mark' && !filler.has(token?.text.toLowerCase() ?? '')) return false;
  }
  return true;
};

const isOptional = ({ text, language }: LabelledLine, note: string | undefined): boolean => {
  if (note === undefined && !text.endsWith(')')) return false;
  const said = `${note ?? ''} ${text.slice(text.lastIndexOf('(') + 1)}`.toLowerCase();
  return optionalWordings(language).test(said);
};

const wordings = new Map<Language, RegExp>();

/** As whole words: `ev` is optional in Swedish, and also the middle of many a word. */
const optionalWordings = (language: Language): RegExp => {
  const known = wordings.get(language);
  if (known !== undefined) return known;
  const made = new RegExp(`(?<!\\p{L})(?:${lineWords[language].optional.join('|')})(?!\\p{L})`, 'u');
  wordings.set(language, made);
  return made;
};
