/** A countdown somebody started, by the moment at which it ends: that survives a reload and a sleeping phone. */
export interface Timer {
  /** Where in which recipe it was started: the same place starts one timer at a time. */
  readonly id: string;
  readonly recipeId: string;
  readonly recipe: string;
  readonly step: number;
  readonly seconds: number;
  readonly endsAt: number;
  readonly isUp: boolean;
}

export type Timers = readonly Timer[];

/** Started once; started again after it was up, it begins anew. */
export const started = (timers: Timers, timer: Timer): Timers =>
  timers.some(({ id, isUp }) => id === timer.id && !isUp)
    ? timers
    : [...timers.filter(({ id }) => id !== timer.id), timer];

export const stopped = (timers: Timers, id: string): Timers => timers.filter((timer) => timer.id !== id);

/** So many seconds more, from now on where it was up already. */
export const prolonged = (timers: Timers, id: string, seconds: number, now: number): Timers =>
  timers.map((timer) =>
    timer.id === id ? { ...timer, endsAt: Math.max(timer.endsAt, now) + seconds * 1000, isUp: false } : timer,
  );

/** With those marked whose time has come. */
export const rungAt = (timers: Timers, now: number): Timers =>
  timers.some(({ isUp, endsAt }) => !isUp && endsAt <= now)
    ? timers.map((timer) => (timer.endsAt <= now ? { ...timer, isUp: true } : timer))
    : timers;

export const secondsLeft = ({ endsAt }: Timer, now: number): number => Math.max(0, Math.ceil((endsAt - now) / 1000));

const two = (part: number): string => String(part).padStart(2, '0');

/** `4:05`, `1:04:05`. */
export const clockText = (seconds: number): string => {
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
};

const isTimer = (value: unknown): value is Timer =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  'endsAt' in value &&
  typeof value.id === 'string' &&
  typeof value.endsAt === 'number';

/** What was kept, or nothing where it cannot be read. */
export const parseTimers = (text: string | null): Timers => {
  try {
    const kept: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(kept) ? kept.filter(isTimer) : [];
  } catch {
    return [];
  }
};
