import { Type } from 'typebox';
import type { TObject } from 'typebox';

import { Line, Maybe, component } from '../../schema/schema-builders.ts';
import type { Upload } from '../../storage/storage.ts';

export const FORM_TYPE = 'multipart/form-data';

/** An uploaded file. Its metadata is what the sender claims; the bytes have not been inspected yet. */
export interface ReceivedFile {
  readonly incoming: Upload;
  /** In hexadecimal. */
  readonly sha256: string;
  readonly bytes: number;
  /** The file name given by the sender; may be empty. */
  readonly name: string;
}

export const MAX_FILE_NAME_LENGTH = 200;

/** The form fields besides the file. */
export const FileFormFields = Type.Object({
  name: Maybe(
    Line({ maxLength: MAX_FILE_NAME_LENGTH, description: 'The file name. The default is the name in the upload.' }),
  ),
});

/** The body of an operation that accepts a file. The file is streamed to storage, and `perform` gets the result. */
export const FileForm = component(
  'FileForm',
  Type.Unsafe<ReceivedFile>(
    Type.Object({
      file: Type.String({ format: 'binary', description: 'The file.' }),
      ...FileFormFields.properties,
    }),
  ),
);

/** Files uploaded together, with the other form fields. Everything in it is unverified. */
export class ReceivedForm {
  readonly files: readonly ReceivedFile[];
  readonly fields: Readonly<Record<string, string>>;

  constructor(files: readonly ReceivedFile[], fields: Readonly<Record<string, string>>) {
    this.files = files;
    this.fields = fields;
  }

  /** Removes the files that were not stored. */
  async discard(): Promise<void> {
    for (const { incoming } of this.files) await incoming.discard();
  }
}

/** How an operation that accepts JSON also accepts files instead. */
export interface MultiFileForm {
  readonly maxFiles: number;
  /** The form fields that are allowed besides the files. */
  readonly fields: TObject;
}

/** The form's schema for the API reference. */
export const createMultiFileSchema = ({ maxFiles, fields }: MultiFileForm): TObject =>
  Type.Object({
    file: Type.Array(Type.String({ format: 'binary' }), {
      minItems: 1,
      maxItems: maxFiles,
      description: 'One or more fields of this name, each with a file.',
    }),
    ...fields.properties,
  });
