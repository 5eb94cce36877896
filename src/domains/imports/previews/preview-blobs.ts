import type { Storage } from '../../../platform/storage/storage.ts';
import type { Id, NewId } from '../../../platform/ids/ids.ts';
import type { PreviewId } from './preview.schemas.ts';

const PREFIX = 'import-';
const UUID_LENGTH = 36;

/** A new unique name in the store for a file of a preview. Contains the id of the preview. */
export const createPreviewBlobName = (preview: PreviewId, newId: NewId): string =>
  `${PREFIX}${preview}-${newId<Id<'file'>>()}`;

/** The id of the preview that a stored file belongs to; undefined for other files. */
export const parsePreviewBlobName = (name: string): string | undefined =>
  name.startsWith(PREFIX) ? name.slice(PREFIX.length, PREFIX.length + UUID_LENGTH) : undefined;

/** Deletes stored files of a preview. The sweep deletes those that cannot be deleted now. */
export const deletePreviewBlobs = async (storage: Storage, names: readonly string[]): Promise<void> => {
  for (const name of names) await storage.remove(name).catch(() => undefined);
};
