import type { Language } from '../../units/index.ts';
import { findAlternatives, splitAlternatives } from './names/alternatives.ts';
import { findSemanticId } from './names/find-semantic-id.ts';
import { groupByLabel } from './label-groups.ts';
import type { LabelGroup } from './label-groups.ts';
import { getRangeText } from './labeled-line.ts';
import type { LabeledLine } from './labeled-line.ts';
import { functionWords } from './language/function-words.ts';
import { findMeasures } from './amounts/find-measures.ts';
import type { Measure } from './amounts/find-measures.ts';
import { correctLabels } from './correct-labels.ts';
import { getMeasureText, combineMeasures } from './amounts/combine-measures.ts';
import type { LineAmounts, ParsedIngredientLine, LinePart, ParsedQuantity } from './parsed-line.ts';
import { toSpans } from './to-spans.ts';
import { findIngredientTemperature } from './amounts/find-ingredient-temperature.ts';
import type { IngredientTemperature } from './amounts/find-ingredient-temperature.ts';

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
  readonly line: LabeledLine;
  readonly groups: readonly LabelGroup[];
  readonly temperature: IngredientTemperature | undefined;
  readonly measures: readonly Measure[];
}

const dissect = (labelled: LabeledLine): Dissected => {
  const { text, tokens, language } = labelled;
  const line = { text, tokens, labels: correctLabels(labelled), language };
  const all = groupByLabel(line).filter((group) => !isFiller(line, group));
  const temperature = findIngredientTemperature(line, all);
  const groups = temperature?.remainingGroups ?? all;
  return { line, groups, temperature, measures: findMeasures(line, groups) };
};

/** Only the amounts. Takes half the time of `toParsedLine`. */
export const toLineAmounts = (labelled: LabeledLine): LineAmounts => {
  const { line, measures } = dissect(labelled);
  return amountsIn(line, measures);
};

const amountsIn = (line: LabeledLine, measures: readonly Measure[]): LineAmounts => {
  const amounts: Writable<LineAmounts> = {};
  const [counted, sizes] = apart(measures);
  const quantity = combineMeasures(line, counted);
  if (quantity !== undefined) amounts.quantity = quantity;
  const size = combineMeasures(line, sizes);
  if (size !== undefined) amounts.package_size = size;
  return amounts;
};

/**
 * Builds the result from a labeled line. `readOther` parses the text of an alternative; without it the line has
 * no alternatives.
 */
export const toParsedLine = (
  labelled: LabeledLine,
  readOther?: (text: string) => ParsedIngredientLine,
): ParsedIngredientLine => {
  const { line, groups, temperature, measures } = dissect(labelled);
  const name = partText(line, groups, 'name', ' ');
  const names = splitAlternatives(name, line.language);
  const reading: Writable<ParsedIngredientLine> = {
    text: line.text,
    name,
    quantities: measures.map((measure) => readQuantity(line, measure)),
    optional: false,
    alternatives: readOther === undefined ? [] : findAlternatives(line, names, groups, readOther),
    spans: toSpans(line, groups, measures, temperature),
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
  const food = findSemanticId(line, groups, names);
  if (food !== undefined) reading.semantic_id = food;
  return reading;
};

/** What is counted, and how large each of it is. */
const apart = (measures: readonly Measure[]): readonly [counted: readonly Measure[], sizes: readonly Measure[]] => {
  if (!measures.some(({ relation }) => relation === 'each')) return [measures, []];
  return [
    measures.filter(({ relation }) => relation !== 'each'),
    measures.filter(({ relation }) => relation === 'each'),
  ];
};

const readQuantity = (line: LabeledLine, measure: Measure): ParsedQuantity => {
  const quantity: Writable<ParsedQuantity> = { amount: measure.amount, text: getMeasureText(line, measure) };
  if (measure.unit !== undefined) quantity.unit = measure.unit;
  const unit = unitText(line, measure);
  if (unit !== undefined) quantity.unit_text = unit;
  return quantity;
};

/** `scant cup` in `scant ¼ cup`. */
const unitText = (line: LabeledLine, { amountRanges, unitRanges }: Measure): string | undefined => {
  const [first, ...more] = unitRanges;
  if (first === undefined || more.length === 0) return first && getRangeText(line, first);
  const last = more.at(-1);
  // `1 cup to 2 cups` names it twice.
  if (amountRanges.length > 1 && last !== undefined) return getRangeText(line, last);
  return [...new Set(unitRanges.map((at) => getRangeText(line, at)))].join(' ');
};

/** The words of a part, as they were written. */
const partText = (line: LabeledLine, groups: readonly LabelGroup[], part: LinePart, joint: string): string => {
  let text = '';
  for (const group of groups) {
    if (group.label !== part) continue;
    text = text === '' ? getRangeText(line, group) : `${text}${joint}${getRangeText(line, group)}`;
  }
  return text;
};

/** Whether a note consists only of words like `of` and `a`. The training data labels them as notes. */
const isFiller = ({ tokens, language }: LabeledLine, { label, first, end }: LabelGroup): boolean => {
  if (label !== 'note') return false;
  const { filler } = functionWords[language];
  for (let at = first; at < end; at += 1) {
    const token = tokens[at];
    if (token?.kind !== 'mark' && !filler.has(token?.text.toLowerCase() ?? '')) return false;
  }
  return true;
};

const isOptional = ({ text, language }: LabeledLine, note: string | undefined): boolean => {
  if (note === undefined && !text.endsWith(')')) return false;
  const said = `${note ?? ''} ${text.slice(text.lastIndexOf('(') + 1)}`.toLowerCase();
  return optionalWordings(language).test(said);
};

const wordings = new Map<Language, RegExp>();

/** As whole words: `ev` is optional in Swedish, and also the middle of many a word. */
const optionalWordings = (language: Language): RegExp => {
  const known = wordings.get(language);
  if (known !== undefined) return known;
  const made = new RegExp(`(?<!\\p{L})(?:${functionWords[language].optional.join('|')})(?!\\p{L})`, 'u');
  wordings.set(language, made);
  return made;
};
