import type { ReadOptions, RecipeDocument } from '../../recipe-format/index.ts';
import type { DiagnosticCode } from './diagnostic-codes.ts';

/** One file that was sent, fetched, pasted, or found in an archive. Gzip is taken off already. */
export interface ImportFile {
  readonly kind: 'file';
  /** As it was called where it came from; empty where nobody said. For titles and messages, never to tell a format. */
  readonly name: string;
  readonly bytes: Uint8Array;
  /** Decoded by its byte order mark, by what it declares, as UTF-8, or else as Windows-1252. Never throws. */
  text(): string;
  /** What it says as JSON; undefined where it is none, or deeper than the limit. Throws where it holds too much. */
  json(): unknown;
}

interface ImportMember {
  /** With slashes, as it stands in the archive. It is a name and never a place on this machine. */
  readonly path: string;
}

/** A ZIP archive. Its members are read when they are asked for, and all that is read counts towards the limits. */
export interface ImportArchive {
  readonly kind: 'archive';
  readonly name: string;
  /** Files only, without what systems leave beside them (`__MACOSX/`, `.DS_Store`). */
  readonly members: readonly ImportMember[];
  /** Throws `UnreadableMember` for one that cannot be read. */
  read(path: string): Promise<ImportFile>;
  /** A member that is an archive itself; undefined where it is none. */
  open(path: string): Promise<ImportArchive | undefined>;
}

export type ImportSource = ImportFile | ImportArchive;

/** A photograph: on the web, as a member of the archive, or as base64 in the JSON of the file at the end of `path`. */
export type PhotoPlace =
  | { readonly kind: 'address'; readonly url: string }
  | {
      readonly kind: 'upload';
      /** Members from the outermost archive inwards, from the source that was read; empty for the source itself. */
      readonly path: readonly string[];
      /** A JSON pointer (RFC 6901) to the base64 text, where the file is JSON and not a picture. */
      readonly pointer?: string;
    };

/** Something that whoever reviews the import should know. */
export interface FoundDiagnostic {
  readonly code: DiagnosticCode;
  /** Which part of the document it concerns: `title`, `ingredient_sections[0].ingredients[2]`. */
  readonly field?: string;
  /** The words of the source that gave rise to it. */
  readonly evidence?: string;
}

interface Place {
  /** The smallest file that holds it, as in `PhotoPlace`; the source itself where it is absent. */
  readonly path?: readonly string[];
}

/** A recipe that a format found. */
export interface FoundRecipe extends Place {
  readonly kind: 'recipe';
  /**
   * The recipe in the words of schema.org, whatever the format: the reader of these makes the document, and cleans,
   * bounds and keeps what it has no place for. Sections of ingredients are `{name, itemListElement: [line, …]}` in
   * `recipeIngredient`, sections of steps the same in `recipeInstructions`, and times may be words.
   */
  readonly node: Readonly<Record<string, unknown>>;
  readonly options?: Omit<ReadOptions, 'trusted'>;
  /** What schema.org has no words for; wins over what the node says. */
  readonly also?: Partial<RecipeDocument>;
  /** In their order, the leading one first. Those that the node names in `image` need not be told again. */
  readonly photos?: readonly PhotoPlace[];
  readonly diagnostics?: readonly FoundDiagnostic[];
  /** What was read of a document (PDF, DOCX, text), for whoever wants to mend it and have it read again. */
  readonly extractedText?: string;
}

/** A document of our own format, as a bundle has it. */
export interface FoundDocument extends Place {
  readonly kind: 'document';
  /** Not checked yet. */
  readonly document: unknown;
  /** Its files by their `asset_id`. */
  readonly files?: ReadonlyMap<string, PhotoPlace>;
}

/** There is a recipe here, or should be, and it cannot be read. The others go on. */
export interface FoundUnreadable extends Place {
  readonly kind: 'unreadable';
  /** What it is called, as far as anybody can tell. */
  readonly title: string;
  /** In words for people: what is wrong with it. */
  readonly reason: string;
}

export type Found = FoundRecipe | FoundDocument | FoundUnreadable;

/** How sure a format is that a source is its own; the surest reads it. `maybe` is for what reads anything of a kind. */
export type Confidence = 'no' | 'maybe' | 'likely' | 'sure';

export interface ReadContext {
  /** The address from which the source was fetched. */
  readonly url?: string;
  /** Tells how many recipes to expect, as soon as that is known. */
  expect(total: number): void;
  /** Says that a step of long work is done. What does not for a while is ended; a recipe that was found says it, too. */
  readonly advance: () => void;
}

/**
 * A format: one folder beside this file with a `format.ts` that exports `format`. It is found there; nothing else has to
 * know it. What it has in common with others is in `shared`. It runs in a thread of its own, on input that nobody trusts: it may take its time, but not be led to
 * recurse or repeat without end.
 */
export interface Format {
  readonly id: string;
  /** As people know it. */
  readonly name: string;
  /**
   * It reads anything of its kind, whether there is a recipe in it or not. What it finds neither ingredients nor steps in
   * is no recipe; what another program exported is one, whatever it lacks.
   */
  readonly guesses?: true;
  detect(source: ImportSource): Confidence | Promise<Confidence>;
  read(source: ImportSource, context: ReadContext): Iterable<Found> | AsyncIterable<Found>;
}
