import { defineLimits } from '../../platform/config/limits.ts';

export const accountRateLimits = defineLimits({
  sign_in_failures_per_name: {
    defaultValue: 10,
    description: 'Failed sign-ins per user name within 15 minutes; further attempts get 429.',
  },
  sign_in_failures_per_address: {
    defaultValue: 50,
    description: 'Failed sign-ins per network address within 15 minutes; further attempts get 429.',
  },
  challenges_per_minute: {
    defaultValue: 60,
    description:
      'Passkey challenges, provider sign-ins and link tickets started per network address and minute. The same limit applies to completing them, and to registrations.',
  },
});

declare module '../../platform/config/limits.ts' {
  interface Limits extends Record<keyof typeof accountRateLimits, number> {}
}
