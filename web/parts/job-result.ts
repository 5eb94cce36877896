import type { ExportFormat } from '../../src/domains/exports/index.ts';
import type { Job } from '../api/jobs.ts';
import type { jobWords } from './job.words.ts';

/** The downloadable result of an export. */
export interface ExportResult {
  readonly format: ExportFormat;
  readonly recipes: number;
  readonly bytes: number;
}

type FormatWord = keyof typeof jobWords & ('portable' | 'jsonLd' | 'cooklang' | 'markdown' | 'html');

/** The export formats, lossless one first, with their word keys. */
export const exportFormats: Readonly<Record<ExportFormat, FormatWord>> = {
  'portable-bundle': 'portable',
  html: 'html',
  markdown: 'markdown',
  'json-ld': 'jsonLd',
  cooklang: 'cooklang',
};

export const isExportFormat = (value: unknown): value is ExportFormat =>
  typeof value === 'string' && value in exportFormats;

/** The result of a finished export; undefined for other jobs. The shape of `result` depends on the kind of job. */
export const getExportResult = ({
  kind,
  state,
  result,
}: Pick<Job, 'kind' | 'state' | 'result'>): ExportResult | undefined => {
  if (kind !== 'export' || state !== 'succeeded' || result === null) return undefined;
  const { format, recipes, bytes } = result;
  if (!isExportFormat(format) || typeof recipes !== 'number' || typeof bytes !== 'number') return undefined;
  return { format, recipes, bytes };
};

/** The id of the preview that an import has created. */
export const getPreviewId = ({ kind, result }: Pick<Job, 'kind' | 'result'>): string | undefined => {
  const id = kind === 'import-preview' ? result?.['preview_id'] : undefined;
  return typeof id === 'string' ? id : undefined;
};
