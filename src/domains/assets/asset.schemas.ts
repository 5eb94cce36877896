import { Type } from 'typebox';
import type { TString } from 'typebox';

import { DateTime, component } from '../../platform/schema/schema-builders.ts';
import type { Of } from '../../platform/schema/schema-builders.ts';
import type { EntryId, Id } from '../../platform/ids/ids.ts';

/** `sha256:` and the hash of the content: the same file is the same asset everywhere. */
export type AssetId = Id<'asset'>;

export const AssetIdText = (description: string): TString =>
  Type.String({ pattern: '^sha256:[a-f0-9]{64}$', description });

/** What a file is attached to. A file without any holder is deleted. */
export type AssetHolder =
  | { readonly kind: 'recipe'; readonly id: EntryId }
  | { readonly kind: 'book'; readonly id: Id<'book'> };

/** Longest edge of each derivative preset, in pixels. */
export const presetEdges = { thumb: 256, card: 640, reader: 1600 } as const;

export type Preset = keyof typeof presetEdges;

export const PresetName = Type.Enum(['thumb', 'card', 'reader'], {
  type: 'string',
  description: 'The size: the longer edge has 256, 640 or 1600 pixels, or fewer if the original is smaller.',
});

export const StoredAsset = component(
  'StoredAsset',
  Type.Object(
    {
      id: AssetIdText('Content id, used as `asset_id` in recipes.'),
      media_type: Type.String({ description: 'Media type detected from the content: `image/jpeg`.' }),
      bytes: Type.Integer({ minimum: 1 }),
      width: Type.Optional(
        Type.Integer({ minimum: 1, description: 'Width as displayed, in pixels. Only for pictures.' }),
      ),
      height: Type.Optional(Type.Integer({ minimum: 1 })),
      name: Type.String({ description: 'The original file name; may be empty.' }),
      created_at: DateTime('When it was added to this recipe or book.'),
    },
    { description: 'An uploaded file.' },
  ),
);

export type StoredAsset = Of<typeof StoredAsset>;
