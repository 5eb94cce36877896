import { Type } from 'typebox';

import { DateTime, Revision, Uuid, component } from '../../../platform/schema/schema-builders.ts';
import type { Of } from '../../../platform/schema/schema-builders.ts';

const BookReference = component(
  'BookReference',
  Type.Object({
    id: Uuid('Id of the book.'),
    kind: Type.Enum(['personal', 'publication'], { type: 'string' }),
    title: Type.String(),
  }),
);

const TagReference = component(
  'TagReference',
  Type.Object({ id: Uuid('Id of the tag.'), name: Type.String(), color: Type.Optional(Type.String()) }),
);

const PrimaryImage = component(
  'PrimaryImage',
  Type.Object({
    asset_id: Type.Optional(
      Type.String({ pattern: '^sha256:[a-f0-9]{64}$', description: 'Content id of the stored file.' }),
    ),
    local_asset_id: Type.Optional(Type.String({ description: 'Id of the image in the document.' })),
    media_type: Type.String(),
    alt: Type.Optional(Type.String()),
    caption: Type.Optional(Type.String()),
    url: Type.Optional(Type.String({ description: 'URL of the image.' })),
  }),
);

const SummaryTranslation = component(
  'SummaryTranslation',
  Type.Object({
    id: Uuid('Id of the entry.'),
    language: Type.String({ description: 'Language of the recipe, BCP 47; empty if unknown.' }),
    matched: Type.Boolean({ description: 'Whether this recipe matches the query.' }),
    title: Type.String(),
  }),
);

export const RecipeSummary = component(
  'RecipeSummary',
  Type.Object(
    {
      id: Uuid('Id of the entry.'),
      recipe_id: Type.String({ description: 'Portable id of the recipe.' }),
      revision: Revision,
      title: Type.String(),
      authors: Type.Array(Type.String()),
      books: Type.Array(BookReference, { description: 'The books that contain it.' }),
      source_books: Type.Array(BookReference, { description: 'Those of the books that are publications.' }),
      tags: Type.Array(TagReference),
      favorite: Type.Boolean({ description: 'Whether it is one of your favorites.' }),
      times_cooked: Type.Integer({ minimum: 0 }),
      created_at: DateTime('When it was created.'),
      updated_at: DateTime('When the latest revision was created.'),
      deleted_at: Type.Optional(DateTime('When it was moved to the trash; absent if it is not in the trash.')),
      active_time: Type.Optional(Type.String({ description: 'Hands-on time, as an ISO 8601 duration.' })),
      total_time: Type.Optional(Type.String({ description: 'Total time, as an ISO 8601 duration.' })),
      description: Type.Optional(Type.String({ description: 'Introduction to the recipe, shortened if it is long.' })),
      language: Type.Optional(Type.String({ description: 'Language of the recipe, BCP 47.' })),
      last_cooked: Type.Optional(Type.String({ format: 'date' })),
      primary_image: Type.Optional(PrimaryImage),
      translations: Type.Optional(
        Type.Array(SummaryTranslation, {
          description: 'The recipe and its translations, with `group_translations`. Empty if it has none.',
        }),
      ),
    },
    { description: 'The short form of a recipe, for lists.' },
  ),
);

export type RecipeSummary = Of<typeof RecipeSummary>;
