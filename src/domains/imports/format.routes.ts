import { Type } from 'typebox';

import { ok } from '../../platform/http/answer.ts';
import { read } from '../../platform/http/operation.ts';
import type { Operation } from '../../platform/http/operation.ts';
import { component } from '../../platform/schema/schema.ts';
import type { Of } from '../../platform/schema/schema.ts';
import { findFormats } from './formats/find-formats.ts';

const Format = component(
  'ImportFormat',
  Type.Object(
    {
      id: Type.String({ description: 'As previews name it.' }),
      name: Type.String({ description: 'As people know it.' }),
    },
    { description: 'Something that recipes can be read from.' },
  ),
);

export type ImportFormat = Of<typeof Format>;

export const formatOperation: Operation = read({
  id: 'listImportFormats',
  method: 'GET',
  path: '/import-formats',
  area: 'Imports',
  summary: 'List import formats',
  description:
    'Formats are detected from the content of a file, never from its name. ZIP archives of any of these are supported as well.',
  access: 'viewer',
  answers: { 200: { description: 'The formats.', schema: Type.Object({ items: Type.Array(Format) }) } },
  perform: async () => ok({ items: (await findFormats()).map(({ id, name }) => ({ id, name })) }),
});
