import { caller } from '../api/client.ts';
import { deviceStorage } from '../offline/safe-storage.ts';
import { pruneDecisions } from './review/stored-decisions.ts';

/** A preview opened on this device. Needed because the service lists jobs of the last day, but not previews. */
export interface RecentPreview {
  readonly id: string;
  /** The titles of its first recipes. */
  readonly title: string;
  /** How many recipes could be imported from it. */
  readonly count: number;
  readonly expires_at: string;
}

const MAX_PREVIEWS = 20;

const storageKey = (): string => `tureen.imports.${caller.libraryId}`;

const isRecentPreview = (value: unknown): value is RecentPreview =>
  typeof value === 'object' && value !== null && 'id' in value && 'title' in value && 'expires_at' in value;

const read = (): readonly RecentPreview[] => {
  try {
    const stored: unknown = JSON.parse(deviceStorage.read(storageKey()) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isRecentPreview) : [];
  } catch {
    return [];
  }
};

/** Also removes the stored choices of previews that drop off the list. */
const write = (previews: readonly RecentPreview[]): void => {
  const stored = previews.slice(0, MAX_PREVIEWS);
  deviceStorage.write(storageKey(), JSON.stringify(stored));
  pruneDecisions(new Set(stored.map(({ id }) => id)));
};

/** Previews that the service has not expired yet, newest first. */
export const getRecentPreviews = (now = new Date()): readonly RecentPreview[] =>
  read().filter(({ expires_at }) => new Date(expires_at) > now);

export const rememberPreview = (preview: RecentPreview): void =>
  write([preview, ...getRecentPreviews().filter(({ id }) => id !== preview.id)]);

/** Call it when the preview was committed, discarded or deleted. */
export const forgetPreview = (id: string): void => write(getRecentPreviews().filter((known) => known.id !== id));
