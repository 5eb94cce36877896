import { skipToken, useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import type { ExportFormat } from '../../src/domains/exports/index.ts';
import { create } from '../api/create.ts';
import { isJobActive, jobQuery } from '../api/jobs.ts';
import type { Job } from '../api/jobs.ts';

/** Exports recipes: choose a format, create the file with a job, then download it. */
export const useExport = (recipeIds: readonly string[]) => {
  const [format, setFormat] = useState<ExportFormat>('portable-bundle');
  const request = useMutation({
    mutationFn: () => create<Job>('/jobs/exports', { scope: 'recipes', format, recipe_ids: recipeIds }),
  });
  const query = jobQuery(request.data?.id ?? '');
  const { data: job, error } = useQuery(request.data === undefined ? { ...query, queryFn: skipToken } : query);
  const isMaking = request.isPending || (request.data !== undefined && (job === undefined || isJobActive(job)));
  return {
    format,
    choose: (chosen: ExportFormat): void => {
      setFormat(chosen);
      request.reset();
    },
    make: (): void => request.mutate(),
    isMaking: isMaking && error === null,
    job: isMaking ? undefined : job,
    /** Undefined until the job is known. */
    progress: job?.progress,
    error: request.error ?? error,
  };
};
