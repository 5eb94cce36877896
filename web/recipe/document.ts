import type { Ingredient, RecipeDocument, Step } from '../../src/domains/recipe-format/index.ts';

export type { Ingredient, RecipeDocument, Step };

type Item<K extends keyof RecipeDocument> = NonNullable<RecipeDocument[K]> extends readonly (infer T)[] ? T : never;

export type Asset = Item<'assets'>;
export type Nutrition = Item<'nutrition'>;
export type Variant = Item<'variants'>;
export type Yield = Item<'yields'>;
export type AllergenDeclaration = Item<'allergen_declarations'>;
export type DietaryClaim = Item<'dietary_claims'>;
export type TimeAssertion = NonNullable<NonNullable<RecipeDocument['times']>['assertions']>[number];

/** Whatever a document says, only the web is linked to: everything else stays text. */
export const webAddress = (address: string | undefined): string | undefined =>
  address !== undefined && /^https?:\/\//i.test(address) && URL.canParse(address) ? address : undefined;
