import { shownConventions } from '../parts/convention.words.ts';
import type { ShownConvention } from '../parts/convention.words.ts';

/** Servings or factor, and units. Shared with the link. */
export interface RecipeSearch {
  /** A number if possible, so that the URL stays readable. */
  readonly servings?: string | number;
  readonly scale?: string | number;
  /** Without it, what the user or the library chose. */
  readonly convention?: ShownConvention;
}

const FACTOR = /^\d{1,9}(?:\.\d{1,9})?$|^\d{1,9}\/\d{1,9}$/;

/** Zero, or a division by zero. */
const ZERO = /^0+(?:\.0+)?$|^0+\/|\/0+$/;

const parseFactor = (value: unknown): string | number | undefined => {
  const text = typeof value === 'number' || typeof value === 'string' ? String(value) : '';
  if (!FACTOR.test(text) || ZERO.test(text)) return undefined;
  return text.includes('/') ? text : Number(text);
};

/** URLs can be typed by hand, so invalid values are dropped; servings take precedence over a factor. */
export const validateRecipeSearch = (search: Readonly<Record<string, unknown>>): RecipeSearch => {
  const servings = parseFactor(search['servings']);
  const scale = parseFactor(search['scale']);
  const convention = shownConventions.find((one) => one === search['convention']);
  return {
    ...(servings !== undefined && { servings }),
    ...(servings === undefined && scale !== undefined && { scale }),
    ...(convention !== undefined && { convention }),
  };
};

/** The selected revision and what it is compared with. */
export interface HistorySearch {
  readonly revision?: number;
  /** By default the revision before it. */
  readonly beside?: 'now';
}

export const validateHistorySearch = ({ revision, beside }: Readonly<Record<string, unknown>>): HistorySearch => ({
  ...(Number.isSafeInteger(revision) && { revision: Number(revision) }),
  ...(beside === 'now' && { beside }),
});

/** The current step. */
export interface CookSearch extends RecipeSearch {
  readonly step?: number;
}

export const validateCookSearch = (search: Readonly<Record<string, unknown>>): CookSearch => ({
  ...validateRecipeSearch(search),
  ...(Number.isSafeInteger(search['step']) && Number(search['step']) > 0 && { step: Number(search['step']) }),
});
