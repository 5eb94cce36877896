import { useQuery } from '@tanstack/react-query';
import { Link, getRouteApi } from '@tanstack/react-router';
import { CircleCheck, SearchX } from 'lucide-react';
import { useEffect } from 'react';

import { usePermissions } from '../../api/account.ts';
import { hasCode } from '../../api/problem.ts';
import { LinkButton } from '../../design/link-button.tsx';
import { ProblemNotice } from '../../design/notice.tsx';
import { EmptyState, Loading, Page } from '../../design/page.tsx';
import { useFormats, useWords } from '../../language/locale.tsx';
import { CommitBar } from '../commit/commit-bar.tsx';
import type { CommitBarProps } from '../commit/commit-bar.tsx';
import { DiscardButton } from './discard-button.tsx';
import { EditorsOnly } from '../editors-only.tsx';
import { forgetPreview, rememberPreview } from '../recent-previews.ts';
import { MeasuresSection } from '../measures/measures-section.tsx';
import { Outcomes } from '../commit/outcomes.tsx';
import { previewQuery } from './review.api.ts';
import type { PreviewBody } from './review.api.ts';
import { countItems } from './review-choices.ts';
import { ReviewList } from './review-list.tsx';
import { describePreview } from './review-texts.ts';
import { reviewWords } from './review.words.ts';
import { useCommit } from '../commit/use-commit.ts';
import { useMeasures } from '../measures/use-measures.ts';
import { useReview } from './use-review.ts';
import './review-page.css';

const route = getRouteApi('/inside/import/$previewId');

/** Review of an import: look at the recipes, answer questions, commit all at once or in parts. */
export const ReviewPage = () => {
  const { previewId } = route.useParams();
  const words = useWords(reviewWords);
  return usePermissions().canEdit ? (
    <PreviewReview key={previewId} previewId={previewId} />
  ) : (
    <EditorsOnly title={words.title} />
  );
};

const PreviewReview = ({ previewId }: { readonly previewId: string }) => {
  const words = useWords(reviewWords);
  const formats = useFormats();
  const commit = useCommit(previewId);
  // While committing, every recipe causes an event, and every response contains the preview anyway.
  const { data: preview, error, refetch } = useQuery({ ...previewQuery(previewId), enabled: !commit.isRunning });
  const review = useReview(previewId, preview?.items);
  const isGone = hasCode(error, 'import-preview-not-found');
  const { readable } = countItems(preview?.items ?? []);
  useRememberPreview(previewId, preview, isGone);
  const isOpen = preview !== undefined && preview.items.length > 0 && !isGone;
  return (
    <Page
      title={words.title}
      className="review-page"
      back={<Link to="/import">{words.back}</Link>}
      lead={isOpen ? describePreview(preview, words, formats) : undefined}
      actions={
        isOpen ? <DiscardButton previewId={previewId} count={readable} isDisabled={commit.isRunning} /> : undefined
      }
    >
      {error !== null && !isGone && <ProblemNotice error={error} onRetry={() => void refetch()} />}
      {preview === undefined && error === null && <Loading label={words.loading} />}
      {commit.outcomes.length > 0 && <Outcomes outcomes={commit.outcomes} isRunning={commit.isRunning} />}
      {isOpen && <OpenReview preview={preview} review={review} commit={commit} />}
      {!isOpen && (isGone || preview !== undefined) && <ReviewEnded isDone={!isGone || commit.outcomes.length > 0} />}
    </Page>
  );
};

/** While measures are applied or recipes are committed, the choices made before are the ones used. */
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

/** Nothing is left to review: everything was decided, or the preview is gone. */
const ReviewEnded = ({ isDone }: { readonly isDone: boolean }) => {
  const words = useWords(reviewWords);
  return (
    <EmptyState
      title={isDone ? words.doneTitle : words.goneTitle}
      icon={isDone ? <CircleCheck aria-hidden /> : <SearchX aria-hidden />}
      action={
        <p className="review-over">
          <LinkButton to="/import">{words.importMore}</LinkButton>
          <LinkButton to="/" variant="primary">
            {words.toRecipes}
          </LinkButton>
        </p>
      }
    >
      {isDone ? words.doneHint : words.goneHint}
    </EmptyState>
  );
};

/** Remembers the preview on this device while there is something to review. */
const useRememberPreview = (id: string, preview: PreviewBody | undefined, isGone: boolean): void => {
  useEffect(() => {
    if (isGone || preview?.items.length === 0) forgetPreview(id);
    else if (preview !== undefined) {
      const { items, expires_at } = preview;
      const title = items
        .slice(0, 2)
        .map(({ recipe }) => recipe.title)
        .join(', ');
      const { readable: count } = countItems(items);
      rememberPreview({ id, title: items.length > 2 ? `${title}, …` : title, count, expires_at });
    }
  }, [id, preview, isGone]);
};
