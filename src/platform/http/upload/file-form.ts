import { Type } from 'typebox';
import type { TObject } from 'typebox';

import { Line, Maybe, component } from '../../schema/schema.ts';
import type { Incoming } from '../../storage/storage.ts';

export const FORM_TYPE = 'multipart/form-data';

/** A file as it was sent: what it says of itself is the sender's word, its bytes are not looked at yet. */
export interface ReceivedFile {
  readonly incoming: Incoming;
  /** In hex. */
  readonly sha256: string;
  readonly bytes: number;
  /** What the sender calls it: perhaps nothing. */
  readonly name: string;
}

export const NAME_LENGTH = 200;

/** What the form holds beside the file. */
export const FileFields = Type.Object({
  name: Maybe(
    Line({ maxLength: NAME_LENGTH, description: 'What the file is called; else the name that the file comes with.' }),
  ),
});

/** The body of an operation that is sent a file. It is received as it comes, and `perform` is given what it became. */
export const FileForm = component(
  'FileForm',
  Type.Unsafe<ReceivedFile>(
    Type.Object({
      file: Type.String({ format: 'binary', description: 'The one file.' }),
      ...FileFields.properties,
    }),
  ),
);

/** Files that came together, and what the form says beside them; everything in it is the sender's word. */
export class ReceivedForm {
  readonly files: readonly ReceivedFile[];
  readonly fields: Readonly<Record<string, string>>;

  constructor(files: readonly ReceivedFile[], fields: Readonly<Record<string, string>>) {
    this.files = files;
    this.fields = fields;
  }

  /** Removes what was not stored. */
  async discard(): Promise<void> {
    for (const { incoming } of this.files) await incoming.discard();
  }
}

/** How an operation that takes JSON may be sent files in its place. */
export interface FilesForm {
  readonly most: number;
  /** What may stand beside them. */
  readonly fields: TObject;
}

/** The form as the reference shows it. */
export const filesFormShape = ({ most, fields }: FilesForm): TObject =>
  Type.Object({
    file: Type.Array(Type.String({ format: 'binary' }), {
      minItems: 1,
      maxItems: most,
      description: 'One or more fields of this name, each with a file.',
    }),
    ...fields.properties,
  });
