import { Type } from 'typebox';

import { Maybe, component } from '../../platform/schema/schema-builders.ts';
import type { Of } from '../../platform/schema/schema-builders.ts';
import { ItemStatus } from '../jobs/index.ts';
import { RecipeSummary } from '../recipes/index.ts';

export const MAX_ITEMS = 10_000;
export const MAX_TAGS = 100;

const BulkTarget = component(
  'BulkTarget',
  Type.Object({
    id: Type.String({ minLength: 1, maxLength: 100, description: 'Id of the library entry.' }),
    revision: Maybe(
      Type.Integer({
        minimum: 0,
        description:
          'The expected revision: of the recipe to read, trash or restore it, of its organization for tags and books.',
      }),
    ),
  }),
);

const tags = (description: string) =>
  Maybe(Type.Array(Type.String({ minLength: 1, maxLength: 100 }), { maxItems: MAX_TAGS, description }));

export const BulkRequest = component(
  'BulkRequest',
  Type.Object(
    {
      items: Type.Array(BulkTarget, {
        minItems: 1,
        maxItems: MAX_ITEMS,
        description: 'The recipes, processed in this order.',
      }),
      add_tags: tags('Ids of tags to add to each recipe.'),
      remove_tags: tags('Ids of tags to remove from each recipe.'),
      book_id: Maybe(Type.String({ maxLength: 100, description: 'Id of the book.' })),
      book_revision: Maybe(
        Type.Integer({
          minimum: 0,
          description:
            'The revision of the book before the first item. Each item that changes the book increases it by one.',
        }),
      ),
      member: Maybe(Type.Boolean({ description: 'True adds the recipes to the book, false removes them.' })),
    },
    {
      additionalProperties: false,
      description:
        'Members that do not apply to the operation may be absent, null or empty (`[]`, `""`, `0`, `false`).',
    },
  ),
);

const outcome = {
  id: Type.String({ description: 'The id from the request.' }),
  status: ItemStatus,
  revision: Type.Optional(
    Type.Integer({ description: 'The revision after the change, of the same kind as in the request.' }),
  ),
  book_revision: Type.Optional(Type.Integer({ description: 'The revision of the book after the change.' })),
  current_revision: Type.Optional(Type.Integer({ description: 'On a conflict: the current revision.' })),
  current_book_revision: Type.Optional(
    Type.Integer({ description: 'On a conflict with the book: its current revision.' }),
  ),
  problem: Type.Optional(
    Type.Object(
      { code: Type.String(), title: Type.String(), detail: Type.String() },
      { description: 'Why it failed.' },
    ),
  ),
  recipe: Type.Optional(RecipeSummary),
  import: Type.Optional(
    Type.Object(
      {
        state: Type.Optional(Type.String()),
        outcome: Type.Optional(Type.String()),
        diagnostics: Type.Optional(Type.Array(Type.Unknown())),
      },
      { description: 'For an item of an import.' },
    ),
  ),
};

const BulkItem = component(
  'BulkItem',
  Type.Object(outcome, { description: 'The result for one target, with the current recipe.' }),
);

export const BulkAnswer = component(
  'BulkAnswer',
  Type.Object({
    policy: Type.Enum(['partial-success'], {
      type: 'string',
      description: 'Each item succeeds or fails separately.',
    }),
    items: Type.Array(BulkItem, { description: 'In the order of the request.' }),
  }),
);

export type BulkRequest = Of<typeof BulkRequest>;
export type BulkAnswer = Of<typeof BulkAnswer>;
export type BulkItem = Of<typeof BulkItem>;
export type BulkTarget = Of<typeof BulkTarget>;
