import { PublicFetchError } from '../../../platform/fetch/public-fetch-error.ts';
import type { Database } from '../../../platform/db/database.ts';
import { writeIfPossible } from '../../../platform/db/write-if-possible.ts';
import type { LibraryScope } from '../../../platform/http/scope.ts';
import { Problem } from '../../../platform/problem/problem.ts';
import type { ImportServices } from '../import-services.ts';
import { insertPhoto, listStoredPhotos } from '../previews/photo.store.ts';
import { createPreviewBlobName } from '../previews/preview-blobs.ts';
import type { ItemId, PreviewId } from '../previews/preview.schemas.ts';
import { listSources } from '../previews/source.store.ts';
import { getUncommittedItem, getPreview } from '../previews/get-preview.ts';
import type { StoredItemWithDocument } from '../previews/item.store.ts';
import type { ItemPhoto } from '../extraction/prepared-item.schemas.ts';
import { unpackFilesOnThread } from '../threads/unpack-files-on-thread.ts';
import { toPhotoContent } from './photo-content.ts';
import type { PhotoContent } from './photo-content.ts';

/** How long a request waits for a website before the client is asked to retry. */
const WAIT_MS = 3000;
const PENDING = Symbol('pending');

const PICTURES = 'image/avif,image/webp,image/jpeg,image/png,image/gif;q=0.8';

/** Fetches a picture from a website; undefined if there is none. */
export const fetchPhoto = async (imports: ImportServices, url: string): Promise<PhotoContent | undefined> => {
  try {
    const { status, bytes } = await imports.fetch(url, { accept: PICTURES });
    return status < 300 ? toPhotoContent(bytes) : undefined;
  } catch (error) {
    if (error instanceof PublicFetchError) return undefined;
    throw error;
  }
};

const store = async (
  imports: ImportServices,
  scope: LibraryScope,
  preview: PreviewId,
  picture: PhotoContent | undefined,
): Promise<string> => {
  if (picture === undefined) return '';
  const { storage } = imports.assets;
  const incoming = await storage.createUpload();
  try {
    await incoming.write(picture.bytes);
    const name = createPreviewBlobName(preview, scope.newId);
    await storage.put(incoming, name);
    return name;
  } finally {
    await incoming.discard();
  }
};

interface Wanted {
  readonly imports: ImportServices;
  readonly database: Database;
  readonly scope: LibraryScope;
  readonly preview: PreviewId;
  readonly item: StoredItemWithDocument;
}

/**
 * Stores the result, so that the website is not asked again and the preview shows it. Skips this while the database is
 * unavailable.
 */
const remember = async (
  { imports, database, scope, preview, item }: Wanted,
  localId: string,
  picture: PhotoContent | undefined,
): Promise<void> => {
  if (database.health() !== 'available') return;
  const blob = await store(imports, scope, preview, picture);
  // If the row cannot be written, the file is removed with its preview.
  let isNew = true;
  await writeIfPossible(database, async (tx) => {
    isNew = await insertPhoto(tx, item.id, { localId, blob, mediaType: picture?.mediaType ?? '' });
  });
  if (!isNew && blob !== '') await imports.assets.storage.remove(blob);
};

/** Fetches in progress, so that a photo is fetched once however many users look at it. */
const underWay = new Map<string, Promise<PhotoContent | undefined>>();

const fetchOnce = (wanted: Wanted, localId: string, url: string): Promise<PhotoContent | undefined> => {
  const key = `${wanted.item.id} ${localId}`;
  const running = underWay.get(key);
  if (running !== undefined) return running;
  const fetching = (async () => {
    try {
      const picture = await fetchPhoto(wanted.imports, url);
      await remember(wanted, localId, picture);
      return picture;
    } finally {
      underWay.delete(key);
    }
  })();
  underWay.set(key, fetching);
  return fetching;
};

const fromUpload = async (wanted: Wanted, { place, localId }: ItemPhoto): Promise<PhotoContent | undefined> => {
  if (place.kind !== 'upload') return undefined;
  const { imports, database, scope, preview, item } = wanted;
  const source = (await listSources(database.db, preview)).find(({ position }) => position === item.source);
  let picture: PhotoContent | undefined;
  const upload = { libraryId: scope.libraryId, blob: source?.blob ?? '' };
  await unpackFilesOnThread(imports, upload, [place], (_, bytes) => {
    picture = toPhotoContent(bytes);
  });
  if (picture === undefined) await remember(wanted, localId, undefined);
  return picture;
};

const fromSite = async (wanted: Wanted, localId: string, url: string): Promise<PhotoContent | undefined> => {
  const fetching = fetchOnce(wanted, localId, url);
  const { promise: late, resolve } = Promise.withResolvers<typeof PENDING>();
  const timer = setTimeout(() => resolve(PENDING), WAIT_MS);
  try {
    const first = await Promise.race([fetching, late]);
    if (first !== PENDING) return first;
  } finally {
    clearTimeout(timer);
  }
  // The fetch continues in the background; its result is for the next request.
  fetching.catch(() => undefined);
  throw new Problem('photo-pending', { headers: { 'retry-after': '2' } });
};

/** The main photo of an item, fetched on first request. The code of the 404 says whether to retry. */
export const getPhoto = async (
  imports: ImportServices,
  database: Database,
  scope: LibraryScope,
  { preview_id, item_id }: { readonly preview_id: PreviewId; readonly item_id: ItemId },
): Promise<PhotoContent> => {
  const preview = await getPreview(database.db, scope, preview_id);
  const item = await getUncommittedItem(database.db, preview, item_id);
  const [photo] = item.photos;
  if (photo === undefined) throw new Problem('photo-unavailable');
  const wanted: Wanted = { imports, database, scope, preview: preview.id, item };
  const { place, localId } = photo;
  const known = (await listStoredPhotos(database.db, [item.id])).get(item.id)?.find((one) => one.localId === localId);
  if (known !== undefined) {
    const bytes = known.blob === '' ? undefined : await imports.assets.storage.read(known.blob);
    if (bytes === undefined) throw new Problem('photo-unavailable');
    return { bytes, mediaType: known.mediaType };
  }
  const picture =
    place.kind === 'upload' ? await fromUpload(wanted, photo) : await fromSite(wanted, localId, place.url);
  if (picture === undefined) throw new Problem('photo-unavailable');
  return picture;
};
