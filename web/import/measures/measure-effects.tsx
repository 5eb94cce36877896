import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';

import { Button } from '../../design/button.tsx';
import { ProblemNotice } from '../../design/notice.tsx';
import { Loading } from '../../design/page.tsx';
import { useFormats, useWords } from '../../language/locale.tsx';
import type { PickedAnswer, ResolvedAnswer } from './measure-answer.ts';
import { MeasureExclusions } from './measure-exclusions.tsx';
import { KEEP, localizeNumbers } from './measure-texts.ts';
import { measureWords } from './measures.words.ts';
import { effectsQuery } from '../review/review.api.ts';
import type { PreviewBody, MeasureExample } from '../review/review.api.ts';
import { isRevisionConflict } from './use-measures.ts';
import type { Measures } from './use-measures.ts';

export interface MeasureEffectsProps {
  readonly preview: PreviewBody;
  readonly picked: PickedAnswer;
  readonly answer: ResolvedAnswer;
  readonly measures: Measures;
  readonly isDisabled: boolean;
  readonly onApply: () => void;
}

/** What an answer would change, how often, with examples, and the button that applies it. */
export const MeasureEffects = ({ preview, picked, answer, measures, isDisabled, onApply }: MeasureEffectsProps) => {
  const { value, excluded } = picked;
  const { onConflict } = measures;
  const words = useWords(measureWords);
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...effectsQuery(preview.id, preview.preview_revision, answer),
    placeholderData: keepPreviousData,
  });
  const failure = measures.error ?? error;
  const isConflict = isRevisionConflict(failure);
  const isOutdated = isRevisionConflict(error);
  useEffect(() => {
    if (isOutdated) onConflict();
  }, [isOutdated, onConflict]);
  const stillOpen = data === undefined ? 0 : data.unanswered.length;
  return (
    <div className="measure-effects" role="group" aria-live="polite">
      {failure !== null && !isConflict && (
        <ProblemNotice
          error={failure}
          onRetry={() => (measures.error !== null && data !== undefined ? onApply() : void refetch())}
        />
      )}
      {data === undefined && failure === null && <Loading label={words.working} />}
      {data !== undefined && (
        <>
          <p>
            <strong>
              <EffectText places={data.occurrences} isKept={value === KEEP} />
            </strong>
            {stillOpen > 0 && excluded.size === 0 && <> {words.leftOpen(stillOpen)}</>}
          </p>
          {value !== KEEP && data.examples.length > 0 && <EffectsTable examples={data.examples} />}
        </>
      )}
      <MeasureExclusions
        preview={preview}
        groupIds={answer.affectedGroupIds}
        excluded={excluded}
        isDisabled={isDisabled}
        onChange={measures.exclude}
      />
      <div className="measure-effects-foot">
        <Button onPress={measures.cancel} isDisabled={isDisabled}>
          {words.cancel}
        </Button>
        <Button
          variant="primary"
          onPress={onApply}
          isDisabled={isDisabled || data === undefined || isPlaceholderData || data.occurrences === 0}
        >
          {words.apply}
        </Button>
      </div>
    </div>
  );
};

/** How many places it changes or leaves as they are. */
const EffectText = ({ places, isKept }: { readonly places: number; readonly isKept: boolean }) => {
  const words = useWords(measureWords);
  const text = useFormats().number(places);
  if (places === 0) return words.effectNone;
  return isKept ? words.effectKeep(places, text) : words.effect(places, text);
};

/** A few examples are enough; the others look alike. */
const MAX_EXAMPLES = 6;

/** Example lines before and after. */
const EffectsTable = ({ examples }: { readonly examples: readonly MeasureExample[] }) => {
  const words = useWords(measureWords);
  const formats = useFormats();
  return (
    <table className="effects-table">
      <thead>
        <tr>
          <th scope="col">{words.line}</th>
          <th scope="col">{words.after}</th>
        </tr>
      </thead>
      <tbody>
        {examples.slice(0, MAX_EXAMPLES).map(({ before, after = before, source_text, recipe_title }) => (
          <tr key={`${recipe_title} ${source_text}`}>
            <td>
              {source_text} <small>{recipe_title}</small>
            </td>
            <td>
              <strong>{localizeNumbers(after, formats)}</strong>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};
