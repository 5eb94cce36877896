import { isJobActive } from '../api/jobs.ts';
import type { Job } from '../api/jobs.ts';
import { Chip, Progress } from '../design/page.tsx';
import type { ChipKind } from '../design/page.tsx';
import { useFormats, useWords } from '../language/locale.tsx';
import { jobKindWords, jobStateWords, jobWords } from './job.words.ts';
import './job-progress.css';

/** Returns the label of a job kind. */
export const useJobKind = (): ((kind: string) => string) => {
  const kinds: Readonly<Record<string, string>> = useWords(jobKindWords);
  return (kind) => kinds[kind] ?? kind;
};

const CHIP_KINDS: Readonly<Record<Job['state'], ChipKind>> = {
  queued: 'plain',
  running: 'plain',
  'awaiting-preview': 'warning',
  interrupted: 'warning',
  succeeded: 'good',
  failed: 'bad',
  cancelled: 'plain',
  expired: 'plain',
};

export const JobState = ({ job: { state } }: { readonly job: Pick<Job, 'state'> }) => {
  const states = useWords(jobStateWords);
  return <Chip kind={CHIP_KINDS[state]}>{states[state]}</Chip>;
};

/** The progress of a job: a bar while it runs, then a summary. */
export const JobProgress = ({ job }: { readonly job: Pick<Job, 'kind' | 'state' | 'progress'> }) => {
  const words = useWords(jobWords);
  const formats = useFormats();
  const getKindLabel = useJobKind();
  const { done, total, failed } = job.progress;
  const counted = words.doneOf(formats.number(done), formats.number(total));
  const failures = failed > 0 && (
    <span className="job-progress-failed">{words.failedOf(failed, formats.number(failed))}</span>
  );
  if (!isJobActive(job)) {
    return total === 0 ? null : (
      <p className="job-progress-ended">
        {counted}
        {failures}
      </p>
    );
  }
  const text = job.state === 'queued' ? words.starting : words.counting;
  return (
    <div className="job-progress">
      <Progress
        label={words.progressOf(getKindLabel(job.kind))}
        value={total === 0 ? undefined : done}
        max={total}
        text={total === 0 ? text : counted}
      />
      {failures}
    </div>
  );
};
