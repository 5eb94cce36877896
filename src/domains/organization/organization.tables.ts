import type { Instant } from '../../platform/clock/clock.ts';

/** The aspects of a recipe that a facet can describe. */
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

/** A personal book, or a published one that recipes were taken from. */
export const bookKinds = ['personal', 'publication'] as const;

export interface OrganizationTables {
  tag: {
    id: string;
    library_id: string;
    name: string;
    /** The name in the form used for comparison: see `toNameKey`. */
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
    /** The value in the form used for comparison: see `toNameKey`. */
    value_key: string;
    revision: number;
    created_at: Instant;
    updated_at: Instant;
  };
  /** How a recipe is organized. Every recipe has a row, so this domain knows which recipes exist by their ids alone. */
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
    /** Sort key of the title: see `toTitleSortKey`. */
    title_key: string;
    description: string;
    /** The content id of the cover picture. */
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

declare module '../../platform/db/tables.ts' {
  interface Tables extends OrganizationTables {}
}
