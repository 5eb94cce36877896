import type { PhotoPlace } from '../formats/format.ts';
import type { ReadItem } from './read-item.schemas.ts';
import type { ReadPosition, Resume } from './read-position.ts';
import type { ReadLimits } from './read-limits.ts';

/** Something to be read: a file on this machine, or bytes that are at hand. */
export interface TaskSource {
  /** As it is called where it came from. */
  readonly name: string;
  readonly content: { readonly path: string } | { readonly bytes: Uint8Array };
  readonly url?: string | undefined;
  readonly charset?: string | undefined;
}

/** What the reading thread is asked to do. */
export type ReadingTask =
  | {
      readonly kind: 'read';
      readonly source: TaskSource;
      readonly formatId?: string | undefined;
      readonly limits: ReadLimits;
      readonly resume?: Resume | undefined;
    }
  | {
      /** The bytes at some places of an upload: photographs, originals. */
      readonly kind: 'extract';
      readonly path: string;
      readonly places: readonly Extract<PhotoPlace, { kind: 'upload' }>[];
      readonly limits: ReadLimits;
    };

/** Why nothing can be read of a source. */
export type Refusal =
  | { readonly kind: 'empty' }
  | { readonly kind: 'unknown' }
  | {
      readonly kind: 'unreadable';
      readonly reason: string;
      /** What nobody foresaw, for the log. */
      readonly fault?: string;
    }
  | { readonly kind: 'too-much'; readonly limit: keyof ReadLimits; readonly maximum: number }
  | { readonly kind: 'takes-too-long' };

export type ReadingMessage =
  | { readonly kind: 'expected'; readonly total: number }
  | { readonly kind: 'items'; readonly items: readonly ReadItem[]; readonly position: ReadPosition }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  /** In the order of the places; undefined where there is nothing. */
  | { readonly kind: 'extracted'; readonly at: number; readonly bytes: Uint8Array | undefined };
