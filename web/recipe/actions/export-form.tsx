import { queryOptions, skipToken, useMutation, useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';

import type { ExportFormat } from '../../../src/domains/exports/index.ts';
import type { JobBody } from '../../../src/domains/jobs/index.ts';
import { addressOf, get, newKey, send } from '../../api/client.ts';
import { Button } from '../../design/button.tsx';
import { SelectField } from '../../design/field.tsx';
import { Notice, ProblemNotice } from '../../design/notice.tsx';
import { Progress } from '../../design/page.tsx';
import { useWords } from '../../language/locale.tsx';
import { actionsWords } from './actions.words.ts';

const FORMATS = ['portable-bundle', 'json-ld', 'cooklang', 'markdown'] as const satisfies readonly ExportFormat[];

const isGoingOn = (job: JobBody | undefined): boolean => job?.state === 'queued' || job?.state === 'running';

/** Events tell how a job gets on; where none comes through, it is looked at now and then. */
const jobQuery = (id: string | undefined) =>
  queryOptions({
    queryKey: ['job', id],
    queryFn: id === undefined ? skipToken : ({ signal }) => get<JobBody>(`/jobs/${id}`, { signal }),
    refetchInterval: ({ state }) => (isGoingOn(state.data) ? 1000 : false),
  });

/** The recipe as a file, made as a job and then there to download. */
export const ExportForm = ({ recipeId }: { readonly recipeId: string }) => {
  const words = useWords(actionsWords);
  const [format, setFormat] = useState<(typeof FORMATS)[number]>('portable-bundle');
  const [key, setKey] = useState(newKey);
  const { mutate, data, isPending, error, reset } = useMutation({
    mutationFn: async () => {
      const body = { scope: 'recipes', format, recipe_ids: [recipeId] };
      return (await send<JobBody>('POST', '/jobs/exports', { body, key })).body;
    },
  });
  const { data: job, error: jobError } = useQuery(jobQuery(data?.id));
  const isMaking = data !== undefined && (job === undefined || isGoingOn(job));
  const choose = (chosen: string): void => {
    setFormat(FORMATS.find((one) => one === chosen) ?? format);
    setKey(newKey());
    reset();
  };
  return (
    <section className="export-form">
      <h3>{words.export}</h3>
      <SelectField label={words.format} value={format} onChange={choose}>
        {FORMATS.map((one) => (
          <option key={one} value={one}>
            {words[one]}
          </option>
        ))}
      </SelectField>
      {data === undefined && (
        <Button onPress={() => mutate()} isPending={isPending}>
          {words.makeFile}
        </Button>
      )}
      {isMaking && jobError === null && (
        <Progress
          label={words.making}
          value={job?.progress.done ?? 0}
          most={job?.progress.total ?? 1}
          text={words.making}
        />
      )}
      {job?.state === 'succeeded' && (
        <Notice
          kind="done"
          title={words.made}
          action={
            <a className="button" data-look="primary" href={addressOf(`/jobs/${job.id}/download`)} download>
              <Download aria-hidden />
              <span>{words.download}</span>
            </a>
          }
        />
      )}
      {job !== undefined && !isMaking && job.state !== 'succeeded' && (
        <Notice kind="error" title={words.exportFailed}>
          {job.problem?.detail}
        </Notice>
      )}
      {(error ?? jobError) !== null && <ProblemNotice error={error ?? jobError} onRetry={() => mutate()} />}
    </section>
  );
};
