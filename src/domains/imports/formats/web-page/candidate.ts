import type { Section } from '../shared/sections/section-list.ts';

/** Where on a page something was found, the most reliable first. */
type Layer = 'json-ld' | 'microdata' | 'rdfa' | 'microformats' | 'plugin' | 'data' | 'visible';

/** A recipe as one of the layers of a page has it. */
export interface Candidate {
  readonly layer: Layer;
  /** Everything but the ingredients and the steps, in the words of schema.org. */
  readonly node: Readonly<Record<string, unknown>>;
  readonly ingredients: readonly Section[];
  readonly steps: readonly Section[];
}
