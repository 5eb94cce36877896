import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';

import { Button } from '../design/button.tsx';
import { ProblemNotice } from '../design/notice.tsx';
import { Loading } from '../design/page.tsx';
import { useFormats, useWords } from '../language/locale.tsx';
import { EffectsTable } from './effects-table.tsx';
import type { Tried, TriedAnswer } from './measure-answer.ts';
import { MeasureExclusions } from './measure-exclusions.tsx';
import { KEEP } from './measure-texts.ts';
import { measureWords } from './measures.words.ts';
import { effectsQuery } from './review.api.ts';
import type { PreviewBody } from './review.api.ts';
import { isRevisionConflict } from './use-measures.ts';
import type { Measures } from './use-measures.ts';

export interface MeasureEffectsProps {
  readonly preview: PreviewBody;
  readonly tried: Tried;
  readonly answer: TriedAnswer;
  readonly measures: Measures;
  readonly isDisabled: boolean;
  readonly onApply: () => void;
}

/** What an answer would do, in how many places and for example where; and the button that gives it. */
export const MeasureEffects = ({ preview, tried, answer, measures, isDisabled, onApply }: MeasureEffectsProps) => {
  const { value, excluded } = tried;
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
        groupIds={answer.concernedIds}
        excluded={excluded}
        isDisabled={isDisabled}
        onChange={measures.exclude}
      />
      <div className="measure-effects-foot">
        <Button onPress={measures.cancel} isDisabled={isDisabled}>
          {words.cancel}
        </Button>
        <Button
          look="primary"
          onPress={onApply}
          isDisabled={isDisabled || data === undefined || isPlaceholderData || data.occurrences === 0}
        >
          {words.apply}
        </Button>
      </div>
    </div>
  );
};

/** In how many places it changes something, or leaves it as it is. */
const EffectText = ({ places, isKept }: { readonly places: number; readonly isKept: boolean }) => {
  const words = useWords(measureWords);
  const text = useFormats().number(places);
  if (places === 0) return words.effectNone;
  return isKept ? words.effectKeep(places, text) : words.effect(places, text);
};
