import { Type } from 'typebox';

import type { FilesForm, ReceivedForm } from '../../../platform/http/upload/file-form.ts';
import { Maybe, component } from '../../../platform/schema/schema.ts';
import type { Of } from '../../../platform/schema/schema.ts';

/** The maximum number of files per request. */
const MOST_FILES = 500;
/** Enough for a whole cookbook as text. Longer texts have to be uploaded as a file. */
const LONGEST_TEXT = 1_000_000;

const FormatId = Type.String({
  maxLength: 64,
  description: 'The format to read it as, of `GET /import-formats`; otherwise it is detected from the content.',
});

const ImportInput = component(
  'ImportInput',
  Type.Object(
    {
      url: Maybe(Type.String({ minLength: 1, maxLength: 4096, description: 'Address of a page.' })),
      text: Maybe(Type.String({ minLength: 1, maxLength: LONGEST_TEXT, description: 'Text that was pasted.' })),
      format_id: Maybe(FormatId),
    },
    {
      description: 'Either `url` or `text`. Files are sent as a form in place of this.',
      examples: [{ url: 'https://example.org/soups/leek' }],
    },
  ),
);

export type ImportInput = Of<typeof ImportInput>;

/** JSON, or a form with files. */
export const ImportBody = component('ImportInput', Type.Unsafe<ImportInput | ReceivedForm>(ImportInput));

export const importForm: FilesForm = {
  most: MOST_FILES,
  fields: Type.Object({ format_id: Type.Optional(FormatId) }),
};

const Policy = Type.Enum(['review', 'require-no-warnings', 'allow-warnings'], {
  type: 'string',
  description:
    '`review` (also where it is absent): it waits at its preview. `require-no-warnings`: it is committed by itself where nothing is to be said of any recipe; `allow-warnings`: where nothing is blocking. What is not committed waits at its preview.',
});

const ImportJobInput = component(
  'ImportJobInput',
  Type.Object(
    { ...ImportInput.properties, policy: Maybe(Policy) },
    { description: 'Either `url` or `text`, and when to commit it. Files are sent as a form in place of this.' },
  ),
);

export type ImportJobInput = Of<typeof ImportJobInput>;
export type Policy = Of<typeof Policy>;

export const ImportJobBody = component('ImportJobInput', Type.Unsafe<ImportJobInput | ReceivedForm>(ImportJobInput));

export const importJobForm: FilesForm = {
  most: MOST_FILES,
  fields: Type.Object({ format_id: Type.Optional(FormatId), policy: Type.Optional(Policy) }),
};
