import { Type } from 'typebox';

import { Maybe, Uuid, component } from '../../platform/schema/schema.ts';
import type { Of } from '../../platform/schema/schema.ts';

/** The organization of a recipe. It has its own revision, because organizing a recipe does not change its document. */
export const Organization = component(
  'Organization',
  Type.Object({
    revision: Type.Integer({
      minimum: 1,
      description: 'Rises by one when tags or facets are set, or the recipe enters or leaves a book. For `If-Match`.',
    }),
    tags: Type.Array(Uuid('Id of a tag.')),
    facets: Type.Array(Uuid('Id of a facet.')),
    books: Type.Array(Uuid('Id of a book.'), { description: 'Changed by `PUT /books/{id}/members` alone.' }),
  }),
);

const ids = (things: string) =>
  Maybe(
    Type.Array(Type.String({ maxLength: 100 }), {
      maxItems: 100,
      description: `Ids of ${things} of the library, each counted once. Absent or null leaves them as they are; \`[]\` takes them all away.`,
    }),
  );

export const OrganizationInput = component(
  'OrganizationInput',
  Type.Object({ tags: ids('tags'), facets: ids('facets') }),
);

export type Organization = Of<typeof Organization>;
export type OrganizationInput = Of<typeof OrganizationInput>;
