/** The current time as a dependency, so that tests can control it. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** An instant in the format of the API and both databases: RFC 3339, UTC, milliseconds, `Z`. Sorts as text. */
export type Instant = string;

let written: { readonly at: number; readonly instant: Instant } = { at: 0, instant: new Date(0).toISOString() };

/** Caches the text of the last millisecond: a request needs it several times, and many requests share a millisecond. */
export const getCurrentInstant = (clock: Clock): Instant => {
  const now = clock.now();
  if (written.at !== now.getTime()) written = { at: now.getTime(), instant: now.toISOString() };
  return written.instant;
};

export const instantBefore = (clock: Clock, milliseconds: number): Instant =>
  new Date(clock.now().getTime() - milliseconds).toISOString();

export const instantAfter = (clock: Clock, milliseconds: number): Instant => instantBefore(clock, -milliseconds);

/** Unix seconds, for the parts of the API that use them. */
export const getCurrentUnixSeconds = (clock: Clock): number => Math.floor(clock.now().getTime() / 1000);

/** 0 without an instant, or if it is in the future. Undefined stays undefined. */
export const secondsSince = (clock: Clock, instant: Instant | null | undefined): number | undefined => {
  if (instant === undefined) return undefined;
  return instant === null ? 0 : Math.max(0, (clock.now().getTime() - Date.parse(instant)) / 1000);
};
