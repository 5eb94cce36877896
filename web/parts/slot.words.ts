import type { Meal } from '../../src/domains/meals/index.ts';
import { catalog } from '../language/catalog.ts';

/** The names of the meals of a day. */
export const slotWords = catalog({
  breakfast: { en: 'Breakfast', de: 'Frühstück' },
  lunch: { en: 'Lunch', de: 'Mittagessen' },
  dinner: { en: 'Dinner', de: 'Abendessen' },
  snack: { en: 'Snack', de: 'Zwischendurch' },
  other: { en: 'Other', de: 'Sonstiges' },
} satisfies Readonly<Record<Meal['slot'], { readonly en: string; readonly de: string }>>);
