import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Navigate } from '@tanstack/react-router';

import { changeJob, isJobActive, jobQuery } from '../../api/jobs.ts';
import type { Job } from '../../api/jobs.ts';
import { Button } from '../../design/button.tsx';
import { LinkButton } from '../../design/link-button.tsx';
import { Notice, ProblemNotice } from '../../design/notice.tsx';
import { Loading, Progress } from '../../design/page.tsx';
import { useFormats, useWords } from '../../language/locale.tsx';
import { useCanManageJob } from '../../parts/use-can-manage-job.ts';
import { ImportProblemNotice } from '../import-problem.tsx';
import { getPreviewId } from './import.api.ts';
import { importWords } from './import.words.ts';

/** Shows the progress of an import and continues to its review. */
export const ImportJob = ({ jobId }: { readonly jobId: string }) => {
  const words = useWords(importWords);
  const client = useQueryClient();
  const { data: job, error, refetch } = useQuery(jobQuery(jobId));
  const isMine = useCanManageJob();
  const change = useMutation({
    mutationFn: (what: Parameters<typeof changeJob>[1]) => changeJob(jobId, what),
    onSuccess: (changed) => client.setQueryData(jobQuery(jobId).queryKey, changed),
  });
  if (error !== null) return <ProblemNotice error={error} onRetry={() => void refetch()} />;
  if (job === undefined) return <Loading label={words.loading} />;
  const previewId = getPreviewId(job);
  if (previewId !== undefined) return <Navigate to="/import/$previewId" params={{ previewId }} replace />;
  return (
    <div className="import-job">
      {isJobActive(job) ? (
        <RunningJob
          job={job}
          onCancel={isMine(job) ? () => change.mutate('cancel') : undefined}
          isCancelling={change.isPending}
        />
      ) : (
        <EndedJob
          job={job}
          onResume={isMine(job) ? () => change.mutate('resume') : undefined}
          isResuming={change.isPending}
        />
      )}
      {change.error !== null && <ProblemNotice error={change.error} />}
    </div>
  );
};

interface RunningJobProps {
  readonly job: Job;
  /** Undefined without permission to cancel. */
  readonly onCancel: (() => void) | undefined;
  readonly isCancelling: boolean;
}

const RunningJob = ({ job: { state, progress }, onCancel, isCancelling }: RunningJobProps) => {
  const words = useWords(importWords);
  const formats = useFormats();
  const [done, total] = [formats.number(progress.done), formats.number(progress.total)];
  return (
    <>
      <h2>{words.jobReading}</h2>
      {progress.total > 0 ? (
        <Progress label={words.jobReading} value={progress.done} max={progress.total} text={words.jobOf(done, total)} />
      ) : (
        <Loading label={state === 'running' && progress.done > 0 ? words.jobSoFar(done) : words.jobQueued} />
      )}
      <p className="import-soft">{words.jobMayLeave}</p>
      {onCancel !== undefined && (
        <Button onPress={onCancel} isPending={isCancelling}>
          {words.cancel}
        </Button>
      )}
    </>
  );
};

interface EndedJobProps {
  readonly job: Job;
  readonly onResume: (() => void) | undefined;
  readonly isResuming: boolean;
}

/** Why there is nothing to review: the job was interrupted, cancelled or failed. */
const EndedJob = ({ job: { state, problem }, onResume, isResuming }: EndedJobProps) => {
  const words = useWords(importWords);
  const again = (
    <LinkButton to="/import" variant="primary">
      {words.startAgain}
    </LinkButton>
  );
  if (state === 'interrupted') {
    const resume = onResume !== undefined && (
      <Button variant="primary" onPress={onResume} isPending={isResuming}>
        {words.jobResume}
      </Button>
    );
    return (
      <Notice kind="warning" title={words.jobInterrupted} action={resume}>
        {words.jobInterruptedHint}
      </Notice>
    );
  }
  return (
    <>
      {problem === null ? (
        <Notice kind="info" title={state === 'cancelled' ? words.jobCancelled : words.jobExpired} />
      ) : (
        <ImportProblemNotice problem={problem} />
      )}
      {again}
    </>
  );
};
