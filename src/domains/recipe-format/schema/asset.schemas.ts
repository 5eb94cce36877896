import { Type } from 'typebox';
import type { TString } from 'typebox';

import { component } from '../../../platform/schema/schema.ts';
import type { Of } from '../../../platform/schema/schema.ts';
import { Address, Label, LocalId, Prose, Word } from './vocabulary.ts';

const CONTENT_ID = '^sha256:[a-f0-9]{64}$';

/** Steps name an asset by the id it has here, or by its content. */
export const AssetId = (description: string): TString =>
  Type.String({ pattern: '^(sha256:[a-f0-9]{64}|[A-Za-z0-9][A-Za-z0-9._-]{0,127})$', description });

export const Asset = component(
  'Asset',
  Type.Object(
    {
      id: Type.Optional(LocalId('Steps refer to it in `asset_ids`; given where it is absent.')),
      asset_id: Type.Optional(Type.String({ pattern: CONTENT_ID, description: 'What the stored file holds.' })),
      role: Type.Optional(Word('What it is to the recipe.', 'image', 'video', 'document', 'source')),
      media_type: Type.Optional(Label('Of the file: `image/jpeg`.')),
      url: Type.Optional(Address('Where it is, or was found.')),
      alt: Type.Optional(Prose('What there is to see, for those who do not.')),
      caption: Type.Optional(Prose('The words below it.')),
      creator_credit: Type.Optional(Label('Who made it, as they want to be named.')),
      license: Type.Optional(Label('The terms on which it may be used, or their address.')),
      rights_statement: Type.Optional(Prose('`© 2026 …`')),
      origin_page: Type.Optional(Address('The page on which it was found.')),
    },
    { description: 'A picture or another file that belongs to the recipe. The first image is the one to show.' },
  ),
);

export type Asset = Of<typeof Asset>;
