import { useQuery } from '@tanstack/react-query';
import { Link, getRouteApi } from '@tanstack/react-router';
import { CircleCheck, SearchX } from 'lucide-react';
import { useEffect } from 'react';

import { useMay } from '../api/account.ts';
import { hasCode } from '../api/problem.ts';
import { LinkButton } from '../design/link-button.tsx';
import { ProblemNotice } from '../design/notice.tsx';
import { EmptyState, Loading, Page } from '../design/page.tsx';
import { useFormats, useWords } from '../language/locale.tsx';
import { CommitBar } from './commit-bar.tsx';
import type { CommitBarProps } from './commit-bar.tsx';
import { DiscardButton } from './discard-button.tsx';
import { ForEditors } from './for-editors.tsx';
import { forgetPreview, rememberPreview } from './known-previews.ts';
import { MeasuresSection } from './measures-section.tsx';
import { Outcomes } from './outcomes.tsx';
import { previewQuery } from './review.api.ts';
import type { PreviewBody } from './review.api.ts';
import { countRead } from './review-choices.ts';
import { ReviewList } from './review-list.tsx';
import { leadOf } from './review-lead.ts';
import { reviewWords } from './review.words.ts';
import { useCommit } from './use-commit.ts';
import { useMeasures } from './use-measures.ts';
import { useReview } from './use-review.ts';
import './review-page.css';

const route = getRouteApi('/inside/import/$previewId');

/** What was read, to be looked at, answered and taken in, all at once or in passes. */
export const ReviewPage = () => {
  const { previewId } = route.useParams();
  const words = useWords(reviewWords);
  return useMay().edit ? <Review key={previewId} previewId={previewId} /> : <ForEditors title={words.title} />;
};

const Review = ({ previewId }: { readonly previewId: string }) => {
  const words = useWords(reviewWords);
  const formats = useFormats();
  const commit = useCommit(previewId);
  // While recipes are taken in each of them is an event, and each answer tells the preview anyway.
  const { data: preview, error, refetch } = useQuery({ ...previewQuery(previewId), enabled: !commit.isRunning });
  const review = useReview(previewId, preview?.items);
  const isGone = hasCode(error, 'import-preview-not-found');
  const { readable } = countRead(preview?.items ?? []);
  useRemembered(previewId, preview, isGone);
  const isOpen = preview !== undefined && preview.items.length > 0 && !isGone;
  return (
    <Page
      title={words.title}
      className="review-page"
      back={<Link to="/import">{words.back}</Link>}
      lead={isOpen ? leadOf(preview, words, formats) : undefined}
      actions={
        isOpen ? <DiscardButton previewId={previewId} count={readable} isDisabled={commit.isRunning} /> : undefined
      }
    >
      {error !== null && !isGone && <ProblemNotice error={error} onRetry={() => void refetch()} />}
      {preview === undefined && error === null && <Loading label={words.loading} />}
      {commit.outcomes.length > 0 && <Outcomes outcomes={commit.outcomes} isRunning={commit.isRunning} />}
      {isOpen && <OpenReview preview={preview} review={review} commit={commit} />}
      {!isOpen && (isGone || preview !== undefined) && <Over isDone={!isGone || commit.outcomes.length > 0} />}
    </Page>
  );
};

/** While measures are applied or recipes taken in, what was chosen before counts. */
const OpenReview = ({ preview, review, commit }: Omit<CommitBarProps, 'measures'>) => {
  const measures = useMeasures(preview);
  const isBusy = commit.isRunning || measures.isApplying;
  return (
    <>
      <MeasuresSection preview={preview} measures={measures} isDisabled={isBusy} />
      <ReviewList preview={preview} review={review} isDisabled={isBusy} />
      <CommitBar preview={preview} review={review} measures={measures} commit={commit} />
    </>
  );
};

/** Nothing is left to review: it was all decided, or it is gone. */
const Over = ({ isDone }: { readonly isDone: boolean }) => {
  const words = useWords(reviewWords);
  return (
    <EmptyState
      title={isDone ? words.doneTitle : words.goneTitle}
      icon={isDone ? <CircleCheck aria-hidden /> : <SearchX aria-hidden />}
      action={
        <p className="review-over">
          <LinkButton to="/import">{words.importMore}</LinkButton>
          <LinkButton to="/" look="primary">
            {words.toRecipes}
          </LinkButton>
        </p>
      }
    >
      {isDone ? words.doneHint : words.goneHint}
    </EmptyState>
  );
};

/** Notes on this device that there is a review to go on with, until there is not. */
const useRemembered = (id: string, preview: PreviewBody | undefined, isGone: boolean): void => {
  useEffect(() => {
    if (isGone || preview?.items.length === 0) forgetPreview(id);
    else if (preview !== undefined) {
      const { items, expires_at } = preview;
      const title = items
        .slice(0, 2)
        .map(({ recipe }) => recipe.title)
        .join(', ');
      const { readable: count } = countRead(items);
      rememberPreview({ id, title: items.length > 2 ? `${title}, …` : title, count, expires_at });
    }
  }, [id, preview, isGone]);
};
