import type { Database } from '../../../platform/db/database.ts';
import type { LibraryScope } from '../../../platform/http/scope.ts';
import { Problem } from '../../../platform/problem/problem.ts';
import { releaseStaged, stageBytes } from '../../assets/index.ts';
import type { StagedAsset } from '../../assets/index.ts';
import type { Imports } from '../imports.ts';
import { extractFromUpload } from '../photos/extract-from-upload.ts';
import type { UploadPlace } from '../photos/extract-from-upload.ts';
import { fetchPicture } from '../photos/get-photo.ts';
import type { WholeItem } from '../previews/item.store.ts';
import { photosOf } from '../previews/photo.store.ts';
import type { StoredPhoto } from '../previews/photo.store.ts';
import type { StoredSource } from '../previews/source.store.ts';
import type { ItemPhoto } from '../reading/read-item.schemas.ts';

/** The staged files of one item. */
export class TakenFiles {
  /** Pictures by their id in the document. */
  readonly pictures = new Map<string, StagedAsset>();
  /** Document ids of the pictures that are unavailable. */
  readonly dropped = new Set<string>();
  original: StagedAsset | undefined;
  /** The original was requested but is unavailable. */
  isOriginalMissing = false;

  get staged(): readonly StagedAsset[] {
    return [...this.pictures.values(), ...(this.original === undefined ? [] : [this.original])];
  }
}

interface Taking {
  readonly imports: Imports;
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
  taken: TakenFiles,
  { localId, assetId }: ItemPhoto,
  bytes: Uint8Array | undefined,
): Promise<void> => {
  try {
    if (bytes === undefined || bytes.length === 0) throw new Problem('file-unreadable');
    const staged = await stageBytes(imports.assets, scope.newId, { bytes, name: 'photo', as: 'picture' });
    // The content must match the hash in the document; otherwise it is another file.
    if (assetId === undefined || staged.id === assetId) {
      taken.pictures.set(localId, staged);
    } else {
      taken.dropped.add(localId);
      await releaseStaged(imports.assets, database, staged);
    }
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    taken.dropped.add(localId);
  }
};

type Wanted =
  | { readonly kind: 'picture'; readonly item: WholeItem; readonly photo: ItemPhoto; readonly place: UploadPlace }
  | { readonly kind: 'original'; readonly item: WholeItem; readonly place: UploadPlace };

const LONGEST_NAME = 200;

const originalName = (taking: Taking, item: WholeItem): string => {
  const name = item.path.at(-1) ?? taking.sources.get(item.source)?.name ?? '';
  return name
    .slice(name.lastIndexOf('/') + 1)
    .replaceAll(/\p{C}+/gu, ' ')
    .trim()
    .slice(0, LONGEST_NAME);
};

/** Stages the whole upload if it is itself the original. */
const takeWhole = async (taking: Taking, item: WholeItem, taken: TakenFiles): Promise<void> => {
  const { imports, scope, sources } = taking;
  const blob = sources.get(item.source)?.blob ?? '';
  const bytes = blob === '' ? undefined : await imports.assets.storage.read(blob);
  if (bytes === undefined) return;
  const name = originalName(taking, item);
  taken.original = await stageBytes(imports.assets, scope.newId, { bytes, name, as: 'original' });
};

const wantedOf = ({ retained }: Taking, item: WholeItem): Wanted[] => {
  const pictures = item.photos.flatMap((photo): Wanted[] => {
    const { place } = photo;
    return place.kind === 'upload' ? [{ kind: 'picture', item, photo, place }] : [];
  });
  const place: UploadPlace = { kind: 'upload', path: item.path };
  return retained.has(item.id) && item.path.length > 0 ? [...pictures, { kind: 'original', item, place }] : pictures;
};

/** Extracts pictures and originals from the uploads, opening each upload once. */
const takeFromUploads = async (
  taking: Taking,
  items: readonly WholeItem[],
  files: ReadonlyMap<string, TakenFiles>,
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
    await extractFromUpload(imports, upload, places, async (at, bytes) => {
      const one = wanted[at];
      const taken = one && files.get(one.item.id);
      if (one === undefined || taken === undefined) return;
      missing.delete(one);
      if (one.kind === 'picture') return stagePicture(taking, taken, one.photo, bytes);
      if (bytes === undefined) return;
      const name = originalName(taking, one.item);
      taken.original = await stageBytes(imports.assets, scope.newId, { bytes, name, as: 'original' });
    });
    for (const one of missing) {
      if (one.kind === 'picture') files.get(one.item.id)?.dropped.add(one.photo.localId);
    }
  }
};

/** Stages the main photo from a website: as fetched before, or fetched now if there is still time. */
const takeFromSite = async (
  taking: Taking,
  photo: ItemPhoto,
  known: StoredPhoto | undefined,
  taken: TakenFiles,
): Promise<void> => {
  const { imports, fetchUntil } = taking;
  if (photo.place.kind !== 'address') return;
  if (known !== undefined) {
    const bytes = known.blob === '' ? undefined : await imports.assets.storage.read(known.blob);
    return stagePicture(taking, taken, photo, bytes);
  }
  if (performance.now() >= fetchUntil) return undefined;
  const picture = await fetchPicture(imports, photo.place.url);
  return stagePicture(taking, taken, photo, picture?.bytes);
};

const takeFromSites = async (
  taking: Taking,
  items: readonly WholeItem[],
  files: ReadonlyMap<string, TakenFiles>,
): Promise<void> => {
  const known = await photosOf(
    taking.database.db,
    items.map(({ id }) => id),
  );
  const waiting = items.flatMap((item) => {
    const [photo] = item.photos;
    const taken = files.get(item.id);
    return photo?.place.kind === 'address' && taken !== undefined ? [{ item, photo, taken }] : [];
  });
  const next = async (): Promise<void> => {
    for (let one = waiting.shift(); one !== undefined; one = waiting.shift()) {
      const { item, photo, taken } = one;
      const before = known.get(item.id)?.find(({ localId }) => localId === photo.localId);
      await takeFromSite(taking, photo, before, taken);
    }
  };
  const lanes = await Promise.allSettled(Array.from({ length: FETCHED_AT_ONCE }, next));
  for (const lane of lanes) if (lane.status === 'rejected') throw lane.reason;
};

/**
 * Stores the files of some items: photos from uploads, the main photos of pages as far as time allows, and originals to
 * retain. No database row refers to them yet; the caller must release those that it does not need.
 */
export const takeFiles = async (
  taking: Taking,
  items: readonly WholeItem[],
  files: ReadonlyMap<string, TakenFiles>,
): Promise<void> => {
  await takeFromUploads(taking, items, files);
  for (const { id } of items) {
    const taken = files.get(id);
    if (taken !== undefined) taken.isOriginalMissing = taking.retained.has(id) && taken.original === undefined;
  }
  await takeFromSites(taking, items, files);
};
