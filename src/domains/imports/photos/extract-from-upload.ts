import type { LibraryId } from '../../../platform/ids/ids.ts';
import { ThreadEnded } from '../../../platform/threads/threads.ts';
import type { PhotoPlace } from '../formats/format.ts';
import type { Imports } from '../imports.ts';

export type UploadPlace = Extract<PhotoPlace, { kind: 'upload' }>;

/**
 * Takes out of an uploaded file what stands at some places, one after the other; undefined for what is not there. The
 * file is opened once for all of them, in a thread of its own.
 */
export const extractFromUpload = async (
  { assets, threads, limits }: Imports,
  { libraryId, blob }: { readonly libraryId: LibraryId; readonly blob: string },
  places: readonly UploadPlace[],
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
    // What cannot be taken out is left out: the rest of the recipe is there.
    if (!(error instanceof ThreadEnded)) throw error;
  }
};
