import { Type } from 'typebox';

import { bookKinds } from '../organization.tables.ts';
import { DateTime, Line, Maybe, Revision, Uuid, component } from '../../../platform/schema/schema-builders.ts';
import type { Of } from '../../../platform/schema/schema-builders.ts';
import type { Id } from '../../../platform/ids/ids.ts';

export const MAX_CHAPTERS = 1000;
export const MAX_MEMBERS = 10_000;

export type BookId = Id<'book'>;
export type ChapterId = Id<'chapter'>;

const BookKind = Type.Enum([...bookKinds], {
  type: 'string',
  description: '`personal`: your own collection. `publication`: a published book that recipes were taken from.',
});

const Cover = Type.String({
  pattern: '^sha256:[a-f0-9]{64}$',
  description: 'Content id of the cover picture.',
});

const ChapterIdText = Type.String({
  pattern: '^[A-Za-z0-9][A-Za-z0-9._-]{0,127}$',
  description: 'Unique in the book.',
});

const Chapter = component('BookChapter', Type.Object({ id: ChapterIdText, title: Type.String() }));

const BookMember = component(
  'BookMember',
  Type.Object({
    entry_id: Uuid('Id of the recipe. It may be in the trash.'),
    chapter_id: Type.Union([Type.String(), Type.Null()], { description: 'Id of its chapter; null if it is in none.' }),
    note: Type.String(),
  }),
);

const heading = {
  id: Uuid('Id of the book.'),
  kind: BookKind,
  title: Type.String(),
  description: Type.String(),
  cover: Type.Union([Cover, Type.Null()]),
  chapters: Type.Array(Chapter, { description: 'The chapters in order.' }),
};

const history = {
  revision: Revision,
  created_at: DateTime('When it was created.'),
  updated_at: DateTime('When it or its members last changed.'),
};

export const Book = component(
  'Book',
  Type.Object({
    ...heading,
    members: Type.Array(BookMember, {
      description: 'In the order of the book. Use `POST /recipes/lookup` to get the recipes.',
    }),
    ...history,
  }),
);

export const BookSummary = component(
  'BookSummary',
  Type.Object(
    {
      ...heading,
      recipe_count: Type.Integer({ minimum: 0, description: 'Number of recipes in the book.' }),
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
          maxItems: MAX_CHAPTERS,
          description:
            'The chapters in order. A chapter without an id gets one. If a chapter is left out, its recipes stay in the book without a chapter.',
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
        entry_id: Type.String({
          maxLength: 100,
          description: 'Id of a recipe in the library. Each may occur only once.',
        }),
        chapter_id: Maybe(Type.String({ maxLength: 128, description: 'Id of a chapter of the book.' })),
        note: Maybe(Type.String({ maxLength: 10_000 })),
      }),
      { maxItems: MAX_MEMBERS, description: 'All members, in the order of the book.' },
    ),
  }),
);

export type Book = Of<typeof Book>;
export type BookSummary = Of<typeof BookSummary>;
export type Chapter = Of<typeof Chapter>;
export type BookInput = Of<typeof BookInput>;
export type BookMembersInput = Of<typeof BookMembersInput>;
