import type { TagChoice } from '../document/form.ts';

/**
 * Tags as they are wanted, carried from those that they were chosen beside (`before`) to those that the recipe has now:
 * what others added meanwhile is there, what they took away is gone, and what was added or taken away here stays so.
 * No save of the text may undo what somebody else did to the tags, who changed nothing of the text.
 */
export const rebasedTags = (
  tags: readonly TagChoice[],
  before: readonly string[],
  now: readonly string[],
): readonly TagChoice[] => [
  ...tags.filter(({ id }) => id === undefined || now.includes(id) || !before.includes(id)),
  ...now.filter((id) => !before.includes(id) && tags.every((tag) => tag.id !== id)).map((id) => ({ id })),
];
