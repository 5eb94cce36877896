import { Type } from 'typebox';
import type { TObject } from 'typebox';

import { Line, Maybe, component } from '../../schema/schema.ts';
import type { Incoming } from '../../storage/storage.ts';

export const FORM_TYPE = 'multipart/form-data';

/** An uploaded file. Its metadata is what the sender claims; the bytes have not been inspected yet. */
export interface ReceivedFile {
  readonly incoming: Incoming;
  /** In hexadecimal. */
  readonly sha256: string;
  readonly bytes: number;
  /** The file name given by the sender; may be empty. */
  readonly name: string;
}

export const NAME_LENGTH = 200;

/** The form fields besides the file. */
export const FileFields = Type.Object({
  name: Maybe(
    Line({ maxLength: NAME_LENGTH, description: 'What the file is called; else the name that the file comes with.' }),
  ),
});

/** The body of an operation that accepts a file. The file is streamed to storage, and `perform` gets the result. */
export const FileForm = component(
  'FileForm',
  Type.Unsafe<ReceivedFile>(
    Type.Object({
      file: Type.String({ format: 'binary', description: 'The one file.' }),
      ...FileFields.properties,
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
export interface FilesForm {
  readonly most: number;
  /** The form fields that are allowed besides the files. */
  readonly fields: TObject;
}

/** The form's schema for the API reference. */
export const filesFormShape = ({ most, fields }: FilesForm): TObject =>
  Type.Object({
    file: Type.Array(Type.String({ format: 'binary' }), {
      minItems: 1,
      maxItems: most,
      description: 'One or more fields of this name, each with a file.',
    }),
    ...fields.properties,
  });
