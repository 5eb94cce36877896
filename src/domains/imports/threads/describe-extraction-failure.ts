import type { ExtractionFailure } from './import-thread-task.ts';

/** A human-readable reason why a source cannot be read. */
export const describeExtractionFailure = (refusal: ExtractionFailure): string => {
  switch (refusal.kind) {
    case 'empty':
      return 'It is empty.';
    case 'unknown':
      return 'Its format is not supported.';
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
