import type { Readable } from 'node:stream';

import type { ZipEntry } from '../../zip/write-zip.ts';
import { assetPath, isCompressedType } from './asset-file.ts';

/** The name and version of the layout, which the first file of every bundle tells. */
const BUNDLE_FORMAT = 'tureen.bundle/1';
export const BUNDLE_MANIFEST = 'tureen-bundle.json';

export interface BundleAsset {
  /** `sha256:` and 64 digits. */
  readonly id: string;
  readonly mediaType: string;
  readonly bytes?: number | undefined;
  readonly open: () => Promise<Readable>;
}

export interface Bundle {
  /** How many documents there are: the first file tells it before they are read. */
  readonly count: number;
  /** The documents as they are stored, in the order in which they are to be found. */
  readonly documents: Iterable<string | Buffer> | AsyncIterable<string | Buffer>;
  /** Read after the documents, so that these may tell which there are. In any order, any of them more than once. */
  readonly assets: Iterable<BundleAsset> | AsyncIterable<BundleAsset>;
}

/** Five digits, so that they sort as they are counted; more where there are more. */
const recipePath = (number: number): string => `recipes/${String(number).padStart(5, '0')}.json`;

/** By path, which is by content; of one content that was given two types, always the same. */
const inOrder = async (assets: Bundle['assets']): Promise<(readonly [path: string, asset: BundleAsset])[]> => {
  const byId = new Map<string, readonly [string, BundleAsset]>();
  for await (const asset of assets) {
    const path = assetPath(asset.id, asset.mediaType);
    const known = byId.get(asset.id);
    if (known === undefined || path < known[0]) byId.set(asset.id, [path, asset]);
  }
  return [...byId.values()].sort(([a], [b]) => (a < b ? -1 : 1));
};

/**
 * The portable bundle, file by file: what it is, the recipes in their order with their bytes untouched, the assets by
 * their content. There is nothing in it of when or by whom it was written, so the same recipes make the same bundle.
 */
export async function* bundleEntries({ count, documents, assets }: Bundle): AsyncGenerator<ZipEntry> {
  const manifest = JSON.stringify({ format: BUNDLE_FORMAT, recipes: count });
  yield { path: BUNDLE_MANIFEST, content: Buffer.from(`${manifest}\n`) };
  let number = 0;
  for await (const document of documents) {
    number += 1;
    yield { path: recipePath(number), content: typeof document === 'string' ? Buffer.from(document) : document };
  }
  // A bundle that tells another number than it holds would be taken for one that was cut off.
  if (number !== count) throw new Error(`The bundle was to hold ${count} recipes, and there were ${number}.`);
  for (const [path, { bytes, mediaType, open }] of await inOrder(assets)) {
    yield { path, content: open, bytes, isCompressed: isCompressedType(mediaType) };
  }
}
