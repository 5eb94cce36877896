/** What is to be bought for, as other areas lead here: a recipe at a scale, or planned meals; and for which list. */
export interface AddSearch {
  readonly recipe?: string;
  /** An exact factor: `3/2`. */
  readonly scale?: string;
  readonly meals?: readonly string[];
  readonly list?: string;
}

const text = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);

/** An address is typed by anyone: what does not fit is left out. */
export const addSearch = ({ recipe, scale, meals, list }: Readonly<Record<string, unknown>>): AddSearch => ({
  ...(text(recipe) !== undefined && { recipe: text(recipe) }),
  ...(text(scale) !== undefined && { scale: text(scale) }),
  ...(Array.isArray(meals) && { meals: meals.filter((id) => typeof id === 'string') }),
  ...(text(list) !== undefined && { list: text(list) }),
});
