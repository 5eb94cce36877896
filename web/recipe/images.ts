import type { Asset, RecipeDocument } from './document.ts';

/** Pictures of the recipe that are stored here; those that are only somewhere on the web are not fetched from there. */
export const imagesOf = ({ assets }: RecipeDocument): readonly (Asset & { readonly asset_id: string })[] =>
  (assets ?? []).filter(
    (asset): asset is Asset & { asset_id: string } =>
      asset.asset_id !== undefined && (asset.role ?? 'image') === 'image' && /^image\/|^$/.test(asset.media_type ?? ''),
  );
