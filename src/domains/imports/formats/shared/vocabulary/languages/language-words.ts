/** What a heading in a recipe announces. */
export type HeadingKind =
  | 'ingredients'
  | 'instructions'
  | 'notes'
  | 'nutrition'
  | 'equipment'
  | 'description'
  | 'times'
  | 'yield';

/** The parts of a page as far as they matter: the two of a recipe that one looks for, and what comes after them. */
export type PagePart = 'ingredients' | 'steps' | 'end';

/** What a line with a label tells: `Prep time: 20 min`. */
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

/** Words with commas between them. Case, accents and signs do not count, and an apostrophe is a space: `chef s notes`. */
type WordsOf<Kind extends string> = Readonly<Partial<Record<Kind, string>>>;

/** The words that one language has over the parts of recipes and before facts. */
export interface LanguageWords {
  /** Over a part. Where one word means two things (`Preparación`), it is listed as what it means over a part. */
  readonly headings?: WordsOf<HeadingKind>;
  /** Over the parts of web pages alone: longer forms, and the words by which a site leads on to something else. */
  readonly pageHeadings?: WordsOf<PagePart>;
  /** Before a fact. */
  readonly labels?: WordsOf<FactKind>;
  /** Before a fact on web pages alone, where they mean that and may mean something else in other texts. */
  readonly pageLabels?: WordsOf<FactKind>;
}

/** By the tag of the language (BCP 47). */
export type WordsByLanguage = Readonly<Record<string, LanguageWords>>;
