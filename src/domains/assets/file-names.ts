import type { Id, NewId } from '../../platform/ids/ids.ts';
import type { Preset } from './asset.schemas.ts';
import { edges } from './asset.schemas.ts';
import type { PictureFormat } from './pictures.ts';

/** What other rooms keep in the same store is not ours to throw away. */
const OURS = 'asset-';

/** A name in the store that nothing ever had. */
export const newBlob = (newId: NewId): string => `${OURS}${newId<Id<'blob'>>()}`;

export const isOurs = (name: string): boolean => name.startsWith(OURS);

/** Rises when smaller pictures are made in another way: what was made before is then made anew. */
const VERSION = 1;

/** Which of the smaller pictures. */
export interface Wanted {
  readonly preset: Preset;
  readonly format: PictureFormat;
}

const ending = ({ preset, format }: Wanted): string => `${preset}-${VERSION}.${format}`;

/** The name of a smaller picture in the store begins with that of its original. */
export const derivativeName = (blob: string, wanted: Wanted): string => `${blob}.${ending(wanted)}`;

/** Of which original a stored file is, or itself where it is one. */
export const blobOf = (name: string): string => name.split('.', 1)[0] ?? name;

const presets = Object.keys(edges) as readonly Preset[];
const formats: readonly PictureFormat[] = ['webp', 'jpeg'];

/** Every name under which something of an original may be stored, and its own. */
export const namesOf = (blob: string): readonly string[] => [
  blob,
  ...presets.flatMap((preset) => formats.map((format) => derivativeName(blob, { preset, format }))),
];

/** The tag of a smaller picture: what the original holds, and what was made of it. */
export const derivativeTag = (hash: string, wanted: Wanted): string => `"${hash}.${ending(wanted)}"`;
