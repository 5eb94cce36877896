/** The kind of content that a heading introduces. */
export type HeadingKind =
  | 'ingredients'
  | 'instructions'
  | 'notes'
  | 'nutrition'
  | 'equipment'
  | 'description'
  | 'times'
  | 'yield';

/** The parts of a web page that matter: ingredients, steps, and whatever follows them. */
export type PagePart = 'ingredients' | 'steps' | 'end';

/** The kind of a labeled fact: `Prep time: 20 min`. */
export type FactKind =
  | 'yield'
  | 'prepTime'
  | 'cookTime'
  | 'totalTime'
  | 'otherTime'
  | 'author'
  | 'source'
  | 'category'
  | 'course'
  | 'cuisine'
  | 'cookingMethod'
  | 'keywords'
  | 'published'
  | 'modified';

/** Comma-separated words. Case, accents and punctuation are ignored, and an apostrophe is a space: `chef s notes`. */
type WordsOf<Kind extends string> = Readonly<Partial<Record<Kind, string>>>;

/** The headings and labels of recipes in one language. */
export interface LanguageWords {
  /** A word with two meanings (`Preparación`) is listed under its meaning as a heading. */
  readonly headings?: WordsOf<HeadingKind>;
  /** Headings that only count on web pages: longer forms, and headings of unrelated content. */
  readonly pageHeadings?: WordsOf<PagePart>;
  /** Labels of facts. */
  readonly labels?: WordsOf<FactKind>;
  /** Labels that only have this meaning on web pages and may mean something else in other texts. */
  readonly pageLabels?: WordsOf<FactKind>;
}

/** By language tag (BCP 47). */
export type WordsByLanguage = Readonly<Record<string, LanguageWords>>;
