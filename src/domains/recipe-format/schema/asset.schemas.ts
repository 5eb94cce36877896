import { Type } from 'typebox';
import type { TString } from 'typebox';

import { component } from '../../../platform/schema/schema-builders.ts';
import type { Of } from '../../../platform/schema/schema-builders.ts';
import { Label, LocalId, OpenEnum, Prose, WebUrl } from './field-types.ts';

const CONTENT_ID_PATTERN = '^sha256:[a-f0-9]{64}$';

/** Steps refer to an asset by its id in the document or by its content id. */
export const AssetId = (description: string): TString =>
  Type.String({ pattern: '^(sha256:[a-f0-9]{64}|[A-Za-z0-9][A-Za-z0-9._-]{0,127})$', description });

export const Asset = component(
  'Asset',
  Type.Object(
    {
      id: Type.Optional(LocalId('Steps refer to it in `asset_ids`. Assigned if absent.')),
      asset_id: Type.Optional(
        Type.String({ pattern: CONTENT_ID_PATTERN, description: 'Content id of the stored file.' }),
      ),
      role: Type.Optional(OpenEnum('Its role in the recipe.', 'image', 'video', 'document', 'source')),
      media_type: Type.Optional(Label('Media type of the file: `image/jpeg`.')),
      url: Type.Optional(WebUrl('URL of the file.')),
      alt: Type.Optional(Prose('Text for people who cannot see the image.')),
      caption: Type.Optional(Prose('Caption of the image.')),
      creator_credit: Type.Optional(Label('Credit line of the creator.')),
      license: Type.Optional(Label('The license, or its URL.')),
      rights_statement: Type.Optional(Prose('Copyright notice: `© 2026 …`.')),
      origin_page: Type.Optional(WebUrl('The page it was found on.')),
    },
    { description: 'An image or other file of the recipe. The first image is the cover.' },
  ),
);

export type Asset = Of<typeof Asset>;
