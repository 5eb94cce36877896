import { Type } from 'typebox';

import type { MultiFileForm, ReceivedForm } from '../../../platform/http/upload/file-form.ts';
import { Maybe, component } from '../../../platform/schema/schema-builders.ts';
import type { Of } from '../../../platform/schema/schema-builders.ts';

/** The maximum number of files per request. */
export const MAX_FILES = 500;
/** Enough for a whole cookbook as text. Longer texts have to be uploaded as a file. */
const MAX_TEXT_LENGTH = 1_000_000;

const FormatId = Type.String({
  maxLength: 64,
  description: 'Id of a format from `GET /import-formats`. If absent, it is detected from the content.',
});

const ImportInput = component(
  'ImportInput',
  Type.Object(
    {
      url: Maybe(Type.String({ minLength: 1, maxLength: 4096, description: 'URL of a web page with a recipe.' })),
      text: Maybe(
        Type.String({ minLength: 1, maxLength: MAX_TEXT_LENGTH, description: 'Text of one or more recipes.' }),
      ),
      format_id: Maybe(FormatId),
    },
    {
      description: 'Either `url` or `text`. To import files, send a form instead.',
      examples: [{ url: 'https://example.org/soups/leek' }],
    },
  ),
);

export type ImportInput = Of<typeof ImportInput>;

/** JSON, or a form with files. */
export const ImportBody = component('ImportInput', Type.Unsafe<ImportInput | ReceivedForm>(ImportInput));

export const importForm: MultiFileForm = {
  maxFiles: MAX_FILES,
  fields: Type.Object({ format_id: Type.Optional(FormatId) }),
};

const CommitPolicy = Type.Enum(['review', 'require-no-warnings', 'allow-warnings'], {
  type: 'string',
  description:
    'What to commit automatically. `review` (the default): nothing. `require-no-warnings`: everything, but only if no item has a warning. `allow-warnings`: all items without a blocking diagnostic. The rest and likely duplicates wait for a review.',
});

const ImportJobInput = component(
  'ImportJobInput',
  Type.Object(
    { ...ImportInput.properties, policy: Maybe(CommitPolicy) },
    { description: 'Either `url` or `text`, and a policy. To import files, send a form instead.' },
  ),
);

export type ImportJobInput = Of<typeof ImportJobInput>;
export type CommitPolicy = Of<typeof CommitPolicy>;

export const ImportJobBody = component('ImportJobInput', Type.Unsafe<ImportJobInput | ReceivedForm>(ImportJobInput));

export const importJobForm: MultiFileForm = {
  maxFiles: MAX_FILES,
  fields: Type.Object({ format_id: Type.Optional(FormatId), policy: Type.Optional(CommitPolicy) }),
};
