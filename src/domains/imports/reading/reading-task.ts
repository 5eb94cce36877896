import type { PhotoPlace } from '../formats/format.ts';
import type { ReadItem } from './read-item.schemas.ts';
import type { ReadPosition, Resume } from './read-position.ts';
import type { ReadLimits } from './read-limits.ts';

/** A source to read: a file on this machine, or bytes in memory. */
export interface TaskSource {
  /** Its original name. */
  readonly name: string;
  readonly content: { readonly path: string } | { readonly bytes: Uint8Array };
  readonly url?: string | undefined;
  readonly charset?: string | undefined;
}

/** A task for the reading thread. */
export type ReadingTask =
  | {
      readonly kind: 'read';
      readonly source: TaskSource;
      readonly formatId?: string | undefined;
      readonly limits: ReadLimits;
      readonly resume?: Resume | undefined;
    }
  | {
      /** Extracts the bytes at some places of an upload: photos and originals. */
      readonly kind: 'extract';
      readonly path: string;
      readonly places: readonly Extract<PhotoPlace, { kind: 'upload' }>[];
      readonly limits: ReadLimits;
    };

/** Why a source cannot be read. */
export type Refusal =
  | { readonly kind: 'empty' }
  | { readonly kind: 'unknown' }
  | {
      readonly kind: 'unreadable';
      readonly reason: string;
      /** An unexpected error, for the log. */
      readonly fault?: string;
    }
  | { readonly kind: 'too-much'; readonly limit: keyof ReadLimits; readonly maximum: number }
  | { readonly kind: 'takes-too-long' };

export type ReadingMessage =
  | { readonly kind: 'expected'; readonly total: number }
  | { readonly kind: 'items'; readonly items: readonly ReadItem[]; readonly position: ReadPosition }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  /** Sent in the order of the places; `bytes` is undefined if there is nothing at a place. */
  | { readonly kind: 'extracted'; readonly at: number; readonly bytes: Uint8Array | undefined };
