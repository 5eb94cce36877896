/** The object with some of its properties replaced; those that are undefined now are gone. */
export const patched = <T extends object>(origin: T, changes: Partial<T>): T => {
  const entries = Object.entries({ ...origin, ...changes }).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as T;
};

/** What was typed in place of a text: the same where nothing was typed, and nothing where it was emptied. */
export const typed = (origin: string | undefined, text: string): string | undefined => {
  if (text === (origin ?? '')) return origin;
  return text.trim() === '' ? undefined : text.trim();
};
