import type { Database } from '../../../platform/db/database.ts';
import type { LibraryScope } from '../../../platform/http/scope.ts';
import { Problem } from '../../../platform/problem/problem.ts';
import { deleteUnusedStagedAsset, stageAssetBytes } from '../../assets/index.ts';
import type { StagedAsset } from '../../assets/index.ts';
import type { ImportServices } from '../import-services.ts';
import { unpackFilesOnThread } from '../threads/unpack-files-on-thread.ts';
import type { LocationInUpload } from '../threads/unpack-files-on-thread.ts';
import { fetchPhoto } from '../photos/get-photo.ts';
import type { StoredItemWithDocument } from '../previews/item.store.ts';
import { listStoredPhotos } from '../previews/photo.store.ts';
import type { StoredPhoto } from '../previews/photo.store.ts';
import type { StoredSource } from '../previews/source.store.ts';
import { ConcurrentWork } from './concurrent-work.ts';
import type { ItemPhoto } from '../extraction/prepared-item.schemas.ts';

/** The staged files of one item. */
export class StagedFiles {
  /** Pictures by their id in the document. */
  readonly pictures = new Map<string, StagedAsset>();
  /** Document ids of the pictures that are unavailable. */
  readonly unavailableIds = new Set<string>();
  original: StagedAsset | undefined;
  /** The original was requested but is unavailable. */
  isOriginalMissing = false;

  get staged(): readonly StagedAsset[] {
    return [...this.pictures.values(), ...(this.original === undefined ? [] : [this.original])];
  }
}

interface Taking {
  readonly imports: ImportServices;
  readonly database: Database;
  readonly scope: LibraryScope;
  readonly sources: ReadonlyMap<number, StoredSource>;
  readonly retained: ReadonlySet<string>;
  /** The time until which photos are fetched from websites. */
  readonly fetchUntil: number;
}

/** The maximum number of concurrent fetches. */
const FETCHED_AT_ONCE = 6;

const stagePicture = async (
  { imports, database, scope }: Taking,
  taken: StagedFiles,
  { localId, assetId }: ItemPhoto,
  bytes: Uint8Array | undefined,
): Promise<void> => {
  try {
    if (bytes === undefined || bytes.length === 0) throw new Problem('file-unreadable');
    const staged = await stageAssetBytes(imports.assets, scope.newId, { bytes, name: 'photo', as: 'picture' });
    // The content must match the hash in the document; otherwise it is another file.
    if (assetId === undefined || staged.id === assetId) {
      taken.pictures.set(localId, staged);
    } else {
      taken.unavailableIds.add(localId);
      await deleteUnusedStagedAsset(imports.assets, database, staged);
    }
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    taken.unavailableIds.add(localId);
  }
};

type Wanted =
  | {
      readonly kind: 'picture';
      readonly item: StoredItemWithDocument;
      readonly photo: ItemPhoto;
      readonly place: LocationInUpload;
    }
  | { readonly kind: 'original'; readonly item: StoredItemWithDocument; readonly place: LocationInUpload };

const MAX_NAME_LENGTH = 200;

const originalName = (taking: Taking, item: StoredItemWithDocument): string => {
  const name = item.path.at(-1) ?? taking.sources.get(item.source)?.name ?? '';
  return name
    .slice(name.lastIndexOf('/') + 1)
    .replaceAll(/\p{C}+/gu, ' ')
    .trim()
    .slice(0, MAX_NAME_LENGTH);
};

/** Stages the whole upload if it is itself the original. */
const takeWhole = async (taking: Taking, item: StoredItemWithDocument, taken: StagedFiles): Promise<void> => {
  const { imports, scope, sources } = taking;
  const blob = sources.get(item.source)?.blob ?? '';
  const bytes = blob === '' ? undefined : await imports.assets.storage.read(blob);
  if (bytes === undefined) return;
  const name = originalName(taking, item);
  taken.original = await stageAssetBytes(imports.assets, scope.newId, { bytes, name, as: 'original' });
};

const wantedOf = ({ retained }: Taking, item: StoredItemWithDocument): Wanted[] => {
  const pictures = item.photos.flatMap((photo): Wanted[] => {
    const { place } = photo;
    return place.kind === 'upload' ? [{ kind: 'picture', item, photo, place }] : [];
  });
  const place: LocationInUpload = { kind: 'upload', path: item.path };
  return retained.has(item.id) && item.path.length > 0 ? [...pictures, { kind: 'original', item, place }] : pictures;
};

