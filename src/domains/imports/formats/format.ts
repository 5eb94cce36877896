import type { JsonLdOptions, RecipeDocument } from '../../recipe-format/index.ts';
import type { DiagnosticCode } from './diagnostic-codes.ts';

/** A file that was uploaded, fetched, pasted, or found in an archive, after removing gzip compression. */
export interface ImportFile {
  readonly kind: 'file';
  /** The original name, or empty if unknown. Only used for titles and messages, never to detect a format. */
  readonly name: string;
  readonly bytes: Uint8Array;
  /** Decodes by byte order mark, then by declared encoding, then as UTF-8, then as Windows-1252. Never throws. */
  text(): string;
  /**
   * Parses the file as JSON. Undefined if it is not JSON or is nested too deeply. Throws if it exceeds the size limits.
   */
  json(): unknown;
}

interface ImportMember {
  /** The path inside the archive, with slashes. Never a path on this machine. */
  readonly path: string;
}

/** A ZIP archive. Members are read on demand, and everything read counts towards the limits. */
export interface ImportArchive {
  readonly kind: 'archive';
  readonly name: string;
  /** Files only, without system files such as `__MACOSX/` and `.DS_Store`. */
  readonly members: readonly ImportMember[];
  /** Throws `UnreadableMember` if it cannot be read. */
  read(path: string): Promise<ImportFile>;
  /** Opens a member that is itself an archive. Undefined if it is not one. */
  open(path: string): Promise<ImportArchive | undefined>;
}

export type ImportSource = ImportFile | ImportArchive;

/** Where a photo is: on the web, in a member of the archive, or as base64 in the JSON file at the end of `path`. */
export type PhotoLocation =
  | { readonly kind: 'address'; readonly url: string }
  | {
      readonly kind: 'upload';
      /** Member paths from the outermost archive inwards, relative to the source. Empty for the source itself. */
      readonly path: readonly string[];
      /** A JSON pointer (RFC 6901) to the base64 text, if the file is JSON rather than an image. */
      readonly pointer?: string;
    };

/** Something the reviewer of an import should know. */
export interface ExtractionDiagnostic {
  readonly code: DiagnosticCode;
  /** The part of the recipe document it concerns: `title`, `ingredient_sections[0].ingredients[2]`. */
  readonly field?: string;
  /** The source text that caused it. */
  readonly evidence?: string;
}

interface Place {
  /** The innermost file that contains the item, as in `PhotoLocation`. Absent for the source itself. */
  readonly path?: readonly string[];
}

/** A recipe that a format extracted. */
export interface ExtractedRecipe extends Place {
  readonly kind: 'recipe';
  /**
   * The recipe as a schema.org node, whatever its original format. The schema.org reader turns it into a recipe
   * document: it cleans texts, enforces limits and preserves unknown properties. Ingredient sections are
   * `{name, itemListElement: [line, …]}` in `recipeIngredient`, step sections the same in `recipeInstructions`.
   * Times may be written in words.
   */
  readonly node: Readonly<Record<string, unknown>>;
  readonly options?: Omit<JsonLdOptions, 'trusted'>;
  /** What schema.org cannot express. Takes precedence over the node. */
  readonly overrides?: Partial<RecipeDocument>;
  /** In order, the main photo first. Photos in the `image` of the node need not be repeated. */
  readonly photos?: readonly PhotoLocation[];
  readonly diagnostics?: readonly ExtractionDiagnostic[];
  /** The text extracted from a document (PDF, DOCX, plain text), which the user can correct and submit again. */
  readonly extractedText?: string;
}

/** A recipe document in our own format, from a bundle. */
export interface ExtractedDocument extends Place {
  readonly kind: 'document';
  /** Not validated yet. */
  readonly document: unknown;
  /** Its files by `asset_id`. */
  readonly files?: ReadonlyMap<string, PhotoLocation>;
}

/** A recipe that is or should be here but cannot be read. The import continues with the others. */
export interface UnreadableItem extends Place {
  readonly kind: 'unreadable';
  /** Its best-known title. */
  readonly title: string;
  /** A readable explanation of what is wrong. */
  readonly reason: string;
}

export type ExtractedItem = ExtractedRecipe | ExtractedDocument | UnreadableItem;

/**
 * How confident a format is that it can read a source. The most confident one does; `maybe` is for catch-all formats.
 */
export type DetectionConfidence = 'no' | 'maybe' | 'likely' | 'sure';

export interface ReadContext {
  /** The URL the source was fetched from. */
  readonly url?: string;
  /** Reports how many recipes to expect, as soon as that is known. */
  reportTotal(total: number): void;
  /**
   * Reports progress. A reader that goes too long without progress is stopped. Every extracted item counts as progress.
   */
  readonly reportProgress: () => void;
}

/**
 * A format is a folder next to this file with a `format.ts` that exports `format`, and a line in `load-formats.ts`. It
 * runs in a worker thread on untrusted input. It may be slow, but no input may cause unbounded recursion or repetition.
 */
export interface Format {
  readonly id: string;
  /** The display name. */
  readonly name: string;
  /**
   * It reads any file of its kind, recipe or not. If it finds neither ingredients nor steps, the result does not count
   * as a recipe. The export of another program counts as one even if both are missing.
   */
  readonly isHeuristic?: true;
  detect(source: ImportSource): DetectionConfidence | Promise<DetectionConfidence>;
  read(source: ImportSource, context: ReadContext): Iterable<ExtractedItem> | AsyncIterable<ExtractedItem>;
}
