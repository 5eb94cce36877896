import type { PhotoLocation } from '../formats/format.ts';
import type { PreparedItem } from '../extraction/prepared-item.schemas.ts';
import type { SourcePosition, ResumePoint } from '../extraction/source-position.ts';
import type { SourceLimits } from '../sources/source-limits.ts';

/** A source to read: a file on this machine, or bytes in memory. */
export interface TaskSource {
  /** Its original name. */
  readonly name: string;
  readonly content: { readonly path: string } | { readonly bytes: Uint8Array };
  readonly url?: string | undefined;
  readonly charset?: string | undefined;
}

/** A task for the reading thread. */
export type ImportThreadTask =
  | {
      readonly kind: 'read';
      readonly source: TaskSource;
      readonly formatId?: string | undefined;
      readonly limits: SourceLimits;
      readonly resume?: ResumePoint | undefined;
    }
  | {
      /** Extracts the bytes at some places of an upload: photos and originals. */
      readonly kind: 'extract';
      readonly path: string;
      readonly places: readonly Extract<PhotoLocation, { kind: 'upload' }>[];
      readonly limits: SourceLimits;
    };

/** Why a source cannot be read. */
export type ExtractionFailure =
  | { readonly kind: 'empty' }
  | { readonly kind: 'unknown' }
  | {
      readonly kind: 'unreadable';
      readonly reason: string;
      /** An unexpected error, for the log. */
      readonly fault?: string;
    }
  | { readonly kind: 'too-much'; readonly limit: keyof SourceLimits; readonly maximum: number }
  | { readonly kind: 'takes-too-long' };

export type ImportThreadMessage =
  | { readonly kind: 'expected'; readonly total: number }
  | { readonly kind: 'items'; readonly items: readonly PreparedItem[]; readonly position: SourcePosition }
  | { readonly kind: 'refused'; readonly refusal: ExtractionFailure }
  /** Sent in the order of the places; `bytes` is undefined if there is nothing at a place. */
  | { readonly kind: 'extracted'; readonly at: number; readonly bytes: Uint8Array | undefined };
