import type { Section } from '../../sections/section-list.ts';

/** Where on the page a recipe was found, most reliable first. */
type Layer = 'json-ld' | 'microdata' | 'rdfa' | 'microformats' | 'script-data' | 'visible';

/** A recipe as found in one layer of the page. */
export interface RecipeCandidate {
  readonly layer: Layer;
  /** The other schema.org properties; for JSON-LD also the original ingredients and instructions. */
  readonly node: Readonly<Record<string, unknown>>;
  readonly ingredients: readonly Section[];
  readonly steps: readonly Section[];
}
