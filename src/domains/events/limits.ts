import { defineLimits } from '../../platform/config/limits.ts';

export const eventLimits = defineLimits({
  event_streams: {
    defaultValue: 4000,
    description: 'Maximum number of open event streams per process; further ones get 503.',
  },
  event_streams_per_user: {
    defaultValue: 50,
    description: 'Maximum number of open event streams per user and process; further ones get 429.',
  },
});

declare module '../../platform/config/limits.ts' {
  interface Limits extends Record<keyof typeof eventLimits, number> {}
}
