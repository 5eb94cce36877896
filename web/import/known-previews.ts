import { caller } from '../api/client.ts';
import { onDevice } from './device-storage.ts';
import { keepReviewsOf } from './kept-review.ts';

/** A preview that somebody opened on this device: the service lists jobs, of the last day, and no previews. */
export interface KnownPreview {
  readonly id: string;
  /** What it is of, in the words of its first recipes. */
  readonly title: string;
  /** How many recipes could be imported from it. */
  readonly count: number;
  readonly expires_at: string;
}

const MOST = 20;

const keyOf = (): string => `tureen.imports.${caller.libraryId}`;

const isKnown = (value: unknown): value is KnownPreview =>
  typeof value === 'object' && value !== null && 'id' in value && 'title' in value && 'expires_at' in value;

const read = (): readonly KnownPreview[] => {
  try {
    const kept: unknown = JSON.parse(onDevice.read(keyOf()) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isKnown) : [];
  } catch {
    return [];
  }
};

/** What was chosen in a review goes with it. */
const write = (previews: readonly KnownPreview[]): void => {
  const kept = previews.slice(0, MOST);
  onDevice.write(keyOf(), JSON.stringify(kept));
  keepReviewsOf(new Set(kept.map(({ id }) => id)));
};

/** Those that are still kept by the service, as far as their time tells; the newest first. */
export const knownPreviews = (now = new Date()): readonly KnownPreview[] =>
  read().filter(({ expires_at }) => new Date(expires_at) > now);

export const rememberPreview = (preview: KnownPreview): void =>
  write([preview, ...knownPreviews().filter(({ id }) => id !== preview.id)]);

/** It is committed, discarded or gone. */
export const forgetPreview = (id: string): void => write(knownPreviews().filter((known) => known.id !== id));
