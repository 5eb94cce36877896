/** The service holds names for the same that differ in case alone. */
export const isAlike = (a: string, b: string): boolean =>
  a.localeCompare(b, undefined, { sensitivity: 'accent' }) === 0;
