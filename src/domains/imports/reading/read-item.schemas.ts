import type { DiagnosticCode } from '../formats/diagnostic-codes.ts';
import type { PhotoPlace } from '../formats/format.ts';
import type { Occurrence } from '../measurements/occurrence.schemas.ts';

/** A remark on one place of an item. */
export interface Remark {
  readonly code: DiagnosticCode;
  /** In the document: `title`, `ingredient_sections[0].ingredients[2]`. */
  readonly field?: string;
  /** Id of the part that it concerns. */
  readonly objectId?: string;
  /** The words that gave rise to it. */
  readonly evidence?: string;
  /** What stays of it whatever is decided. */
  readonly preserved?: string;
}

/** A photograph of an item, and which of the document's assets it is; it becomes one when it is taken in. */
export interface ItemPhoto {
  readonly place: PhotoPlace;
  readonly localId: string;
  /** The content that its document says it has. */
  readonly assetId?: string;
}

/** What was read of one recipe: all that a preview keeps of it. */
export interface ReadItem {
  readonly formatId: string;
  readonly formatName: string;
  readonly title: string;
  /** JSON: the recipe as a preview shows it. */
  readonly shown: string;
  /** JSON; undefined where there is none. */
  readonly document?: string;
  readonly remarks: readonly Remark[];
  readonly occurrences: readonly Occurrence[];
  readonly photos: readonly ItemPhoto[];
  /** The smallest file that holds it: members from the outermost archive inwards, empty for the upload itself. */
  readonly path: readonly string[];
  readonly extractedText?: string;
}
