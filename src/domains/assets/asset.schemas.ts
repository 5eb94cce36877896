import { Type } from 'typebox';
import type { TString } from 'typebox';

import { DateTime, component } from '../../platform/schema/schema.ts';
import type { Of } from '../../platform/schema/schema.ts';
import type { EntryId, Id } from '../../platform/ids/ids.ts';

/** `sha256:` and the hash of the content: the same file is the same asset everywhere. */
export type AssetId = Id<'asset'>;

export const AssetIdText = (description: string): TString =>
  Type.String({ pattern: '^sha256:[a-f0-9]{64}$', description });

/** What a file is attached to. A file without any holder is deleted. */
export type Holder =
  | { readonly kind: 'recipe'; readonly id: EntryId }
  | { readonly kind: 'book'; readonly id: Id<'book'> };

/** Longest edge of each derivative preset, in pixels. */
export const edges = { thumb: 256, card: 640, reader: 1600 } as const;

export type Preset = keyof typeof edges;

export const PresetName = Type.Enum(['thumb', 'card', 'reader'], {
  type: 'string',
  description: 'How large: the longest edge has 256, 640 or 1600 pixels, or fewer where the original has fewer.',
});

export const StoredAsset = component(
  'StoredAsset',
  Type.Object(
    {
      id: AssetIdText('Of what it holds; a recipe names it as `asset_id`.'),
      media_type: Type.String({ description: 'Of what it holds, whatever it was sent as: `image/jpeg`.' }),
      bytes: Type.Integer({ minimum: 1 }),
      width: Type.Optional(Type.Integer({ minimum: 1, description: 'Of a picture as it is shown, in pixels.' })),
      height: Type.Optional(Type.Integer({ minimum: 1 })),
      name: Type.String({ description: 'As it was called when it came; perhaps nothing.' }),
      created_at: DateTime('When it came to this recipe or book.'),
    },
    { description: 'A file that was uploaded.' },
  ),
);

export type StoredAsset = Of<typeof StoredAsset>;
