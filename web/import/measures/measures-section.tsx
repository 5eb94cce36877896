import { useRef } from 'react';

import { Choice } from '../../design/choice.tsx';
import { Notice } from '../../design/notice.tsx';
import { useWords } from '../../language/locale.tsx';
import { ALL_MEASURES, getOpenDecisions, hasCommonQuestion } from './measure-answer.ts';
import { MeasureEffects } from './measure-effects.tsx';
import { MeasureQuestion } from './measure-question.tsx';
import { KEEP, formatProfile, getProfiles } from './measure-texts.ts';
import { measureWords } from './measures.words.ts';
import type { PreviewBody } from '../review/review.api.ts';
import type { Measures } from './use-measures.ts';
import './measures.css';

export interface MeasuresSectionProps {
  readonly preview: PreviewBody;
  readonly measures: Measures;
  readonly isDisabled: boolean;
}

/**
 * Asks once for all recipes what ambiguous measures mean, for all measures by convention or for each one. An answer
 * first shows its effects.
 */
export const MeasuresSection = ({ preview, measures, isDisabled }: MeasuresSectionProps) => {
  const words = useWords(measureWords);
  const place = useRef<HTMLElement>(null);
  const { resolution_decisions: decisions, convention_question: question } = preview;
  const { shown: picked, shownAnswer: answer, pick } = measures;

  // The focused control disappears with the answer. If applying fails, the reason is shown beside it.
  const apply = (): void =>
    void measures.applyShown().then(
      () => place.current?.focus(),
      () => undefined,
    );

  if (decisions.length === 0) return null;
  const open = getOpenDecisions(preview);
  const isAskedForAll = hasCommonQuestion(preview);
  const answered = decisions.filter((decision) => !open.includes(decision));
  const getValue = (decisionId: string): string | undefined =>
    picked?.decisionId === decisionId ? picked.value : undefined;
  const renderEffects = (decisionId: string) =>
    picked?.decisionId === decisionId &&
    answer !== undefined && (
      <MeasureEffects
        key={picked.value}
        preview={preview}
        picked={picked}
        answer={answer}
        measures={measures}
        isDisabled={isDisabled}
        onApply={apply}
      />
    );
  const questions = (some: typeof decisions) =>
    some.map((decision) => (
      <MeasureQuestion
        key={decision.id}
        decision={decision}
        value={getValue(decision.id)}
        onPick={(value) => pick(decision.id, value)}
        isDisabled={isDisabled}
      >
        {renderEffects(decision.id)}
      </MeasureQuestion>
    ));
  return (
    <section className="measures" ref={place} tabIndex={-1} aria-label={words.title}>
      {open.length > 0 && (
        <>
          <h2>{words.title}</h2>
          <p className="page-lead">{words.lead}</p>
        </>
      )}
      {measures.hasConflict && (
        <Notice kind="warning" title={words.conflict}>
          {words.conflictHint}
        </Notice>
      )}
      {isAskedForAll && (
        <div className="measures-all">
          <Choice
            label={words.allAtOnce}
            value={getValue(ALL_MEASURES)}
            options={[
              ...getProfiles(preview).map((profile) => ({ value: profile.id, text: formatProfile(profile, words) })),
              { value: KEEP, text: words.keep },
            ]}
            onChange={(value) => pick(ALL_MEASURES, value)}
            isDisabled={isDisabled}
          />
          {question !== undefined && (
            <p className="measures-hint">
              {question.suggested !== undefined && <>{words.suggested} </>}
              {words.remembered}
            </p>
          )}
          {renderEffects(ALL_MEASURES)}
        </div>
      )}
      {isAskedForAll ? (
        <details>
          <summary>{words.oneByOne}</summary>
          {questions(open)}
        </details>
      ) : (
        questions(open)
      )}
      {answered.length > 0 && (
        <details>
          <summary>{words.answered(answered.length)}</summary>
          {questions(answered)}
        </details>
      )}
    </section>
  );
};
