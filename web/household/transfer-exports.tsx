import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Download } from 'lucide-react';

import { buildDownloadUrl, jobsQuery } from '../api/jobs.ts';
import type { Job } from '../api/jobs.ts';
import { AnchorButton } from '../design/link-button.tsx';
import { ProblemNotice } from '../design/notice.tsx';
import { Section } from '../design/page.tsx';
import { useFormats, useWords } from '../language/locale.tsx';
import { JobProgress, JobState } from '../parts/job-progress.tsx';
import { exportFormats, getExportResult } from '../parts/job-result.ts';
import { jobWords } from '../parts/job.words.ts';
import { transferWords } from './transfer.words.ts';
import './transfer-exports.css';

const ExportEntry = ({ job }: { readonly job: Job }) => {
  const words = useWords(transferWords);
  const names = useWords(jobWords);
  const formats = useFormats();
  const exported = getExportResult(job);
  const name = exported === undefined ? words.making : names[exportFormats[exported.format]];
  return (
    <li className="transfer-exports-entry">
      <div className="transfer-exports-what">
        <strong>{name}</strong>
        <p>
          {exported === undefined
            ? formats.dateTime(job.created_at)
            : `${names.recipes(exported.recipes, formats.number(exported.recipes))}, ${words.until(formats.dateTime(job.expires_at))}`}
        </p>
        {exported === undefined && <JobProgress job={job} />}
      </div>
      {exported === undefined ? (
        <>
          <JobState job={job} />
          <Link
            to="/jobs/$jobId"
            params={{ jobId: job.id }}
            aria-label={words.detailsOf(formats.dateTime(job.created_at))}
          >
            {words.details}
          </Link>
        </>
      ) : (
        <AnchorButton
          href={buildDownloadUrl(job.id)}
          download
          icon={<Download aria-hidden />}
          aria-label={`${words.download(formats.bytes(exported.bytes))}, ${name}`}
        >
          {words.download(formats.bytes(exported.bytes))}
        </AnchorButton>
      )}
    </li>
  );
};

/** Running exports, and those available for download. */
export const TransferExports = () => {
  const words = useWords(transferWords);
  const { data, error, refetch } = useInfiniteQuery(jobsQuery);
  const jobs = data?.pages.flatMap(({ items }) => items) ?? [];
  const exports = jobs.filter(({ kind, state }) => kind === 'export' && state !== 'expired');
  if (error !== null) return <ProblemNotice error={error} onRetry={() => void refetch()} />;
  if (exports.length === 0) return null;
  return (
    <Section title={words.exports} lead={words.exportsLead}>
      <ul className="transfer-exports" aria-live="polite">
        {exports.map((job) => (
          <ExportEntry key={job.id} job={job} />
        ))}
      </ul>
    </Section>
  );
};
