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

/** Whose book it is: one's own, or one that was published and from which recipes were taken. */
export const bookKinds = ['personal', 'publication'] as const;

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
  /** How a recipe is filed. Every recipe has a row; so this room knows which there are, by their ids alone. */
  recipe_organization: {
    entry_id: string;
    library_id: string;
    revision: number;
  };
  recipe_tag: { entry_id: string; tag_id: string };
  recipe_facet: { entry_id: string; facet_id: string };
  book: {
    id: string;
    library_id: string;
    kind: (typeof bookKinds)[number];
    title: string;
    /** The title as it is sorted: see `titleKey`. */
    title_key: string;
    description: string;
    /** The content id of its picture. */
    cover: string | null;
    /** JSON: `[{id, title}]`. */
    chapters: string;
    revision: number;
    created_at: Instant;
    updated_at: Instant;
  };
  book_member: {
    book_id: string;
    entry_id: string;
    position: number;
    chapter_id: string | null;
    note: string;
  };
}
