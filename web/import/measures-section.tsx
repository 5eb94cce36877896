import { useRef } from 'react';

import { Choice } from '../design/choice.tsx';
import { Notice } from '../design/notice.tsx';
import { useWords } from '../language/locale.tsx';
import { ALL, openDecisions } from './measure-answer.ts';
import { MeasureEffects } from './measure-effects.tsx';
import { MeasureQuestion } from './measure-question.tsx';
import { KEEP, profileText } from './measure-texts.ts';
import { measureWords } from './measures.words.ts';
import type { PreviewBody } from './review.api.ts';
import type { Measures } from './use-measures.ts';
import './measures.css';

export interface MeasuresSectionProps {
  readonly preview: PreviewBody;
  readonly measures: Measures;
  readonly isDisabled: boolean;
}

/**
 * What measures mean, asked once for all recipes: by whose kitchen they come from, or measure by measure. An answer is
 * first tried, and what it would do is shown.
 */
export const MeasuresSection = ({ preview, measures, isDisabled }: MeasuresSectionProps) => {
  const words = useWords(measureWords);
  const place = useRef<HTMLElement>(null);
  const { resolution_decisions: decisions, resolution_profiles: profiles } = preview;
  const { tried, answer, pick } = measures;

  // What had the focus goes with the answer; why it was not given stands beside it.
  const apply = (): void =>
    void measures.apply().then(
      () => place.current?.focus(),
      () => undefined,
    );

  if (decisions.length === 0) return null;
  const open = openDecisions(preview);
  const answered = decisions.filter((decision) => !open.includes(decision));
  const valueOf = (of: string): string | undefined => (tried?.of === of ? tried.value : undefined);
  const effectsOf = (of: string) =>
    tried?.of === of &&
    answer !== undefined && (
      <MeasureEffects
        key={tried.value}
        preview={preview}
        tried={tried}
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
        value={valueOf(decision.id)}
        onTry={(value) => pick(decision.id, value)}
        isDisabled={isDisabled}
      >
        {effectsOf(decision.id)}
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
      {open.length > 1 && (
        <div className="measures-all">
          <Choice
            label={words.allAtOnce}
            value={valueOf(ALL)}
            options={[
              ...profiles
                .filter(({ selects }) => selects.length > 0)
                .map((profile) => ({ value: profile.id, text: profileText(profile, words) })),
              { value: KEEP, text: words.keep },
            ]}
            onChange={(value) => pick(ALL, value)}
            isDisabled={isDisabled}
          />
          {effectsOf(ALL)}
        </div>
      )}
      {open.length > 1 ? (
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
