import { defineLimits } from '../../platform/config/limits.ts';

export const pantryLimits = defineLimits({
  pantry_entries: { defaultValue: 5000, description: 'Maximum number of entries in the pantry of a library.' },
});

declare module '../../platform/config/limits.ts' {
  interface Limits extends Record<keyof typeof pantryLimits, number> {}
}
