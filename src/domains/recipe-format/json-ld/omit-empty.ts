type NonEmpty<T> = { [K in keyof T as undefined extends T[K] ? never : K]: T[K] } & {
  [K in keyof T as undefined extends T[K] ? K : never]?: Exclude<T[K], undefined>;
};

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** Drops properties that are undefined, an empty string or an empty list. */
export const omitEmpty = <T extends object>(object: T): NonEmpty<T> =>
  Object.fromEntries(Object.entries(object).filter(([, value]) => !isEmpty(value))) as NonEmpty<T>;
