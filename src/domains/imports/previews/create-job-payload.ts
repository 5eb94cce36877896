import { ReceivedForm } from '../../../platform/http/upload/file-form.ts';
import type { NewId } from '../../../platform/ids/ids.ts';
import type { ImportJobPayload } from '../import-job-kind.ts';
import type { ImportServices } from '../import-services.ts';
import type { ImportJobInput, CommitPolicy } from './import-input.schemas.ts';
import { validateImportInput } from './collect-sources.ts';
import { createPreviewBlobName } from './preview-blobs.ts';
import type { PreviewId } from './preview.schemas.ts';

/** Gives a form field its type, which was validated against the schema of the form. */
const policyOf = (text: string | undefined): CommitPolicy => (text ?? 'review') as CommitPolicy;

const storeFiles = async ({ assets }: ImportServices, newId: NewId, id: PreviewId, { files }: ReceivedForm) => {
  const stored: { name: string; blob: string }[] = [];
  for (const { incoming, name } of files) {
    const blob = createPreviewBlobName(id, newId);
    await assets.storage.put(incoming, blob);
    stored.push({ name, blob });
  }
  return stored;
};

/**
 * Collects the input of a job that runs after its request has ended: files are stored, and a URL is fetched later by
 * the job.
 */
export const createJobPayload = async (
  imports: ImportServices,
  newId: NewId,
  previewId: PreviewId,
  body: ImportJobInput | ReceivedForm,
): Promise<ImportJobPayload> => {
  const given = await validateImportInput(body);
  const { formatId } = given;
  if (body instanceof ReceivedForm) {
    const files = await storeFiles(imports, newId, previewId, body);
    return { previewId, formatId, policy: policyOf(body.fields['policy']), input: { kind: 'files', files } };
  }
  const { url, text, policy } = body;
  const input = url ? ({ kind: 'url', url } as const) : ({ kind: 'text', text: text ?? '' } as const);
  return { previewId, formatId, policy: policy ?? 'review', input };
};
