import { useQuery } from '@tanstack/react-query';
import { Link, getRouteApi } from '@tanstack/react-router';

import { jobQuery } from '../api/jobs.ts';
import type { Job } from '../api/jobs.ts';
import { Notice, ProblemNotice } from '../design/notice.tsx';
import { Loading, Page } from '../design/page.tsx';
import { useFormats, useWords } from '../language/locale.tsx';
import { JobProgress, JobState, useJobKind } from '../parts/job-progress.tsx';
import { exportFormats, getExportResult } from '../parts/job-result.ts';
import { ProblemText } from '../parts/problem-text.tsx';
import { jobWords } from '../parts/job.words.ts';
import { JobActions } from './job-actions.tsx';
import { JobItems } from './job-items.tsx';
import { jobsWords } from './jobs.words.ts';
import './job-page.css';

const route = getRouteApi('/inside/jobs/$jobId');

/** Explains states that are not self-explanatory. */
const Explanation = ({ job: { state, problem } }: { readonly job: Job }) => {
  const words = useWords(jobsWords);
  if (problem !== null) {
    return (
      <Notice kind="error" title={<ProblemText problem={problem} part="title" />}>
        <ProblemText problem={problem} part="detail" />
      </Notice>
    );
  }
  if (state === 'interrupted') return <Notice kind="warning">{words.interrupted}</Notice>;
  if (state === 'awaiting-preview') return <Notice>{words.awaiting}</Notice>;
  if (state === 'expired') return <Notice>{words.expired}</Notice>;
  return null;
};

const ExportSummary = ({ job }: { readonly job: Job }) => {
  const words = useWords(jobWords);
  const formats = useFormats();
  const exported = getExportResult(job);
  if (exported === undefined) return null;
  const { format, recipes, bytes: size } = exported;
  return (
    <p>
      {words[exportFormats[format]]}: {words.recipes(recipes, formats.number(recipes))}, {formats.bytes(size)}
    </p>
  );
};

/** Exports have no items, and those of an expired job are deleted. */
const hasItems = ({ kind, state }: Job): boolean =>
  (kind.startsWith('bulk-') || kind === 'import-preview') && state !== 'expired';

/** One job: its progress, its result, and the outcome of each item. */
export const JobPage = () => {
  const words = useWords(jobsWords);
  const formats = useFormats();
  const getKindLabel = useJobKind();
  const { jobId } = route.useParams();
  const { data: job, error, isPending, refetch } = useQuery(jobQuery(jobId));
  return (
    <Page
      title={job === undefined ? words.title : getKindLabel(job.kind)}
      width="reading"
      back={<Link to="/jobs">{words.back}</Link>}
    >
      {isPending && <Loading label={words.loading} />}
      {error !== null && (
        <ProblemNotice error={error} messages={{ 'job-not-found': words.gone }} onRetry={() => void refetch()} />
      )}
      {job !== undefined && (
        <>
          <div className="job-page-state">
            <p className="job-page-when">
              <JobState job={job} />
              <time dateTime={job.created_at} title={formats.dateTime(job.created_at)}>
                {words.asked(formats.ago(job.created_at))}
              </time>
            </p>
            <ExportSummary job={job} />
            <JobProgress job={job} />
            <Explanation job={job} />
            <JobActions job={job} />
            {job.state !== 'expired' && (
              <p className="job-page-kept">{words.keptUntil(formats.dateTime(job.expires_at))}</p>
            )}
          </div>
          {hasItems(job) && <JobItems job={job} />}
        </>
      )}
    </Page>
  );
};
