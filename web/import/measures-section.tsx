import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';

import { Choice } from '../design/choice.tsx';
import { Notice } from '../design/notice.tsx';
import { useToast } from '../design/toasts.tsx';
import { useFormats, useWords } from '../language/locale.tsx';
import { MeasureEffects } from './measure-effects.tsx';
import { MeasureQuestion } from './measure-question.tsx';
import { KEEP, groupsOfAll, profileText } from './measure-texts.ts';
import { measureWords } from './measures.words.ts';
import { previewKey } from './review.api.ts';
import type { PreviewBody } from './review.api.ts';
import './measures.css';

export interface MeasuresSectionProps {
  readonly preview: PreviewBody;
  readonly isDisabled: boolean;
}

/** The question for all measures together, beside those for each. */
const ALL = 'all';

interface Tried {
  /** The decision that it answers, or `all`. */
  readonly of: string;
  readonly value: string;
}

/**
 * What measures mean, asked once for all recipes: by whose kitchen they come from, or measure by measure. An answer is
 * first tried, and what it would do is shown.
 */
export const MeasuresSection = ({ preview, isDisabled }: MeasuresSectionProps) => {
  const words = useWords(measureWords);
  const formats = useFormats();
  const client = useQueryClient();
  const tell = useToast();
  const place = useRef<HTMLElement>(null);
  const [tried, setTried] = useState<Tried>();
  const [hasConflict, setConflict] = useState(false);
  const { resolution_decisions: decisions, resolution_profiles: profiles, unanswered } = preview;

  const onApplied = (revised: PreviewBody, places: number): void => {
    client.setQueryData(previewKey(preview.id), revised);
    setTried(undefined);
    setConflict(false);
    tell({ text: words.applied(places, formats.number(places)) });
    place.current?.focus();
  };
  const onConflict = useCallback(() => {
    setConflict(true);
    void client.invalidateQueries({ queryKey: previewKey(preview.id) });
  }, [client, preview.id]);

  if (decisions.length === 0) return null;
  const [open, answered] = [
    decisions.filter(({ id }) => unanswered.includes(id)),
    decisions.filter(({ id }) => !unanswered.includes(id)),
  ];
  const valueOf = (of: string): string | undefined => (tried?.of === of ? tried.value : undefined);
  const effectsOf = (of: string, concerned: readonly string[], groupIds = concerned) =>
    tried?.of === of && (
      <MeasureEffects
        key={tried.value}
        preview={preview}
        value={tried.value}
        groupIds={groupIds}
        concernedIds={concerned}
        onApplied={onApplied}
        onConflict={onConflict}
        onCancel={() => setTried(undefined)}
      />
    );
  const questions = (some: typeof decisions) =>
    some.map((decision) => (
      <MeasureQuestion
        key={decision.id}
        decision={decision}
        value={valueOf(decision.id)}
        onTry={(value) => setTried({ of: decision.id, value })}
        isDisabled={isDisabled}
      >
        {effectsOf(decision.id, decision.group_ids)}
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
      {hasConflict && (
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
            onChange={(value) => setTried({ of: ALL, value })}
            isDisabled={isDisabled}
          />
          {effectsOf(
            ALL,
            open.flatMap(({ group_ids }) => group_ids),
            groupsOfAll(tried?.value ?? KEEP, preview),
          )}
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
