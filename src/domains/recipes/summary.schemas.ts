import { Type } from 'typebox';

import { DateTime, Revision, Uuid, component } from '../../platform/schema/schema.ts';
import type { Of } from '../../platform/schema/schema.ts';

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
    asset_id: Type.Optional(Type.String({ pattern: '^sha256:[a-f0-9]{64}$', description: 'The stored file.' })),
    local_asset_id: Type.Optional(Type.String({ description: 'Its id in the document.' })),
    media_type: Type.String(),
    alt: Type.Optional(Type.String()),
    caption: Type.Optional(Type.String()),
    url: Type.Optional(Type.String({ description: 'Where it was found.' })),
  }),
);

const SummaryTranslation = component(
  'SummaryTranslation',
  Type.Object({
    id: Uuid('Entry of the translation.'),
    language: Type.String({ description: 'BCP 47; empty where the recipe does not tell.' }),
    matched: Type.Boolean({ description: 'Whether it is among what was asked for.' }),
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
      books: Type.Array(BookReference, { description: 'The books of the library that hold it.' }),
      source_books: Type.Array(BookReference, { description: 'Those of them that are publications.' }),
      tags: Type.Array(TagReference),
      favorite: Type.Boolean({ description: 'Whether it is one of your favorites.' }),
      times_cooked: Type.Integer({ minimum: 0 }),
      created_at: DateTime('When it was created.'),
      updated_at: DateTime('When it last got a revision.'),
      deleted_at: Type.Optional(DateTime('When it was put into the trash.')),
      active_time: Type.Optional(Type.String({ description: 'ISO 8601 duration.' })),
      total_time: Type.Optional(Type.String({ description: 'ISO 8601 duration.' })),
      description: Type.Optional(Type.String({ description: 'Its beginning, where it is long.' })),
      language: Type.Optional(Type.String({ description: 'BCP 47.' })),
      last_cooked: Type.Optional(Type.String({ format: 'date' })),
      primary_image: Type.Optional(PrimaryImage),
      translations: Type.Optional(
        Type.Array(SummaryTranslation, { description: 'Only where grouping was asked for.' }),
      ),
    },
    { description: 'As much of a recipe as a list shows.' },
  ),
);

export type RecipeSummary = Of<typeof RecipeSummary>;
