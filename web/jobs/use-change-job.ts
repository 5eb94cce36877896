import { useMutation, useQueryClient } from '@tanstack/react-query';

import { changeJob, jobQuery, jobsQuery } from '../api/jobs.ts';
import type { Job } from '../api/jobs.ts';

/** Cancels or resumes a job, and shows at once what the service answered. */
export const useChangeJob = ({ id }: Pick<Job, 'id'>) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (change: 'cancel' | 'resume') => changeJob(id, change),
    onSuccess: (job) => client.setQueryData(jobQuery(id).queryKey, job),
    // Also where it was refused: then it was not as it was shown.
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: jobsQuery.queryKey }),
        client.invalidateQueries({ queryKey: jobQuery(id).queryKey }),
      ]),
  });
};
