import { readLineAmounts, showLine } from '../../src/domains/ingredients/index.ts';
import type { LineNumber, ShownLine } from '../../src/domains/ingredients/index.ts';
import { one, rational } from '../../src/domains/units/index.ts';
import type { Language, Unit } from '../../src/domains/units/index.ts';
import type { CorpusLine } from './read-corpus-lines.ts';

const two = rational(2);

const isMeasured = ({ dimension }: Unit): boolean => dimension === 'mass' || dimension === 'volume';

const isAmerican = ({ convention, id }: Unit): boolean =>
  (convention === 'us' || convention === 'customary') && !id.endsWith('spoon');

/** Cups, ounces, pounds, pints: measures that a metric kitchen lacks. Spoons are everywhere. */
const isCustomary = ({ role, unit }: LineNumber): boolean =>
  role === 'amount' && unit?.candidates.some((candidate) => isMeasured(candidate) && isAmerican(candidate)) === true;

const hasCustomaryAmount = (text: string, language: Language): boolean =>
  readLineAmounts(text, language).numbers.some(isCustomary);

export interface EvaluatedLine {
  readonly doubled: ShownLine;
  readonly metric: ShownLine;
  /** Whether the line has an amount in cups, ounces or the like. */
  readonly isConvertible: boolean;
  /** Whether none is left in metric. */
  readonly isConverted: boolean;
}

/** Shows a line doubled and in metric units, assuming US cups. */
export const evaluateLine = ({ text, language }: CorpusLine): EvaluatedLine => {
  const view = { language, style: { language } };
  const metric = showLine(text, { ...view, factor: one, convention: 'metric', assumed: 'us' });
  const isConvertible = hasCustomaryAmount(text, language);
  return {
    doubled: showLine(text, { ...view, factor: two }),
    metric,
    isConvertible,
    isConverted: isConvertible && !hasCustomaryAmount(metric.text, language),
  };
};
