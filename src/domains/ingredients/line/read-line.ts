import { languageOf } from '../../units/index.ts';
import type { Language } from '../../units/index.ts';
import { semanticId } from '../food/semantic-id.ts';
import { namesIn } from './alternatives.ts';
import { guessLanguage } from './guess-language.ts';
import { groupsOf } from './groups.ts';
import type { Group } from './groups.ts';
import { labelTokens } from './label-tokens.ts';
import { lineWords } from './line-words.ts';
import { measuresOf, textOf } from './measures.ts';
import type { Labelled, Measure, Stretch } from './measures.ts';
import { mendLabels } from './mend-labels.ts';
import { measureText, quantityOf } from './quantity-of.ts';
import type { Alternative, LineReading, Part, ReadQuantity, Span } from './reading.ts';
import { tokensOf } from './tokens.ts';

/**
 * Reads one line of an ingredient list. Whatever the line is, there is a reading: what is not understood stays in the
 * text, and every part of the reading tells its place there. The language is guessed where none is given.
 */
export const readLine = (text: string, languageTag?: string): LineReading => {
  const tokens = tokensOf(text);
  const language = languageOf(languageTag) ?? guessLanguage(tokens);
  return readLabelled({ text, tokens, labels: labelTokens(tokens, language), language });
};

export const readLabelled = (labelled: Labelled, withAlternatives = true): LineReading => {
  const { tokens, labels, language } = labelled;
  const line = { ...labelled, labels: mendLabels(tokens, labels, language) };
  const groups = groupsOf(line.tokens, line.labels).filter((group) => !isFiller(line, group));
  const measures = measuresOf(line, groups);
  const name = partText(line, groups, 'name', ' ');
  const names = namesIn(name, line.language);
  const reading: Writable<LineReading> = {
    text: line.text,
    name,
    quantities: measures.map((measure) => readQuantity(line, measure)),
    optional: false,
    alternatives: withAlternatives ? alternativesOf(line, names.slice(1), groups) : [],
    spans: spansOf(line, groups, measures),
  };
  const quantity = quantityOf(
    line,
    measures.filter(({ join }) => join !== 'each'),
  );
  if (quantity !== undefined) reading.quantity = quantity;
  const packageSize = quantityOf(
    line,
    measures.filter(({ join }) => join === 'each'),
  );
  if (packageSize !== undefined) reading.package_size = packageSize;
  for (const [part, joint] of JOINTS) {
    const text = partText(line, groups, part, joint);
    if (text !== '') reading[part] = text;
  }
  reading.optional = isOptional(line, reading.note);
  const id = firstFood(names, line.language);
  if (id !== undefined) reading.semantic_id = id;
  return reading;
};

/** `chopped, minced or baby clams`: the first side names no food by itself. */
const firstFood = (names: readonly string[], language: Language): string | undefined => {
  for (const name of names) {
    const id = semanticId(name, language);
    if (id !== undefined) return id;
  }
  return undefined;
};

type Writable<T> = { -readonly [K in keyof T]: T[K] };

/** How stretches of a part that stand apart are joined. */
const JOINTS = [
  ['size', ' '],
  ['preparation', ', '],
  ['note', '; '],
  ['purpose', '; '],
] as const;

const readQuantity = (line: Labelled, measure: Measure): ReadQuantity => {
  const quantity: Writable<ReadQuantity> = { amount: measure.amount, text: measureText(line, measure) };
  if (measure.unit !== undefined) quantity.unit = measure.unit;
  const units = new Set(measure.unitAt.map((at) => textOf(line, at)));
  if (units.size > 0) quantity.unit_text = [...units].join(' ');
  return quantity;
};

/** The words of a part, as they were written. */
const partText = (line: Labelled, groups: readonly Group[], part: Part, joint: string): string => {
  let text = '';
  for (const group of groups) {
    if (group.label !== part) continue;
    text = text === '' ? textOf(line, group) : `${text}${joint}${textOf(line, group)}`;
  }
  return text;
};

/** `of` and `a`, which the labels count among the notes, tell a reader nothing. */
const isFiller = ({ tokens, language }: Labelled, { label, first, end }: Group): boolean => {
  if (label !== 'note') return false;
  const { filler } = lineWords[language];
  for (let at = first; at < end; at += 1) {
    const token = tokens[at];
    if (token?.kind !== 'mark' && !filler.has(token?.text.toLowerCase() ?? '')) return false;
  }
  return true;
};

const isOptional = ({ text, language }: Labelled, note: string | undefined): boolean => {
  if (note === undefined && !text.endsWith(')')) return false;
  const said = `${note ?? ''} ${text.slice(text.lastIndexOf('(') + 1)}`.toLowerCase();
  return lineWords[language].optional.some((wording) => said.includes(wording));
};

/** The names after an `or`, and notes that begin with one: `fresh thyme (or 1 tsp dried thyme)`. */
const alternativesOf = (line: Labelled, names: readonly string[], groups: readonly Group[]): Alternative[] => {
  const { or } = lineWords[line.language];
  const found = names.map((name): Alternative => withFood({ text: name, name, quantities: [] }, line.language));
  for (const { label, first, end } of groups) {
    if (label !== 'note' || !or.has(line.tokens[first]?.text.toLowerCase() ?? '') || end === first + 1) continue;
    const other = otherReading(line, textOf(line, { first: first + 1, end }));
    if (other !== undefined) found.push(other);
  }
  return found;
};

const withFood = (alternative: Alternative, language: Language): Alternative => {
  const id = semanticId(alternative.name, language);
  return id === undefined ? alternative : { ...alternative, semantic_id: id };
};

/** What is left after `or`, read as a line of its own; `or to taste` names no food. */
const otherReading = ({ language }: Labelled, text: string): Alternative | undefined => {
  const tokens = tokensOf(text);
  const { name, quantities } = readLabelled({ text, tokens, labels: labelTokens(tokens, language), language }, false);
  return name === '' ? undefined : withFood({ text, name, quantities }, language);
};

/** The places of all parts, in the order of the text. Amounts and units have places of their own. */
const spansOf = (line: Labelled, groups: readonly Group[], measures: readonly Measure[]): Span[] => {
  const spans: Span[] = [];
  const add = (part: Part, { first, end }: Stretch) => {
    spans.push({ part, start: line.tokens[first]?.start ?? 0, end: line.tokens[end - 1]?.end ?? 0 });
  };
  for (const { amountAt, unitAt } of measures) {
    for (const at of amountAt) add('quantity', at);
    for (const at of unitAt) add('unit', at);
  }
  for (const group of groups) {
    const { label } = group;
    if (label !== 'other' && label !== 'quantity' && label !== 'unit') add(label, group);
  }
  return spans.sort((a, b) => a.start - b.start);
};
