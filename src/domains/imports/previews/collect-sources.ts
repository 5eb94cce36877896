import { PublicFetchError } from '../../../platform/fetch/public-fetch-error.ts';
import { toFetchProblem } from '../../../platform/fetch/to-fetch-problem.ts';
import { ReceivedForm } from '../../../platform/http/upload/file-form.ts';
import type { ReceivedFile } from '../../../platform/http/upload/file-form.ts';
import { Problem, validationFailed } from '../../../platform/problem/problem.ts';
import type { ImportServices } from '../import-services.ts';
import { loadFormats } from '../formats/load-formats.ts';
import type { TaskSource } from '../threads/import-thread-task.ts';
import type { ImportInput } from './import-input.schemas.ts';

/** A source to read, and where it came from. */
export interface SubmittedSource {
  readonly task: TaskSource;
  /** Its location in the request, for error messages. */
  readonly location: string;
  /** The uploaded file, which is stored with the preview. */
  readonly file?: ReceivedFile;
  /** Its name in the store, if it is already there. */
  readonly blob?: string;
}

export interface CollectedSources {
  readonly sources: readonly SubmittedSource[];
  readonly formatId?: string | undefined;
}

const refused = (place: string, code: string, message: string, value?: unknown): Problem =>
  validationFailed({ location: `body.${place}`, code, message, value });

/** Fetches a page from a URL that a user sent. */
export const fetchSource = async (imports: ImportServices, url: string): Promise<SubmittedSource> => {
  // A thread that has to be started loads while the page is fetched.
  imports.threads.prepare();
  let page;
  try {
    page = await imports.fetch(url);
  } catch (error) {
    if (error instanceof PublicFetchError) throw toFetchProblem(error);
    throw error;
  }
  if (page.status >= 400) {
    throw new Problem('address-unreachable', {
      detail: `The site answered ${page.status}.`,
      params: { reason: 'bad-answer', status: page.status },
    });
  }
  const task = { name: '', content: { bytes: page.bytes }, url: page.url, charset: page.charset };
  return { task, location: 'body.url' };
};

export const createTextSource = (text: string): SubmittedSource => ({
  task: { name: '', content: { bytes: Buffer.from(text) } },
  location: 'body.text',
});

const ofFile = (file: ReceivedFile, at: number): SubmittedSource => ({
  task: { name: file.name, content: file.bytes === 0 ? { bytes: new Uint8Array() } : { path: file.incoming.path } },
  location: `body.file[${at}]`,
  file,
});

const refuseUnknownFormat = async (formatId: string | undefined): Promise<void> => {
  if (formatId === undefined) return;
  const known = (await loadFormats()).map(({ id }) => id);
  if (!known.includes(formatId)) throw refused('format_id', 'enum', `must be one of ${known.join(', ')}`, formatId);
};

/**
 * Rejects contradictory input with 422 before anything is fetched or read. Returns the format that the request names.
 */
export const validateImportInput = async (
  body: ImportInput | ReceivedForm,
): Promise<{ readonly formatId: string | undefined }> => {
  const formatId = (body instanceof ReceivedForm ? body.fields['format_id'] : body.format_id) ?? undefined;
  if (!(body instanceof ReceivedForm)) {
    if (body.url && body.text) throw refused('url', 'exclusive', 'must not stand beside a text');
    if (!body.url && !body.text) throw refused('url', 'required', 'must be there, or a text, or files as a form');
  }
  await refuseUnknownFormat(formatId);
  return { formatId };
};

/** Collects the sources of a request. Fetches a page; text and files are already there. */
export const collectSources = async (
  imports: ImportServices,
  body: ImportInput | ReceivedForm,
): Promise<CollectedSources> => {
  const { formatId } = await validateImportInput(body);
  if (body instanceof ReceivedForm) return { sources: body.files.map(ofFile), formatId };
  return { sources: [body.url ? await fetchSource(imports, body.url) : createTextSource(body.text ?? '')], formatId };
};
