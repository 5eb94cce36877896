import { Type } from 'typebox';

import { Maybe, component } from '../../platform/schema/schema.ts';
import type { Of } from '../../platform/schema/schema.ts';

const formats = ['portable-bundle', 'json-ld', 'cooklang', 'markdown', 'html'] as const;

export type ExportFormat = (typeof formats)[number];

export const ExportInput = component(
  'ExportInput',
  Type.Object({
    scope: Type.Enum(['library', 'book', 'recipes'], {
      type: 'string',
      description:
        'All recipes of the library, those of a book in its order, or some. What is in the trash stays here.',
    }),
    format: Type.Enum([...formats], {
      type: 'string',
      description:
        '`portable-bundle`: everything, for another library. `json-ld`, `cooklang`, `markdown`: a file for each recipe. `html`: a book to read and to print.',
    }),
    book_id: Maybe(Type.String({ minLength: 1, maxLength: 100, description: 'The book, where that is the scope.' })),
    recipe_ids: Maybe(
      Type.Array(Type.String({ minLength: 1, maxLength: 100 }), {
        minItems: 1,
        maxItems: 10_000,
        description: 'Ids of library entries, where these are the scope; in the order in which they are written.',
      }),
    ),
  }),
);

export type ExportInput = Of<typeof ExportInput>;
