import type { ExportFormat } from '../../src/domains/exports/index.ts';
import type { Job } from '../api/jobs.ts';
import type { jobWords } from './job.words.ts';

/** What an export has made, to be downloaded. */
export interface Exported {
  readonly format: ExportFormat;
  readonly recipes: number;
  readonly bytes: number;
}

type FormatWord = keyof typeof jobWords & ('portable' | 'jsonLd' | 'cooklang' | 'markdown' | 'html');

/** The formats, the one that keeps everything first, each with its name in the catalogue. */
export const exportFormats: Readonly<Record<ExportFormat, FormatWord>> = {
  'portable-bundle': 'portable',
  html: 'html',
  markdown: 'markdown',
  'json-ld': 'jsonLd',
  cooklang: 'cooklang',
};

export const isExportFormat = (value: unknown): value is ExportFormat =>
  typeof value === 'string' && value in exportFormats;

/** What a finished export made; undefined for every other job. What a job tells is known to its kind alone. */
export const exportedBy = ({ kind, state, result }: Pick<Job, 'kind' | 'state' | 'result'>): Exported | undefined => {
  if (kind !== 'export' || state !== 'succeeded' || result === null) return undefined;
  const { format, recipes, bytes } = result;
  if (!isExportFormat(format) || typeof recipes !== 'number' || typeof bytes !== 'number') return undefined;
  return { format, recipes, bytes };
};

/** The preview that an import has made, or waits at. */
export const previewOf = ({ kind, result }: Pick<Job, 'kind' | 'result'>): string | undefined => {
  const id = kind === 'import-preview' ? result?.['preview_id'] : undefined;
  return typeof id === 'string' ? id : undefined;
};
