import { skipToken, useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import type { ExportFormat } from '../../src/domains/exports/index.ts';
import { create } from '../api/create.ts';
import { isUnderWay, jobQuery } from '../api/jobs.ts';
import type { Job } from '../api/jobs.ts';

/** Exports recipes: choose a format, create the file with a job, then download it. */
export const useExport = (recipeIds: readonly string[]) => {
  const [format, setFormat] = useState<ExportFormat>('portable-bundle');
  const request = useMutation({
    mutationFn: () => create<Job>('/jobs/exports', { scope: 'recipes', format, recipe_ids: recipeIds }),
  });
  const asked = jobQuery(request.data?.id ?? '');
  const { data: job, error } = useQuery(request.data === undefined ? { ...asked, queryFn: skipToken } : asked);
  const isMaking = request.isPending || (request.data !== undefined && (job === undefined || isUnderWay(job)));
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
