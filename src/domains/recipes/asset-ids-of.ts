import type { RecipeDocument } from '../recipe-format/index.ts';

/** Ids of the stored files that a document refers to. */
export const assetIdsOf = ({ assets }: Pick<RecipeDocument, 'assets'>): readonly string[] =>
  (assets ?? []).flatMap(({ asset_id: id }) => id ?? []);
