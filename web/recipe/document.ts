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

/** Links only to the web, whatever a document contains; anything else stays text. */
export const toWebUrl = (address: string | undefined): string | undefined =>
  address !== undefined && /^https?:\/\//i.test(address) && URL.canParse(address) ? address : undefined;

/** The images stored here; images elsewhere on the web are not loaded. */
export const getImages = ({ assets }: RecipeDocument): readonly (Asset & { readonly asset_id: string })[] =>
  (assets ?? []).filter(
    (asset): asset is Asset & { asset_id: string } =>
      asset.asset_id !== undefined && (asset.role ?? 'image') === 'image' && /^image\/|^$/.test(asset.media_type ?? ''),
  );
