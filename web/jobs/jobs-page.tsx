import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Hourglass } from 'lucide-react';

import { jobsQuery } from '../api/jobs.ts';
import type { Job } from '../api/jobs.ts';
import { Button } from '../design/button.tsx';
import { LinkButton } from '../design/link-button.tsx';
import { ProblemNotice } from '../design/notice.tsx';
import { EmptyState, Loading, Page } from '../design/page.tsx';
import { useFormats, useWords } from '../language/locale.tsx';
import { JobProgress, JobState, useJobKind } from '../parts/job-progress.tsx';
import { exportFormats, getExportResult } from '../parts/job-result.ts';
import { ProblemText } from '../parts/problem-text.tsx';
import { jobWords } from '../parts/job.words.ts';
import { JobActions } from './job-actions.tsx';
import { jobsWords } from './jobs.words.ts';
import './jobs-page.css';

const JobEntry = ({ job }: { readonly job: Job }) => {
  const words = useWords(jobsWords);
  const shared = useWords(jobWords);
  const formats = useFormats();
  const getKindLabel = useJobKind();
  const exported = getExportResult(job);
  return (
    <li className="jobs-page-entry">
      <div className="jobs-page-what">
        <h2>
          <Link to="/jobs/$jobId" params={{ jobId: job.id }} preload="intent">
            {getKindLabel(job.kind)}
          </Link>
        </h2>
        <JobState job={job} />
        <time dateTime={job.created_at} title={formats.dateTime(job.created_at)}>
          {words.asked(formats.ago(job.created_at))}
        </time>
      </div>
      {exported !== undefined && (
        <p className="jobs-page-made">
          {shared[exportFormats[exported.format]]} · {formats.bytes(exported.bytes)}
        </p>
      )}
      <JobProgress job={job} />
      {job.problem !== null && (
        <p className="jobs-page-problem">
          <ProblemText problem={job.problem} part="title" />
        </p>
      )}
      <JobActions job={job} />
    </li>
  );
};

/** The jobs of the library, running or finished within a day. */
export const JobsPage = () => {
  const words = useWords(jobsWords);
  const { data, error, isPending, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery(jobsQuery);
  const jobs = data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <Page title={words.title} lead={words.lead} width="reading">
      {isPending && <Loading label={words.loading} />}
      {error !== null && <ProblemNotice error={error} onRetry={() => void refetch()} />}
      {data !== undefined && jobs.length === 0 && (
        <EmptyState
          title={words.empty}
          icon={<Hourglass aria-hidden />}
          action={<LinkButton to="/library/transfer">{words.toTransfer}</LinkButton>}
        >
          {words.emptyHint}
        </EmptyState>
      )}
      {jobs.length > 0 && (
        <ul className="jobs-page">
          {jobs.map((job) => (
            <JobEntry key={job.id} job={job} />
          ))}
        </ul>
      )}
      {hasNextPage && (
        <Button className="jobs-page-older" onPress={() => void fetchNextPage()} isPending={isFetchingNextPage}>
          {words.older}
        </Button>
      )}
    </Page>
  );
};
