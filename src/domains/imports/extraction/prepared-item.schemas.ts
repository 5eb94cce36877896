import type { DiagnosticCode } from '../formats/diagnostic-codes.ts';
import type { PhotoLocation } from '../formats/format.ts';
import type { Occurrence } from '../../recipe-format/index.ts';

/** A remark on a part of an item. */
export interface ItemDiagnostic {
  readonly code: DiagnosticCode;
  /** The location in the document: `title`, `ingredient_sections[0].ingredients[2]`. */
  readonly field?: string;
  /** The id of the part that it concerns. */
  readonly objectId?: string;
  /** The text that caused it. */
  readonly evidence?: string;
  /** What is kept whatever the user decides. */
  readonly preserved?: string;
}

/** A photo of an item and the id of its asset in the document. The file is stored when the item is committed. */
export interface ItemPhoto {
  readonly place: PhotoLocation;
  readonly localId: string;
  /** The content hash that the document states. */
  readonly assetId?: string;
}

/** Everything that a preview stores of one recipe. */
export interface PreparedItem {
  readonly formatId: string;
  readonly formatName: string;
  readonly title: string;
  /** JSON: the recipe as a preview shows it. */
  readonly shown: string;
  /** JSON; undefined if there is no document. */
  readonly document?: string;
  readonly remarks: readonly ItemDiagnostic[];
  readonly occurrences: readonly Occurrence[];
  readonly photos: readonly ItemPhoto[];
  /**
   * The path to the smallest file that contains it: members from the outermost archive inward, empty for the upload
   * itself.
   */
  readonly path: readonly string[];
  readonly extractedText?: string;
}
