import { Type } from 'typebox';

import { Maybe, component } from '../../platform/schema/schema.ts';
import type { Of } from '../../platform/schema/schema.ts';
import { ItemStatus } from '../jobs/index.ts';
import { RecipeSummary } from '../recipes/index.ts';

const MOST_ITEMS = 10_000;
const MOST_TAGS = 100;

const BulkTarget = component(
  'BulkTarget',
  Type.Object({
    id: Type.String({ minLength: 1, maxLength: 100, description: 'Id of the library entry.' }),
    revision: Maybe(
      Type.Integer({
        minimum: 0,
        description:
          'The revision the change was made for: that of the recipe to trash or to restore it, that of its organization for tags and books. Reading asks for none.',
      }),
    ),
  }),
);

const tags = (description: string) =>
  Maybe(Type.Array(Type.String({ minLength: 1, maxLength: 100 }), { maxItems: MOST_TAGS, description }));

export const BulkRequest = component(
  'BulkRequest',
  Type.Object(
    {
      items: Type.Array(BulkTarget, { minItems: 1, maxItems: MOST_ITEMS, description: 'Recipes, in this order.' }),
      add_tags: tags('Ids of tags that each is to have.'),
      remove_tags: tags('Ids of tags that none is to have.'),
      book_id: Maybe(Type.String({ minLength: 1, maxLength: 100, description: 'The book.' })),
      book_revision: Maybe(
        Type.Integer({
          minimum: 0,
          description: 'The revision of the book before the first item. Each item that changes it advances it by one.',
        }),
      ),
      member: Maybe(Type.Boolean({ description: 'Whether each is to be in the book.' })),
    },
    { additionalProperties: false },
  ),
);

const outcome = {
  id: Type.String({ description: 'As it was sent.' }),
  status: ItemStatus,
  revision: Type.Optional(
    Type.Integer({ description: 'The revision that it was compared with, as it is after the item.' }),
  ),
  book_revision: Type.Optional(Type.Integer({ description: 'That of the book after the item.' })),
  current_revision: Type.Optional(Type.Integer({ description: 'On a conflict: the revision that it met.' })),
  current_book_revision: Type.Optional(Type.Integer({ description: 'The same of the book, where that was it.' })),
  problem: Type.Optional(
    Type.Object(
      { code: Type.String(), title: Type.String(), detail: Type.String() },
      { description: 'Why it was refused.' },
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
      { description: 'Where the item is one of an import.' },
    ),
  ),
};

const BulkItem = component(
  'BulkItem',
  Type.Object(outcome, { description: 'What came of one target, with the recipe as it stands now.' }),
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
