import { queryOptions } from '@tanstack/react-query';

import type { ImportFormat, PreviewBody } from '../../../src/domains/imports/index.ts';
import { get, send } from '../../api/client.ts';
import type { Page } from '../../api/client.ts';
import type { Job } from '../../api/jobs.ts';
import { upload } from '../../api/upload.ts';
import type { UploadOptions } from '../../api/upload.ts';
import type { PastedInput } from './import-input.ts';

const PREVIEWS = '/recipes/import-previews';
const JOBS = '/jobs/import-previews';

/** The job kind of imports. */
const IMPORT_KIND = 'import-preview';

export const formatsQuery = queryOptions({
  queryKey: ['import-format', 'list'],
  queryFn: async ({ signal }) => (await get<{ items: readonly ImportFormat[] }>('/import-formats', { signal })).items,
});

const OPEN_STATES: ReadonlySet<Job['state']> = new Set(['queued', 'running', 'interrupted', 'awaiting-preview']);

/** Imports that are running or waiting for review. The service keeps a job for a day. */
export const openImportJobsQuery = queryOptions({
  queryKey: ['job', 'list', 'open-imports'],
  queryFn: async ({ signal }) => {
    const { items } = await get<Page<Job>>('/jobs', { query: { limit: 100 }, signal });
    return items.filter(({ kind, state }) => kind === IMPORT_KIND && OPEN_STATES.has(state));
  },
});

/** The preview id of a job, as soon as there is one. */
export const getPreviewId = ({ state, result }: Job): string | undefined => {
  const id = state === 'awaiting-preview' || state === 'succeeded' ? result?.['preview_id'] : undefined;
  return typeof id === 'string' ? id : undefined;
};

/** The result of sending: a preview if the input was read at once, otherwise the job that reads it. */
export type SendResult = { readonly preview: PreviewBody } | { readonly job: Job };

const toFormatParam = (formatId: string): { readonly format_id?: string } =>
  formatId === '' ? {} : { format_id: formatId };

/** A page or a text holds one recipe or a few, so it is read at once. */
export const sendPasted = async (
  pasted: PastedInput,
  formatId: string,
  options: Pick<UploadOptions, 'idempotencyKey' | 'signal'>,
): Promise<SendResult> => {
  const body = pasted.kind === 'url' ? { url: pasted.url } : { text: pasted.text, ...toFormatParam(formatId) };
  return { preview: (await send<PreviewBody>('POST', PREVIEWS, { body, ...options })).body };
};

/** Anything larger takes long enough to be worth a job with a progress bar that survives a closed tab. */
const MAX_INLINE_BYTES = 256 * 1024;
const MAX_INLINE_FILES = 5;

const needsJob = (files: readonly File[]): boolean =>
  files.length > MAX_INLINE_FILES || files.reduce((sum, { size }) => sum + size, 0) > MAX_INLINE_BYTES;

export const sendFiles = async (
  files: readonly File[],
  formatId: string,
  options: UploadOptions,
): Promise<SendResult> => {
  const form = new FormData();
  if (formatId !== '') form.append('format_id', formatId);
  for (const file of files) form.append('file', file, file.name);
  return needsJob(files)
    ? { job: await upload<Job>(JOBS, form, options) }
    : { preview: await upload<PreviewBody>(PREVIEWS, form, options) };
};
