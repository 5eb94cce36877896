import type { TagChoice } from '../document/form.ts';

/**
 * Rebases the wanted tags from those they were based on (`before`) to the current ones: changes by others and by the
 * user both apply. Saving the text must not undo what another member did to the tags.
 */
export const rebaseTags = (
  tags: readonly TagChoice[],
  before: readonly string[],
  now: readonly string[],
): readonly TagChoice[] => [
  ...tags.filter(({ id }) => id === undefined || now.includes(id) || !before.includes(id)),
  ...now.filter((id) => !before.includes(id) && tags.every((tag) => tag.id !== id)).map((id) => ({ id })),
];

/** The service treats names that differ only in case as equal. */
export const isSameTagName = (a: string, b: string): boolean =>
  a.localeCompare(b, undefined, { sensitivity: 'accent' }) === 0;
