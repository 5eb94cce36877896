import { Download } from 'lucide-react';

import { buildDownloadUrl, isJobActive } from '../api/jobs.ts';
import type { Job } from '../api/jobs.ts';
import { Button } from '../design/button.tsx';
import { AnchorButton, LinkButton } from '../design/link-button.tsx';
import { ProblemNotice } from '../design/notice.tsx';
import { useToast } from '../design/toasts.tsx';
import { useFormats, useWords } from '../language/locale.tsx';
import { useJobKind } from '../parts/job-progress.tsx';
import { exportFormats, getExportResult, getPreviewId } from '../parts/job-result.ts';
import { jobWords } from '../parts/job.words.ts';
import { useCanManageJob } from '../parts/use-can-manage-job.ts';
import { jobsWords } from './jobs.words.ts';
import { useChangeJob } from './use-change-job.ts';
import './job-actions.css';

const DownloadLink = ({ job }: { readonly job: Job }) => {
  const words = useWords(jobsWords);
  const shared = useWords(jobWords);
  const formats = useFormats();
  const exported = getExportResult(job);
  if (exported === undefined) return null;
  return (
    <AnchorButton
      href={buildDownloadUrl(job.id)}
      download
      icon={<Download aria-hidden />}
      aria-label={words.downloadOf(shared[exportFormats[exported.format]], formats.bytes(exported.bytes))}
    >
      {shared.download}
    </AnchorButton>
  );
};

const ReviewLink = ({ job }: { readonly job: Job }) => {
  const words = useWords(jobsWords);
  const previewId = getPreviewId(job);
  if (previewId === undefined || job.state === 'expired' || job.state === 'cancelled') return null;
  const waits = job.state === 'awaiting-preview';
  return (
    <LinkButton to="/import/$previewId" params={{ previewId }} variant={waits ? 'primary' : 'plain'}>
      {waits ? words.review : words.openPreview}
    </LinkButton>
  );
};

/** The result of a job, and its actions. */
export const JobActions = ({ job }: { readonly job: Job }) => {
  const words = useWords(jobsWords);
  const kind = useJobKind()(job.kind);
  const isMine = useCanManageJob()(job);
  const showToast = useToast();
  const { mutate, isPending, error } = useChangeJob(job);
  return (
    <>
      <div className="job-actions">
        <DownloadLink job={job} />
        <ReviewLink job={job} />
        {isMine && job.state === 'interrupted' && (
          <Button
            variant="primary"
            isPending={isPending}
            onPress={() => mutate('resume')}
            aria-label={words.resumeOf(kind)}
          >
            {words.resume}
          </Button>
        )}
        {isMine && (isJobActive(job) || job.state === 'interrupted') && (
          <Button
            isPending={isPending}
            onPress={() => mutate('cancel', { onSuccess: () => showToast({ text: words.cancelled }) })}
            aria-label={words.cancelOf(kind)}
          >
            {words.cancel}
          </Button>
        )}
      </div>
      {error !== null && <ProblemNotice error={error} messages={{ 'job-ended': words.ended }} />}
    </>
  );
};
