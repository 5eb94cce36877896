import type { LibraryId } from '../../../platform/ids/ids.ts';
import { ThreadEnded } from '../../../platform/threads/thread-pool.ts';
import type { PhotoLocation } from '../formats/format.ts';
import type { ImportServices } from '../import-services.ts';

export type LocationInUpload = Extract<PhotoLocation, { kind: 'upload' }>;

/**
 * Extracts the content at some places of an uploaded file, one after the other; undefined for what is missing. Opens
 * the file once for all of them, on a worker thread.
 */
export const unpackFilesOnThread = async (
  { assets, threads, limits }: ImportServices,
  { libraryId, blob }: { readonly libraryId: LibraryId; readonly blob: string },
  places: readonly LocationInUpload[],
  onBytes: (at: number, bytes: Uint8Array | undefined) => Promise<void> | void,
): Promise<void> => {
  if (places.length === 0 || blob === '') return;
  try {
    await assets.storage.use(blob, (path) =>
      threads.run(
        { kind: 'extract', path, places, limits },
        {
          key: libraryId,
          onMessage: (message) => (message.kind === 'extracted' ? onBytes(message.at, message.bytes) : undefined),
        },
      ),
    );
  } catch (error) {
    // Content that cannot be extracted is left out; the rest of the recipe is still usable.
    if (!(error instanceof ThreadEnded)) throw error;
  }
};
