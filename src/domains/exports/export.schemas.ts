import { Type } from 'typebox';

import { Maybe, component } from '../../platform/schema/schema-builders.ts';
import type { Of } from '../../platform/schema/schema-builders.ts';

export const MAX_EXPORTED_IDS = 10_000;

const formats = ['portable-bundle', 'json-ld', 'cooklang', 'markdown', 'html'] as const;

export type ExportFormat = (typeof formats)[number];

export const ExportInput = component(
  'ExportInput',
  Type.Object({
    scope: Type.Enum(['library', 'book', 'recipes'], {
      type: 'string',
      description:
        '`library`: all recipes. `book`: the recipes of a book, in its order. `recipes`: selected ones. Recipes in the trash are not exported.',
    }),
    format: Type.Enum([...formats], {
      type: 'string',
      description:
        '`portable-bundle`: everything, to import into another library. `json-ld`, `cooklang`, `markdown`: one file per recipe. `html`: a book to read and print.',
    }),
    book_id: Maybe(Type.String({ minLength: 1, maxLength: 100, description: 'For the scope `book`: id of the book.' })),
    recipe_ids: Maybe(
      Type.Array(Type.String({ minLength: 1, maxLength: 100 }), {
        minItems: 1,
        maxItems: MAX_EXPORTED_IDS,
        description: 'For the scope `recipes`: ids of library entries, in the order of the export.',
      }),
    ),
  }),
);

export type ExportInput = Of<typeof ExportInput>;
