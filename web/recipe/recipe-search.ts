import type { ScaleQuery } from '../../src/domains/recipes/index.ts';

export type Convention = NonNullable<ScaleQuery['convention']>;

export const conventions = ['metric', 'us', 'imperial', 'au', 'ca', 'jp'] as const satisfies readonly Convention[];

/** For how many a recipe is shown, or by what factor, and in whose measures. A link shares it. */
export interface RecipeSearch {
  /** A number where it is one, so that the address stays readable. */
  readonly servings?: string | number;
  readonly scale?: string | number;
  readonly convention?: Convention;
}

const FACTOR = /^\d{1,9}(?:\.\d{1,9})?$|^\d{1,9}\/\d{1,9}$/;

/** None of anything, or divided by nothing. */
const NOTHING = /^0+(?:\.0+)?$|^0+\/|\/0+$/;

const factor = (value: unknown): string | number | undefined => {
  const text = typeof value === 'number' || typeof value === 'string' ? String(value) : '';
  if (!FACTOR.test(text) || NOTHING.test(text)) return undefined;
  return text.includes('/') ? text : Number(text);
};

/** An address is typed by anyone: what does not fit is left out, and servings go before a factor. */
export const recipeSearch = (search: Readonly<Record<string, unknown>>): RecipeSearch => {
  const servings = factor(search['servings']);
  const scale = factor(search['scale']);
  const convention = conventions.find((one) => one === search['convention']);
  return {
    ...(servings !== undefined && { servings }),
    ...(servings === undefined && scale !== undefined && { scale }),
    ...(convention !== undefined && { convention }),
  };
};

/** Which revision is looked at, and beside what. */
export interface HistorySearch {
  readonly revision?: number;
  /** Where nothing is said, the revision before it. */
  readonly beside?: 'now';
}

export const historySearch = ({ revision, beside }: Readonly<Record<string, unknown>>): HistorySearch => ({
  ...(Number.isSafeInteger(revision) && { revision: Number(revision) }),
  ...(beside === 'now' && { beside }),
});

/** Which step of the cooking. */
export interface CookSearch extends RecipeSearch {
  readonly step?: number;
}

export const cookSearch = (search: Readonly<Record<string, unknown>>): CookSearch => ({
  ...recipeSearch(search),
  ...(Number.isSafeInteger(search['step']) && Number(search['step']) > 0 && { step: Number(search['step']) }),
});
