import type { Job } from '../../platform/jobs/job.ts';
import type { JobBody } from './job.schemas.ts';

/** Restores the type of JSON that the job itself stored. */
const parsed = <T>(text: string | null): T | null => (text === null ? null : (JSON.parse(text) as T));

/** A job in its API representation. */
export const presentJob = (job: Job): JobBody => {
  const { id, kind, state, total, done, succeeded, failed, revision } = job;
  return {
    id,
    kind,
    state,
    progress: { total, done, succeeded, failed },
    // The result expires with the job.
    result: state === 'expired' ? null : parsed<NonNullable<JobBody['result']>>(job.result),
    problem: parsed<NonNullable<JobBody['problem']>>(job.problem),
    revision,
    library_id: job.libraryId,
    created_by: job.createdBy,
    created_at: job.createdAt,
    updated_at: job.updatedAt,
    expires_at: job.expiresAt,
  };
};
