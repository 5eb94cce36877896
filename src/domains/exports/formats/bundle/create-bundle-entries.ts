import type { Readable } from 'node:stream';

import type { ZipEntry } from '../../zip/write-zip.ts';
import { getAssetPath, isCompressedType } from '../asset-path.ts';

/** Name and version of the layout, stated in the first file of every bundle. */
const BUNDLE_FORMAT = 'tureen.bundle/1';
export const BUNDLE_MANIFEST = 'tureen-bundle.json';

export interface BundleAsset {
  /** `sha256:` and 64 hex digits. */
  readonly id: string;
  readonly mediaType: string;
  readonly bytes?: number | undefined;
  readonly open: () => Promise<Readable>;
}

export interface Bundle {
  /** Number of documents, which the first file states before they are read. */
  readonly count: number;
  /** The stored documents, in bundle order. */
  readonly documents: Iterable<string | Buffer> | AsyncIterable<string | Buffer>;
  /** Read after the documents, which determine the assets. In any order and possibly with duplicates. */
  readonly assets: Iterable<BundleAsset> | AsyncIterable<BundleAsset>;
}

/** At least five digits, so that paths sort by number. */
const recipePath = (number: number): string => `recipes/${String(number).padStart(5, '0')}.json`;

/** Sorted by path, and so by content. If the same content has two types, always picks the same one. */
const inOrder = async (assets: Bundle['assets']): Promise<(readonly [path: string, asset: BundleAsset])[]> => {
  const byId = new Map<string, readonly [string, BundleAsset]>();
  for await (const asset of assets) {
    const path = getAssetPath(asset.id, asset.mediaType);
    const known = byId.get(asset.id);
    if (known === undefined || path < known[0]) byId.set(asset.id, [path, asset]);
  }
  return [...byId.values()].sort(([a], [b]) => (a < b ? -1 : 1));
};

/**
 * The portable bundle, file by file: its description, the recipes in order with their bytes untouched, and the assets
 * by content. It contains neither time nor author of the export, so the same recipes give the same bundle.
 */
export async function* createBundleEntries({ count, documents, assets }: Bundle): AsyncGenerator<ZipEntry> {
  const manifest = JSON.stringify({ format: BUNDLE_FORMAT, recipes: count });
  yield { path: BUNDLE_MANIFEST, content: Buffer.from(`${manifest}\n`) };
  let number = 0;
  for await (const document of documents) {
    number += 1;
    yield { path: recipePath(number), content: typeof document === 'string' ? Buffer.from(document) : document };
  }
  // A bundle with a wrong count would look truncated.
  if (number !== count) throw new Error(`The bundle was to hold ${count} recipes, and there were ${number}.`);
  for (const [path, { bytes, mediaType, open }] of await inOrder(assets)) {
    yield { path, content: open, bytes, isCompressed: isCompressedType(mediaType) };
  }
}