/** How many files from an upload are stored at once. Storing one is mostly waiting for the disk. */
const STORED_AT_ONCE = 4;

/** Extracts pictures and originals from the uploads, opening each upload once. */
const takeFromUploads = async (
  taking: Taking,
  items: readonly StoredItemWithDocument[],
  files: ReadonlyMap<string, StagedFiles>,
): Promise<void> => {
  const { imports, scope, sources, retained } = taking;
  for (const item of items) {
    const taken = files.get(item.id);
    if (taken !== undefined && retained.has(item.id) && item.path.length === 0) await takeWhole(taking, item, taken);
  }
  for (const [source, own] of Map.groupBy(items, (item) => item.source)) {
    const wanted = own.flatMap((item) => wantedOf(taking, item));
    const missing = new Set(wanted);
    const places = wanted.map(({ place }) => place);
    const upload = { libraryId: scope.libraryId, blob: sources.get(source)?.blob ?? '' };
    const storing = new ConcurrentWork(STORED_AT_ONCE);
    await unpackFilesOnThread(imports, upload, places, (at, bytes) => {
      const one = wanted[at];
      const taken = one && files.get(one.item.id);
      if (one === undefined || taken === undefined) return undefined;
      missing.delete(one);
      return storing.add(async () => {
        if (one.kind === 'picture') return stagePicture(taking, taken, one.photo, bytes);
        if (bytes === undefined) return;
        const name = originalName(taking, one.item);
        taken.original = await stageAssetBytes(imports.assets, scope.newId, { bytes, name, as: 'original' });
      });
    }).finally(() => storing.settled());
    await storing.finish();
    for (const one of missing) {
      if (one.kind === 'picture') files.get(one.item.id)?.unavailableIds.add(one.photo.localId);
    }
  }
};

/** Stages the main photo from a website: as fetched before, or fetched now if there is still time. */
const takeFromSite = async (
  taking: Taking,
  photo: ItemPhoto,
  known: StoredPhoto | undefined,
  taken: StagedFiles,
): Promise<void> => {
  const { imports, fetchUntil } = taking;
  if (photo.place.kind !== 'address') return;
  if (known !== undefined) {
    const bytes = known.blob === '' ? undefined : await imports.assets.storage.read(known.blob);
    return stagePicture(taking, taken, photo, bytes);
  }
  if (performance.now() >= fetchUntil) return undefined;
  const picture = await fetchPhoto(imports, photo.place.url);
  return stagePicture(taking, taken, photo, picture?.bytes);
};

const takeFromSites = async (
  taking: Taking,
  items: readonly StoredItemWithDocument[],
  files: ReadonlyMap<string, StagedFiles>,
): Promise<void> => {
  const known = await listStoredPhotos(
    taking.database.db,
    items.map(({ id }) => id),
  );
  const waiting = items.flatMap((item) => {
    const [photo] = item.photos;
    const taken = files.get(item.id);
    return photo?.place.kind === 'address' && taken !== undefined ? [{ item, photo, taken }] : [];
  });
  const fetching = new ConcurrentWork(FETCHED_AT_ONCE);
  try {
    for (const { item, photo, taken } of waiting) {
      const before = known.get(item.id)?.find(({ localId }) => localId === photo.localId);
      await fetching.add(() => takeFromSite(taking, photo, before, taken));
    }
  } finally {
    await fetching.settled();
  }
  await fetching.finish();
};

/**
 * Stores the files of some items: photos from uploads, the main photos of pages as far as time allows, and originals to
 * retain. No database row refers to them yet; the caller must release those that it does not need.
 */
export const stageItemFiles = async (
  taking: Taking,
  items: readonly StoredItemWithDocument[],
  files: ReadonlyMap<string, StagedFiles>,
): Promise<void> => {
  await takeFromUploads(taking, items, files);
  for (const { id } of items) {
    const taken = files.get(id);
    if (taken !== undefined) taken.isOriginalMissing = taking.retained.has(id) && taken.original === undefined;
  }
  await takeFromSites(taking, items, files);
};
