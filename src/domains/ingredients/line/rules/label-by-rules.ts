import type { Label } from '../labeled-line.ts';
import type { LineToken } from '../tokenize-line.ts';
import { findClauseEnd, isSeparator } from './clauses.ts';
import { labelBracket } from './label-bracket.ts';
import { labelClause } from './label-clause.ts';
import { labelName } from './label-name.ts';
import { skipConnectors, labelBeforeName } from './label-before-name.ts';
import { isMark, isWord, findPhraseAt, labelWords, createLabelingState } from './labeling-state.ts';
import type { LabelingState } from './labeling-state.ts';
import { findUnitAt } from './find-unit.ts';
import type { RuleBasedLanguage } from './line-vocabulary.ts';

/** Labels tokens by rules: first the amount, then the name, then clause by clause preparation, purpose and notes. */
export const labelByRules = (tokens: readonly LineToken[], language: RuleBasedLanguage): Label[] => {
  const line = createLabelingState(tokens, language);
  labelLine(line);
  if (!line.labels.includes('name')) findName(line);
  return line.labels;
};

const labelLine = (line: LabelingState): void => {
  const { end } = line;
  let at = labelBeforeName(line, 0);
  let isFresh = false;
  while (at < end) {
    if (line.closingBrackets.has(at)) at = labelBracket(line, at);
    else if (isMark(line, at)) {
      const isColon = line.keys[at] === ':';
      isFresh ||= isSeparator(line, at);
      at = isColon ? afterColon(line, at) : at + 1;
    } else {
      if (!line.hasName) at = line.hasMeasure ? skipConnectors(line, at) : labelBeforeName(line, at);
      const stop = findClauseEnd(line, at, end);
      at = isFresh && line.hasName ? labelClause(line, at, stop, end) : labelName(line, at, stop, end);
      isFresh = false;
    }
  }
};

/** `Teig: 500 g Mehl`: where a food follows, what stood before the colon was only about it. Not so `Mehl: 500 g`. */
const afterColon = (line: LabelingState, colon: number): number => {
  if (line.hasMeasure || findPhraseAt(line, colon + 1, line.end) !== undefined) return colon + 1;
  const at = labelBeforeName(line, colon + 1);
  if (isWord(line, at)) {
    for (let before = 0; before < colon; before += 1) if (line.labels[before] === 'name') line.labels[before] = 'note';
    line.hasName = false;
  }
  return at;
};

/**
 * A line without a name has one all the same, and the rules took it for something else: `2 Knoblauchzehen` for a unit,
 * `500 g gehakt` for what was done, `2 große` for a size.
 */
const findName = (line: LabelingState): void => {
  for (const label of ['unit', 'preparation', 'size'] as const) {
    const last = line.labels.lastIndexOf(label);
    if (last === -1) continue;
    let first = last;
    while (line.labels[first - 1] === label) first -= 1;
    if (label === 'unit' && findUnitAt(line, first, line.end)?.dimension !== 'count') continue;
    labelWords(line, first, last + 1, 'name');
    return;
  }
};
