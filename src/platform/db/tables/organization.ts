import type { Instant } from '../../clock/clock.ts';

/** What a facet may say about a recipe. */
export const facetKinds = [
  'course',
  'cuisine',
  'diet',
  'method',
  'occasion',
  'season',
  'main-ingredient',
  'difficulty',
] as const;

export interface OrganizationTables {
  tag: {
    id: string;
    library_id: string;
    name: string;
    /** The name as it is compared: see `nameKey`. */
    name_key: string;
    color: string;
    revision: number;
    created_at: Instant;
    updated_at: Instant;
  };
  facet: {
    id: string;
    library_id: string;
    kind: (typeof facetKinds)[number];
    value: string;
    /** The value as it is compared: see `nameKey`. */
    value_key: string;
    revision: number;
    created_at: Instant;
    updated_at: Instant;
  };
}
