import { useMutation, useQueryClient } from '@tanstack/react-query';

import { changeJob, jobQuery, jobsQuery } from '../api/jobs.ts';
import type { Job } from '../api/jobs.ts';

/** Cancels or resumes a job and shows the response at once. */
export const useChangeJob = ({ id }: Pick<Job, 'id'>) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (change: 'cancel' | 'resume') => changeJob(id, change),
    onSuccess: (job) => client.setQueryData(jobQuery(id).queryKey, job),
    // Also after a refusal, since the shown state was outdated then.
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: jobsQuery.queryKey }),
        client.invalidateQueries({ queryKey: jobQuery(id).queryKey }),
      ]),
  });
};
