import { queryOptions } from '@tanstack/react-query';

import type { ImportFormat, PreviewBody } from '../../src/domains/imports/index.ts';
import { get, send } from '../api/client.ts';
import type { Page } from '../api/client.ts';
import type { Job } from '../api/jobs.ts';
import { upload } from '../api/upload.ts';
import type { UploadOptions } from '../api/upload.ts';
import type { Pasted } from './understand-input.ts';

const PREVIEWS = '/recipes/import-previews';
const JOBS = '/jobs/import-previews';

/** How the jobs that read imports are called. */
const IMPORT_KIND = 'import-preview';

export const formatsQuery = queryOptions({
  queryKey: ['import-format', 'list'],
  queryFn: async ({ signal }) => (await get<{ items: readonly ImportFormat[] }>('/import-formats', { signal })).items,
});

const OPEN: ReadonlySet<Job['state']> = new Set(['queued', 'running', 'interrupted', 'awaiting-preview']);

/** Imports that are read right now, or wait to be reviewed. A job is remembered for a day. */
export const openImportJobsQuery = queryOptions({
  queryKey: ['job', 'list', 'open-imports'],
  queryFn: async ({ signal }) => {
    const { items } = await get<Page<Job>>('/jobs', { query: { limit: 100 }, signal });
    return items.filter(({ kind, state }) => kind === IMPORT_KIND && OPEN.has(state));
  },
});

/** Where the preview of a job is, as soon as there is one. */
export const previewOfJob = ({ state, result }: Job): string | undefined => {
  const id = state === 'awaiting-preview' || state === 'succeeded' ? result?.['preview_id'] : undefined;
  return typeof id === 'string' ? id : undefined;
};

/** Where what was sent has gone: it was read at once, or a job reads it. */
export type Sent = { readonly preview: PreviewBody } | { readonly job: Job };

const named = (formatId: string): { readonly format_id?: string } => (formatId === '' ? {} : { format_id: formatId });

/** A page or a text is one recipe or a few: it is read at once. */
export const sendPasted = async (
  pasted: Pasted,
  formatId: string,
  options: Pick<UploadOptions, 'key' | 'signal'>,
): Promise<Sent> => {
  const body = pasted.kind === 'url' ? { url: pasted.url } : { text: pasted.text, ...named(formatId) };
  return { preview: (await send<PreviewBody>('POST', PREVIEWS, { body, ...options })).body };
};

/** More than this takes long enough to be worth a job with a bar, and to survive a closed tab. */
const MOST_BYTES_AT_ONCE = 256 * 1024;
const MOST_FILES_AT_ONCE = 5;

const takesLong = (files: readonly File[]): boolean =>
  files.length > MOST_FILES_AT_ONCE || files.reduce((sum, { size }) => sum + size, 0) > MOST_BYTES_AT_ONCE;

export const sendFiles = async (files: readonly File[], formatId: string, options: UploadOptions): Promise<Sent> => {
  const form = new FormData();
  if (formatId !== '') form.append('format_id', formatId);
  for (const file of files) form.append('file', file, file.name);
  return takesLong(files)
    ? { job: await upload<Job>(JOBS, form, options) }
    : { preview: await upload<PreviewBody>(PREVIEWS, form, options) };
};
