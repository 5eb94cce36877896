import { Type } from 'typebox';

import { bookKinds } from '../../platform/db/tables/organization.ts';
import { DateTime, Line, Maybe, Revision, Uuid, component } from '../../platform/schema/schema.ts';
import type { Of } from '../../platform/schema/schema.ts';
import type { Id } from '../../platform/ids/ids.ts';

export type BookId = Id<'book'>;
export type ChapterId = Id<'chapter'>;

const BookKind = Type.Enum([...bookKinds], {
  type: 'string',
  description: '`personal`: put together here. `publication`: a published book, from which recipes were taken.',
});

const Cover = Type.String({
  pattern: '^sha256:[a-f0-9]{64}$',
  description: 'The asset that is its picture.',
});

const ChapterIdText = Type.String({
  pattern: '^[A-Za-z0-9][A-Za-z0-9._-]{0,127}$',
  description: 'Unique in the book.',
});

const Chapter = component('BookChapter', Type.Object({ id: ChapterIdText, title: Type.String() }));

const BookMember = component(
  'BookMember',
  Type.Object({
    entry_id: Uuid('Id of the recipe in its library; it may be in the trash.'),
    chapter_id: Type.Union([Type.String(), Type.Null()], { description: 'Null where it stands in no chapter.' }),
    note: Type.String(),
  }),
);

const heading = {
  id: Uuid('Id of the book.'),
  kind: BookKind,
  title: Type.String(),
  description: Type.String(),
  cover: Type.Union([Cover, Type.Null()]),
  chapters: Type.Array(Chapter, { description: 'In their order.' }),
};

const history = {
  revision: Revision,
  created_at: DateTime('When it was created.'),
  updated_at: DateTime('When it last changed, its members included.'),
};

export const Book = component(
  'Book',
  Type.Object({
    ...heading,
    members: Type.Array(BookMember, {
      description: 'In the order of the book. `POST /recipes/lookup` tells what the recipes are.',
    }),
    ...history,
  }),
);

export const BookSummary = component(
  'BookSummary',
  Type.Object(
    {
      ...heading,
      recipe_count: Type.Integer({ minimum: 0, description: 'How many members it has.' }),
      ...history,
    },
    { description: 'A book without its members.' },
  ),
);

export const BookInput = component(
  'BookInput',
  Type.Object({
    kind: BookKind,
    title: Line({ maxLength: 500, description: 'Need not be unique.' }),
    description: Maybe(Type.String({ maxLength: 100_000 })),
    cover: Maybe(Cover),
    chapters: Maybe(
      Type.Array(
        Type.Object({
          id: Maybe(ChapterIdText),
          title: Line({ maxLength: 500, description: 'Need not be unique.' }),
        }),
        {
          maxItems: 1000,
          description:
            'In their order. A chapter without an id gets one. Members of a chapter that is left out stay in the book, in no chapter.',
        },
      ),
    ),
  }),
);

export const BookMembersInput = component(
  'BookMembersInput',
  Type.Object({
    members: Type.Array(
      Type.Object({
        entry_id: Type.String({ maxLength: 100, description: 'A recipe of the library, once in a book.' }),
        chapter_id: Maybe(Type.String({ maxLength: 128, description: 'A chapter of the book.' })),
        note: Maybe(Type.String({ maxLength: 10_000 })),
      }),
      { maxItems: 10_000, description: 'All members, in the order of the book.' },
    ),
  }),
);

export type Book = Of<typeof Book>;
export type BookSummary = Of<typeof BookSummary>;
export type Chapter = Of<typeof Chapter>;
export type BookInput = Of<typeof BookInput>;
export type BookMembersInput = Of<typeof BookMembersInput>;
