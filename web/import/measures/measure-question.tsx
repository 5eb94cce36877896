import type { ReactNode } from 'react';

import { Choice } from '../../design/choice.tsx';
import { useFormats, useWords } from '../../language/locale.tsx';
import { KEEP, formatChoice, toUnitValue, localizeNumbers } from './measure-texts.ts';
import { measureWords } from './measures.words.ts';
import type { DecisionBody } from '../review/review.api.ts';

export interface MeasureQuestionProps {
  readonly decision: DecisionBody;
  readonly value: string | undefined;
  readonly onPick: (value: string) => void;
  readonly isDisabled: boolean;
  /** The effects of the picked answer. */
  readonly children: ReactNode;
}

/** `These 41 cup, cups in 12 recipes`, with examples and the possible meanings. */
export const MeasureQuestion = ({ decision, value, onPick, isDisabled, children }: MeasureQuestionProps) => {
  const words = useWords(measureWords);
  const formats = useFormats();
  const { authored_forms, occurrences, recipes, choices, examples } = decision;
  const forms = authored_forms.map((form) => words.quoted(form)).join(', ');
  return (
    <div className="measure-question">
      <h3>
        {words.these(occurrences, formats.number(occurrences), forms)}{' '}
        <small>{words.inRecipes(recipes, formats.number(recipes))}</small>
      </h3>
      <ul className="measure-question-examples">
        {examples.map(({ source_text, recipe_title, after }) => (
          <li key={`${recipe_title} ${source_text}`}>
            <q>{source_text}</q>
            {after !== undefined && <> → {localizeNumbers(after, formats)}</>} <cite>{recipe_title}</cite>
          </li>
        ))}
      </ul>
      <Choice
        label={words.means(forms)}
        hideLabel
        value={value}
        options={[
          ...choices.map((choice) => ({
            value: toUnitValue(choice.unit_id),
            text: formatChoice(choice, choices, words, formats),
          })),
          { value: KEEP, text: words.keep },
        ]}
        onChange={onPick}
        isDisabled={isDisabled}
      />
      {children}
    </div>
  );
};
