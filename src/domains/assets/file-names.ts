import type { Id, NewId } from '../../platform/ids/ids.ts';
import type { Preset } from './asset.schemas.ts';
import { edges } from './asset.schemas.ts';
import type { PictureFormat } from './pictures.ts';

/** Prefix of asset files. Other domains use the same store, and their files must not be swept here. */
const OURS = 'asset-';

/** A storage name that was never used before. */
export const newBlob = (newId: NewId): string => `${OURS}${newId<Id<'blob'>>()}`;

export const isOurs = (name: string): boolean => name.startsWith(OURS);

/** Increase this when derivatives are created differently, so that existing ones are recreated. */
const VERSION = 1;

/** The requested derivative. */
export interface Wanted {
  readonly preset: Preset;
  readonly format: PictureFormat;
}

const ending = ({ preset, format }: Wanted): string => `${preset}-${VERSION}.${format}`;

/** The storage name of a derivative starts with that of its original. */
export const derivativeName = (blob: string, wanted: Wanted): string => `${blob}.${ending(wanted)}`;

/** The original that a stored file belongs to, which may be itself. */
export const blobOf = (name: string): string => name.split('.', 1)[0] ?? name;

const presets = Object.keys(edges) as readonly Preset[];
const formats: readonly PictureFormat[] = ['webp', 'jpeg'];

/** The storage names of an original and all its possible derivatives. */
export const namesOf = (blob: string): readonly string[] => [
  blob,
  ...presets.flatMap((preset) => formats.map((format) => derivativeName(blob, { preset, format }))),
];

/** ETag of a derivative, from the content hash of the original and the preset. */
export const derivativeTag = (hash: string, wanted: Wanted): string => `"${hash}.${ending(wanted)}"`;
