import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import type { JobBody } from '../../../src/domains/jobs/index.ts';
import { addressOf, get, newKey, send } from '../../api/client.ts';
import { Button } from '../../design/button.tsx';
import { Dialog, DialogActions } from '../../design/dialog.tsx';
import { SelectField } from '../../design/field.tsx';
import { AnchorButton } from '../../design/link-button.tsx';
import { Notice, ProblemNotice } from '../../design/notice.tsx';
import { Loading } from '../../design/page.tsx';
import { useFormats, useWords } from '../../language/locale.tsx';
import { bulkWords } from './bulk.words.ts';

const formats = ['portable-bundle', 'json-ld', 'cooklang', 'markdown', 'html'] as const;

const POLL_MS = 500;

const isGoingOn = (job: JobBody | undefined): boolean =>
  job === undefined || job.state === 'queued' || job.state === 'running';

const jobQuery = (id: string) => ({
  queryKey: ['job', id],
  queryFn: ({ signal }: { readonly signal: AbortSignal }) => get<JobBody>(`/jobs/${id}`, { signal }),
  refetchInterval: ({ state }: { readonly state: { readonly data: JobBody | undefined } }) =>
    isGoingOn(state.data) ? POLL_MS : false,
  enabled: id !== '',
});

/** The chosen recipes as a file. It is made by a job, and ready in a moment. */
export const ExportDialog = ({ ids, onClose }: { readonly ids: readonly string[]; readonly onClose: () => void }) => {
  const words = useWords(bulkWords);
  const numbers = useFormats();
  const [format, setFormat] = useState<string>(formats[0]);
  const [key, setKey] = useState(newKey);
  const request = useMutation({
    mutationFn: async () =>
      (await send<JobBody>('POST', '/jobs/exports', { body: { scope: 'recipes', format, recipe_ids: ids }, key })).body,
  });
  const job = useQuery(jobQuery(request.data?.id ?? '')).data;
  const isWorking = request.isPending || (request.data !== undefined && isGoingOn(job));
  const isReady = job?.state === 'succeeded';
  return (
    <Dialog title={words.exportTitle(ids.length, numbers.number(ids.length))} isOpen onClose={onClose}>
      <SelectField
        label={words.format}
        value={format}
        disabled={isWorking}
        onChange={(chosen) => {
          setFormat(chosen);
          setKey(newKey());
          request.reset();
        }}
      >
        {formats.map((one) => (
          <option key={one} value={one}>
            {words.formats(one)}
          </option>
        ))}
      </SelectField>
      {request.isError && <ProblemNotice error={request.error} />}
      {isWorking && <Loading label={words.exporting} />}
      {isReady && <Notice kind="done">{words.exportReady}</Notice>}
      {job !== undefined && !isGoingOn(job) && !isReady && (
        <Notice kind="error" title={words.exportFailed}>
          {job.problem?.detail}
        </Notice>
      )}
      <DialogActions>
        <Button onPress={onClose}>{words.close}</Button>
        {isReady ? (
          <AnchorButton look="primary" href={addressOf(`/jobs/${job.id}/download`)} download>
            {words.download}
          </AnchorButton>
        ) : (
          <Button look="primary" isPending={isWorking} onPress={() => request.mutate()}>
            {words.makeFile}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
};
