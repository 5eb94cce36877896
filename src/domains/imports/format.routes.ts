import { Type } from 'typebox';

import { ok } from '../../platform/http/api-response.ts';
import { read } from '../../platform/http/operation.ts';
import type { Operation } from '../../platform/http/operation.ts';
import { component } from '../../platform/schema/schema-builders.ts';
import type { Of } from '../../platform/schema/schema-builders.ts';
import { loadFormats } from './formats/load-formats.ts';

const Format = component(
  'ImportFormat',
  Type.Object(
    {
      id: Type.String({ description: 'Id of the format.' }),
      name: Type.String({ description: 'Display name.' }),
    },
    { description: 'A format that recipes can be imported from.' },
  ),
);

export type ImportFormat = Of<typeof Format>;

export const importFormatsOperation: Operation = read({
  id: 'listImportFormats',
  method: 'GET',
  path: '/import-formats',
  area: 'Imports',
  summary: 'List import formats',
  description:
    'Formats are detected from the content of a file, never from its name. ZIP archives of any of these are supported as well.',
  access: 'viewer',
  responses: { 200: { description: 'The formats.', schema: Type.Object({ items: Type.Array(Format) }) } },
  perform: async () => ok({ items: (await loadFormats()).map(({ id, name }) => ({ id, name })) }),
});
