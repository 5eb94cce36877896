import { Type } from 'typebox';

import { Maybe, Uuid, component } from '../../../platform/schema/schema-builders.ts';
import type { Of } from '../../../platform/schema/schema-builders.ts';

export const MAX_LABELS = 100;

/** The organization of a recipe. It has its own revision, because organizing a recipe does not change its document. */
export const Organization = component(
  'Organization',
  Type.Object({
    revision: Type.Integer({
      minimum: 1,
      description:
        'Increases by one when tags or facets change, or when the recipe is added to or removed from a book. Used in `If-Match`.',
    }),
    tags: Type.Array(Uuid('Id of a tag.')),
    facets: Type.Array(Uuid('Id of a facet.')),
    books: Type.Array(Uuid('Id of a book.'), {
      description: 'Changed with `PUT /books/{id}/members` or `POST /bulk/recipes/books`.',
    }),
  }),
);

const ids = (things: string) =>
  Maybe(
    Type.Array(Type.String({ maxLength: 100 }), {
      maxItems: MAX_LABELS,
      description: `Ids of ${things} in the library. Duplicates are ignored. Absent or null keeps the current ones; \`[]\` removes all.`,
    }),
  );

export const OrganizationInput = component(
  'OrganizationInput',
  Type.Object({ tags: ids('tags'), facets: ids('facets') }),
);

export type Organization = Of<typeof Organization>;
export type OrganizationInput = Of<typeof OrganizationInput>;
