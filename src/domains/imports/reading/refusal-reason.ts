import type { Refusal } from './reading-task.ts';

/** A human-readable reason why a source cannot be read. */
export const reasonOf = (refusal: Refusal): string => {
  switch (refusal.kind) {
    case 'empty':
      return 'There is nothing in it.';
    case 'unknown':
      return 'It is of no format that is known here.';
    case 'unreadable':
      return refusal.reason;
    case 'too-much':
      return `It is larger than the limit ${refusal.limit} of ${refusal.maximum} allows.`;
    case 'takes-too-long':
      return 'Reading it took too long and was stopped. Split it into smaller files, or paste the text of the recipe.';
    default:
      return refusal satisfies never;
  }
};
