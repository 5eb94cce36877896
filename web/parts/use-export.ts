import { skipToken, useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import type { ExportFormat } from '../../src/domains/exports/index.ts';
import { newKey, send } from '../api/client.ts';
import { isUnderWay, jobQuery } from '../api/jobs.ts';
import type { Job } from '../api/jobs.ts';

/** Recipes as a file: asked for in a format, made by a job, and then there to download. */
export const useExport = (recipeIds: readonly string[]) => {
  const [format, setFormat] = useState<ExportFormat>('portable-bundle');
  const [key, setKey] = useState(newKey);
  const request = useMutation({
    mutationFn: async (sent: string) => {
      const body = { scope: 'recipes', format, recipe_ids: recipeIds };
      return (await send<Job>('POST', '/jobs/exports', { body, key: sent })).body;
    },
  });
  const asked = jobQuery(request.data?.id ?? '');
  const { data: job, error } = useQuery(request.data === undefined ? { ...asked, queryFn: skipToken } : asked);
  const isMaking = request.isPending || (request.data !== undefined && (job === undefined || isUnderWay(job)));
  return {
    format,
    choose: (chosen: ExportFormat): void => {
      setFormat(chosen);
      setKey(newKey());
      request.reset();
    },
    make: (): void => {
      // A key leads to its job for good: where that ended without a file, another has to be made.
      const next = job === undefined || isUnderWay(job) ? key : newKey();
      setKey(next);
      request.mutate(next);
    },
    isMaking: isMaking && error === null,
    job: isMaking ? undefined : job,
    /** How far it is; nothing before that is known. */
    progress: job?.progress,
    error: request.error ?? error,
  };
};
