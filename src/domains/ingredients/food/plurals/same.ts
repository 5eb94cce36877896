import type { SuffixRules } from '../suffix-rules.ts';

/** Ends, or words after `^`, that stay as they are. */
export const same = (ends: string): SuffixRules =>
  Object.fromEntries(ends.split(' ').map((end) => [end, end.startsWith('^') ? end.slice(1) : end]));
