import { defineLimits } from '../../platform/config/limits.ts';

export const assetLimits = defineLimits({
  image_pixels: { defaultValue: 40_000_000, description: 'Maximum size of a picture, in pixels (width times height).' },
});

declare module '../../platform/config/limits.ts' {
  interface Limits extends Record<keyof typeof assetLimits, number> {}
}
