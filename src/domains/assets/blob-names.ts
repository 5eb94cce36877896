import type { Id, NewId } from '../../platform/ids/ids.ts';
import type { Preset } from './asset.schemas.ts';
import { presetEdges } from './asset.schemas.ts';
import type { DerivativeFormat } from './picture-processor.ts';

/** Prefix of asset files. Other domains use the same store, and their files must not be swept here. */
const OURS = 'asset-';

/** A storage name that was never used before. */
export const createAssetBlobName = (newId: NewId): string => `${OURS}${newId<Id<'blob'>>()}`;

export const isAssetBlobName = (name: string): boolean => name.startsWith(OURS);

/** Increase this when derivatives are created differently, so that existing ones are recreated. */
const VERSION = 1;

/** The requested derivative. */
export interface DerivativeSpec {
  readonly preset: Preset;
  readonly format: DerivativeFormat;
}

const ending = ({ preset, format }: DerivativeSpec): string => `${preset}-${VERSION}.${format}`;

/** The storage name of a derivative starts with that of its original. */
export const toDerivativeBlobName = (blob: string, wanted: DerivativeSpec): string => `${blob}.${ending(wanted)}`;

/** The original that a stored file belongs to, which may be itself. */
export const toOriginalBlobName = (name: string): string => name.split('.', 1)[0] ?? name;

const presets = Object.keys(presetEdges) as readonly Preset[];
const formats: readonly DerivativeFormat[] = ['webp', 'jpeg'];

/** The storage names of an original and all its possible derivatives. */
export const toAllBlobNames = (blob: string): readonly string[] => [
  blob,
  ...presets.flatMap((preset) => formats.map((format) => toDerivativeBlobName(blob, { preset, format }))),
];

/** ETag of a derivative, from the content hash of the original and the preset. */
export const toDerivativeEtag = (hash: string, wanted: DerivativeSpec): string => `"${hash}.${ending(wanted)}"`;
