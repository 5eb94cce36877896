/** The time, as an input, so that tests can hold it still. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** An instant as the API and both databases write it: RFC 3339, UTC, milliseconds, `Z`. It sorts as text. */
export type Instant = string;

let written: { readonly at: number; readonly instant: Instant } = { at: 0, instant: new Date(0).toISOString() };

/** A request asks several times, and many requests within a millisecond: its text is made once. */
export const instantOf = (clock: Clock): Instant => {
  const now = clock.now();
  if (written.at !== now.getTime()) written = { at: now.getTime(), instant: now.toISOString() };
  return written.instant;
};

export const instantBefore = (clock: Clock, milliseconds: number): Instant =>
  new Date(clock.now().getTime() - milliseconds).toISOString();

export const instantAfter = (clock: Clock, milliseconds: number): Instant => instantBefore(clock, -milliseconds);

/** Unix seconds, where the interface asks for them. */
export const secondsOf = (clock: Clock): number => Math.floor(clock.now().getTime() / 1000);
