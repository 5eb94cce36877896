import { Type } from 'typebox';

import { ok } from '../../../platform/http/api-response.ts';
import { read } from '../../../platform/http/operation.ts';
import type { Operation } from '../../../platform/http/operation.ts';
import { component } from '../../../platform/schema/schema-builders.ts';
import type { JsonObject } from '../json.ts';
import { createRecipeJsonSchema } from './recipe-json-schema.ts';

const JsonSchema = component(
  'JsonSchema',
  Type.Object(
    {
      $schema: Type.String({ description: 'The dialect: JSON Schema 2020-12.' }),
      $id: Type.String({ description: 'The same on every instance and for every document of this version.' }),
      title: Type.String(),
      type: Type.String(),
      properties: Type.Record(Type.String(), Type.Unknown()),
      required: Type.Array(Type.String()),
      $defs: Type.Record(Type.String(), Type.Unknown(), { description: 'The parts of a document, by name.' }),
    },
    { description: 'A self-contained JSON Schema.' },
  ),
);

let schema: JsonObject | undefined;

export const schemaOperations: readonly Operation[] = [
  read({
    id: 'getRecipeSchema',
    method: 'GET',
    path: '/schemas/recipe',
    area: 'Recipes',
    summary: 'Get the recipe schema',
    description:
      'The JSON Schema of `tureen.recipe/1`, which every recipe document must match. In addition, references inside ' +
      'a document must resolve, ids must be unique, and the minimum of a range must not exceed its maximum.',
    access: 'public',
    responses: { 200: { description: 'The schema.', schema: JsonSchema } },
    perform: () => ok((schema ??= createRecipeJsonSchema())),
  }),
];
