import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';

import { hasCode } from '../api/problem.ts';
import { Button } from '../design/button.tsx';
import { Checkbox } from '../design/field.tsx';
import { ProblemNotice } from '../design/notice.tsx';
import { Loading } from '../design/page.tsx';
import { useFormats, useWords } from '../language/locale.tsx';
import { EffectsTable } from './effects-table.tsx';
import { GrowingList } from './growing-list.tsx';
import { KEEP, interpretationOf } from './measure-texts.ts';
import { measureWords } from './measures.words.ts';
import { applyEffects, effectsQuery } from './review.api.ts';
import type { Effects, PreviewBody } from './review.api.ts';

export interface MeasureEffectsProps {
  readonly preview: PreviewBody;
  readonly value: string;
  /** Empty: everything that it can answer. */
  readonly groupIds: readonly string[];
  /** The groups whose recipes can be left out. */
  readonly concernedIds: readonly string[];
  readonly onApplied: (preview: PreviewBody, places: number) => void;
  /** Somebody else was faster. */
  readonly onConflict: () => void;
  readonly onCancel: () => void;
}

const CONFLICT = 'preview-revision-conflict';

/** What an answer would do, in how many places and for example where; and the button that gives it. */
export const MeasureEffects = (props: MeasureEffectsProps) => {
  const { preview, value, groupIds, concernedIds, onApplied, onConflict, onCancel } = props;
  const words = useWords(measureWords);
  const [excluded, setExcluded] = useState<ReadonlySet<string>>(new Set());
  const answer = {
    interpretation: interpretationOf(value),
    groupIds,
    excludedItemIds: [...excluded],
  };
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...effectsQuery(preview.id, preview.preview_revision, answer),
    placeholderData: keepPreviousData,
  });
  const applying = useMutation({
    mutationFn: (effects: Effects) => applyEffects(preview.id, effects),
    onSuccess: (revised, { occurrences }) => onApplied(revised, occurrences),
  });
  const failure = applying.error ?? error;
  const isConflict = hasCode(failure, CONFLICT);
  useEffect(() => {
    if (isConflict) onConflict();
  }, [isConflict, onConflict]);
  const stillOpen = data === undefined ? 0 : data.unanswered.length;
  return (
    <div className="measure-effects" role="group" aria-live="polite">
      {failure !== null && !isConflict && (
        <ProblemNotice
          error={failure}
          onRetry={() => (applying.error !== null && data !== undefined ? applying.mutate(data) : void refetch())}
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
      <Exclusions preview={preview} groupIds={concernedIds} excluded={excluded} onChange={setExcluded} />
      <div className="measure-effects-foot">
        <Button onPress={onCancel}>{words.cancel}</Button>
        <Button
          look="primary"
          onPress={() => data !== undefined && applying.mutate(data)}
          isDisabled={data === undefined || isPlaceholderData || data.occurrences === 0 || applying.isPending}
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

interface ExclusionsProps {
  readonly preview: PreviewBody;
  readonly groupIds: readonly string[];
  readonly excluded: ReadonlySet<string>;
  readonly onChange: (excluded: ReadonlySet<string>) => void;
}

/** Recipes that an answer is not for. Where there is only one it would be for none. */
const Exclusions = ({ preview: { items }, groupIds, excluded, onChange }: ExclusionsProps) => {
  const words = useWords(measureWords);
  const [isOpen, setOpen] = useState(false);
  const concerned = useMemo(() => {
    const groups = new Set(groupIds);
    return items.filter(({ diagnostics }) =>
      diagnostics.some(({ targets }) =>
        targets?.some(({ resolution }) => groups.has(resolution?.resolution_key ?? '')),
      ),
    );
  }, [items, groupIds]);
  if (concerned.length < 2) return null;
  const toggle = (id: string, isExcluded: boolean): void => {
    const next = new Set(excluded);
    if (isExcluded) next.add(id);
    else next.delete(id);
    onChange(next);
  };
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{excluded.size === 0 ? words.exclude : words.excluded(excluded.size)}</summary>
      {isOpen && (
        <GrowingList items={concerned} className="measure-exclusions" label={words.exclude}>
          {({ id, recipe }) => (
            <li key={id}>
              <Checkbox isSelected={excluded.has(id)} onChange={(isExcluded) => toggle(id, isExcluded)}>
                {recipe.title}
              </Checkbox>
            </li>
          )}
        </GrowingList>
      )}
    </details>
  );
};
