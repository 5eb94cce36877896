import type { Storage } from '../../../platform/storage/storage.ts';
import type { Id, NewId } from '../../../platform/ids/ids.ts';
import type { PreviewId } from './preview.schemas.ts';

const PREFIX = 'import-';
const UUID_LENGTH = 36;

/** A name in the store for something of a preview, that nothing ever had. It tells the preview. */
export const newImportName = (preview: PreviewId, newId: NewId): string => `${PREFIX}${preview}-${newId<Id<'file'>>()}`;

/** Of which preview a stored file is; undefined where it is none of ours. */
export const previewOfName = (name: string): string | undefined =>
  name.startsWith(PREFIX) ? name.slice(PREFIX.length, PREFIX.length + UUID_LENGTH) : undefined;

/** Throws away what a preview has in the store. What cannot be removed now stays for the sweep. */
export const removeFiles = async (storage: Storage, names: readonly string[]): Promise<void> => {
  for (const name of names) await storage.remove(name).catch(() => undefined);
};
