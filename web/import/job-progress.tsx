import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Navigate } from '@tanstack/react-router';

import { Button } from '../design/button.tsx';
import { LinkButton } from '../design/link-button.tsx';
import { Notice, ProblemNotice } from '../design/notice.tsx';
import { Loading, Progress } from '../design/page.tsx';
import { useFormats, useWords } from '../language/locale.tsx';
import { ToldProblem } from './import-problem.tsx';
import { cancelJob, jobQuery, previewOfJob, resumeJob } from './import.api.ts';
import type { JobBody } from './import.api.ts';
import { importWords } from './import.words.ts';

/** Events tell of a job sooner; this is for when there are none. */
const ASK_AGAIN_MS = 1500;

const isUnderWay = (job: JobBody | undefined): boolean => job?.state === 'queued' || job?.state === 'running';

/** How far an import is read, and on to its review when it is. */
export const JobProgress = ({ jobId }: { readonly jobId: string }) => {
  const words = useWords(importWords);
  const client = useQueryClient();
  const {
    data: job,
    error,
    refetch,
  } = useQuery({
    ...jobQuery(jobId),
    refetchInterval: ({ state }) => (isUnderWay(state.data) ? ASK_AGAIN_MS : false),
  });
  const change = useMutation({
    mutationFn: (what: typeof cancelJob) => what(jobId),
    onSuccess: (changed) => client.setQueryData(['job', jobId], changed),
  });
  if (error !== null) return <ProblemNotice error={error} onRetry={() => void refetch()} />;
  if (job === undefined) return <Loading label={words.loading} />;
  const previewId = previewOfJob(job);
  if (previewId !== undefined) return <Navigate to="/import/$previewId" params={{ previewId }} replace />;
  return (
    <div className="import-job">
      {isUnderWay(job) ? (
        <Reading job={job} onCancel={() => change.mutate(cancelJob)} isCancelling={change.isPending} />
      ) : (
        <Ended job={job} onResume={() => change.mutate(resumeJob)} isResuming={change.isPending} />
      )}
      {change.error !== null && <ProblemNotice error={change.error} />}
    </div>
  );
};

interface ReadingProps {
  readonly job: JobBody;
  readonly onCancel: () => void;
  readonly isCancelling: boolean;
}

const Reading = ({ job: { state, progress }, onCancel, isCancelling }: ReadingProps) => {
  const words = useWords(importWords);
  const formats = useFormats();
  const [done, total] = [formats.number(progress.done), formats.number(progress.total)];
  return (
    <>
      <h2>{words.jobReading}</h2>
      {progress.total > 0 ? (
        <Progress
          label={words.jobReading}
          value={progress.done}
          most={progress.total}
          text={words.jobOf(done, total)}
        />
      ) : (
        <Loading label={state === 'running' && progress.done > 0 ? words.jobSoFar(done) : words.jobQueued} />
      )}
      <p className="import-soft">{words.jobMayLeave}</p>
      <Button onPress={onCancel} isPending={isCancelling}>
        {words.cancel}
      </Button>
    </>
  );
};

interface EndedProps {
  readonly job: JobBody;
  readonly onResume: () => void;
  readonly isResuming: boolean;
}

/** Why there is nothing to review: it was cut short, cancelled, or could not be read. */
const Ended = ({ job: { state, problem }, onResume, isResuming }: EndedProps) => {
  const words = useWords(importWords);
  const again = (
    <LinkButton to="/import" look="primary">
      {words.startAgain}
    </LinkButton>
  );
  if (state === 'interrupted') {
    const resume = (
      <Button look="primary" onPress={onResume} isPending={isResuming}>
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
        <ToldProblem problem={problem} />
      )}
      {again}
    </>
  );
};
