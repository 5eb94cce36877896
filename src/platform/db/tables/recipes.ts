import type { Generated } from 'kysely';

import type { Instant } from '../../clock/clock.ts';

export type RecipeState = 'active' | 'trashed';

/** With what tokens begin that are no words of a recipe: those that the database puts together itself. */
export const tokenSigns = { every: ':', tag: ':t', facet: ':c', favorite: ':f', cookable: ':p' } as const;

export interface RecipeTables {
  /** A library entry as it stands. */
  recipe: {
    number: Generated<number>;
    id: string;
    library_id: string;
    /** The portable id of the document. */
    recipe_id: string;
    revision: number;
    state: RecipeState;
    title: string;
    /** The title as it is sorted. */
    title_key: string;
    /** JSON: what a summary takes from the document. */
    summary: string;
    /** The same for recipes that are translations of one another; null where there is no other. */
    translation_group: string | null;
    times_cooked: number;
    /** The date of the last cooking; empty where there was none, so that it sorts before all. */
    last_cooked: string;
    /** The revision at which the log of cooking last changed; 0 where it never did. */
    log_revision: number;
    /** The revision that the organization had when this one was made. */
    filed_revision: number;
    created_at: Instant;
    updated_at: Instant;
    deleted_at: Instant | null;
    created_by: string;
    updated_by: string;
  };
  recipe_revision: {
    entry_id: string;
    revision: number;
    state: RecipeState;
    title: string;
    cause: 'api' | 'import' | 'restore' | 'bulk';
    /** JSON: names of properties. */
    changes: string;
    /** The revision whose document this one has: trashing changes none. */
    document_revision: number;
    created_at: Instant;
    created_by: string;
  };
  recipe_document: { entry_id: string; revision: number; document: string };
  /** What the present document was read as; nothing of a recipe where that is too long to be kept. */
  recipe_reading: {
    entry_id: string;
    /** The revision whose document was read. */
    revision: number;
    /** By which version of the index: another one may read otherwise. */
    version: number;
    /** JSON. */
    reading: string;
  };
  /** What the present document says of other recipes, by their portable ids. */
  recipe_link: { entry_id: string; kind: 'made-by' | 'translation'; target: string; library_id: string };
  /** Kept also where it was taken back: what is read of the recipe has been different for some since then. */
  recipe_favorite: { entry_id: string; user_id: string; favorite: number };
  recipe_cook: {
    id: string;
    entry_id: string;
    date: string;
    notes: string;
    /** The revision that was cooked. */
    revision: number;
    created_at: Instant;
    created_by: string;
  };
  search_space: {
    /** The number under which a library is searched. */
    number: Generated<number>;
    library_id: string;
    /** By which version of the program's tokens all its recipes are indexed. */
    version: number;
    /** By which they are being indexed again, and up to the recipe of which number they are. */
    next_version: Generated<number>;
    indexed_to: Generated<number>;
  };
  /** Tokens with spaces between them: those of the document, and those of how the recipe is filed here. */
  recipe_search: {
    number: number;
    space: string;
    words: string;
    labels: string;
    /** JSON: a list of needs, each a list of foods of which one suffices. */
    needs: Generated<string>;
  };
  /** Every word that a recipe of the library ever had; `tail` is it without its first letter. */
  recipe_word: { library_id: string; word: string; tail: string };
}
