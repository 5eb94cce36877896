import type { Meal } from '../../src/domains/meals/index.ts';
import { catalogue } from '../language/catalogue.ts';

/** The names of the meals of a day. */
export const slotWords = catalogue({
  breakfast: { en: 'Breakfast', de: 'Frühstück' },
  lunch: { en: 'Lunch', de: 'Mittagessen' },
  dinner: { en: 'Dinner', de: 'Abendessen' },
  snack: { en: 'Snack', de: 'Zwischendurch' },
  other: { en: 'Other', de: 'Sonstiges' },
} satisfies Readonly<Record<Meal['slot'], { readonly en: string; readonly de: string }>>);
