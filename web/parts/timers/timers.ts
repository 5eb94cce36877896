/** A countdown, stored by its end time so that it survives a reload and a sleeping phone. */
export interface Timer {
  /** Its recipe, step and index: one timer at a time per place. */
  readonly id: string;
  readonly recipeId: string;
  readonly recipe: string;
  readonly step: number;
  readonly seconds: number;
  readonly endsAt: number;
  readonly isUp: boolean;
}

export type Timers = readonly Timer[];

/** Adds a timer unless it is running; a finished one starts over. */
export const startTimer = (timers: Timers, timer: Timer): Timers =>
  timers.some(({ id, isUp }) => id === timer.id && !isUp)
    ? timers
    : [...timers.filter(({ id }) => id !== timer.id), timer];

export const stopTimer = (timers: Timers, id: string): Timers => timers.filter((timer) => timer.id !== id);

/** Adds seconds, counted from now if it has finished. */
export const extendTimer = (timers: Timers, id: string, seconds: number, now: number): Timers =>
  timers.map((timer) =>
    timer.id === id ? { ...timer, endsAt: Math.max(timer.endsAt, now) + seconds * 1000, isUp: false } : timer,
  );

/** Marks the timers that have ended. */
export const markEnded = (timers: Timers, now: number): Timers =>
  timers.some(({ isUp, endsAt }) => !isUp && endsAt <= now)
    ? timers.map((timer) => (timer.endsAt <= now ? { ...timer, isUp: true } : timer))
    : timers;

export const secondsLeft = ({ endsAt }: Timer, now: number): number => Math.max(0, Math.ceil((endsAt - now) / 1000));

const padTwo = (part: number): string => String(part).padStart(2, '0');

/** `4:05`, `1:04:05`. */
export const formatClock = (seconds: number): string => {
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return hours > 0 ? `${hours}:${padTwo(minutes)}:${padTwo(rest)}` : `${minutes}:${padTwo(rest)}`;
};

const isTimer = (value: unknown): value is Timer =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  'endsAt' in value &&
  typeof value.id === 'string' &&
  typeof value.endsAt === 'number';

/** Parses stored timers; empty if they are unreadable. */
export const parseTimers = (text: string | undefined): Timers => {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(stored) ? stored.filter(isTimer) : [];
  } catch {
    return [];
  }
};
