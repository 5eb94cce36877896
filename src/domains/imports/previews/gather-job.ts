import { ReceivedForm } from '../../../platform/http/upload/file-form.ts';
import type { NewId } from '../../../platform/ids/ids.ts';
import type { ImportJob } from '../import-kind.ts';
import type { Imports } from '../imports.ts';
import type { ImportJobInput, Policy } from './import-input.schemas.ts';
import { refuseInput } from './gather-sources.ts';
import { newImportName } from './preview-files.ts';
import type { PreviewId } from './preview.schemas.ts';

/** Gives a form field its type, which was validated against the schema of the form. */
const policyOf = (text: string | undefined): Policy => (text ?? 'review') as Policy;

const storeFiles = async ({ assets }: Imports, newId: NewId, id: PreviewId, { files }: ReceivedForm) => {
  const stored: { name: string; blob: string }[] = [];
  for (const { incoming, name } of files) {
    const blob = newImportName(id, newId);
    await assets.storage.put(incoming, blob);
    stored.push({ name, blob });
  }
  return stored;
};

/**
 * Collects the input of a job that runs after its request has ended: files are stored, and a URL is fetched later by
 * the job.
 */
export const gatherJob = async (
  imports: Imports,
  newId: NewId,
  previewId: PreviewId,
  body: ImportJobInput | ReceivedForm,
): Promise<ImportJob> => {
  const given = await refuseInput(body);
  const { formatId } = given;
  if (body instanceof ReceivedForm) {
    const files = await storeFiles(imports, newId, previewId, body);
    return { previewId, formatId, policy: policyOf(body.fields['policy']), input: { kind: 'files', files } };
  }
  const { url, text, policy } = body;
  const input = url ? ({ kind: 'url', url } as const) : ({ kind: 'text', text: text ?? '' } as const);
  return { previewId, formatId, policy: policy ?? 'review', input };
};
