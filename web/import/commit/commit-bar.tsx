import { useState } from 'react';

import { Button } from '../../design/button.tsx';
import { Notice } from '../../design/notice.tsx';
import { Progress } from '../../design/page.tsx';
import { useFormats, useWords } from '../../language/locale.tsx';
import { commitWords } from './commit.words.ts';
import { ImportErrorNotice } from '../import-problem.tsx';
import type { PreviewBody } from '../review/review.api.ts';
import { countItems, buildResolutions } from '../review/review-choices.ts';
import type { Commit } from './use-commit.ts';
import type { Measures } from '../measures/use-measures.ts';
import type { Review } from '../review/use-review.ts';

export interface CommitBarProps {
  readonly preview: PreviewBody;
  readonly review: Review;
  readonly measures: Measures;
  readonly commit: Commit;
}

const actions = ['separate', 'update', 'skip'] as const;

/** Summarizes what the import will do and starts it. Sticky, because the list above may be long. */
export const CommitBar = ({ preview, review, measures, commit }: CommitBarProps) => {
  const { choices, repeatedIds, isRetained } = review;
  const words = useWords(commitWords);
  const formats = useFormats();
  const [isOwnError, setOwnError] = useState(false);
  const resolutions = buildResolutions(preview.items, choices, repeatedIds);
  const counts = actions.map((action) => ({
    action,
    count: resolutions.filter((one) => one.action === action).length,
  }));
  const { readable, unreadable } = countItems(preview.items);
  const stayCount = readable - resolutions.length;
  const parts = [
    ...counts.filter(({ count }) => count > 0).map(({ action, count }) => words[action](formats.number(count))),
    ...(stayCount > 0 ? [words.stay(formats.number(stayCount))] : []),
    ...(unreadable > 0 ? [words.unusable(formats.number(unreadable))] : []),
  ];
  const importCount = resolutions.filter(({ action }) => action !== 'skip').length;
  // If the user picked what a measure means, apply that to the imported recipes first.
  const appliesFirst = measures.answer !== undefined && importCount > 0;
  const getImportLabel = appliesFirst ? words.goApply : words.go;
  const getLabel = importCount > 0 || resolutions.length === 0 ? getImportLabel : words.goSkipOnly;
  const shownCount = importCount > 0 ? importCount : resolutions.length;
  const start = async (): Promise<void> => {
    const retained = new Set(preview.items.filter(isRetained).map(({ id }) => id));
    setOwnError(true);
    const settled = appliesFirst ? await measures.apply().catch(() => undefined) : preview;
    if (settled !== undefined) await commit.run(settled, resolutions, retained);
    setOwnError(settled === undefined);
  };
  return (
    <section className="commit-bar" aria-label={words.region}>
      {commit.error !== undefined && (
        <>
          <ImportErrorNotice error={commit.error} />
          <Notice kind="info">{words.failed}</Notice>
        </>
      )}
      {isOwnError && measures.error !== null && (
        <>
          <ImportErrorNotice error={measures.error} />
          <Notice kind="info">{words.notApplied}</Notice>
        </>
      )}
      {commit.isRunning ? (
        <div className="commit-bar-row">
          <Progress
            label={words.running}
            value={commit.done}
            max={commit.total}
            text={words.of(formats.number(commit.done), formats.number(commit.total))}
          />
          <Button onPress={commit.stop} isDisabled={commit.isStopping}>
            {commit.isStopping ? words.stopping : words.stop}
          </Button>
        </div>
      ) : (
        <div className="commit-bar-row">
          <p>
            {resolutions.length === 0 ? words.nothing : parts.join(' · ')}
            {appliesFirst && <small>{words.measuresFirst}</small>}
            {!appliesFirst && preview.unanswered.length > 0 && <small>{words.measuresStay}</small>}
          </p>
          <Button
            variant="primary"
            onPress={() => void start()}
            isDisabled={resolutions.length === 0}
            isPending={measures.isApplying}
          >
            {measures.isApplying && words.applying}
            {!measures.isApplying && resolutions.length === 0 && words.region}
            {!measures.isApplying && resolutions.length > 0 && getLabel(shownCount, formats.number(shownCount))}
          </Button>
        </div>
      )}
    </section>
  );
};
