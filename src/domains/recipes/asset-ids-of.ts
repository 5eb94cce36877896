import type { RecipeDocument } from '../recipe-format/index.ts';

/** The stored files that a document names. */
export const assetIdsOf = ({ assets }: Pick<RecipeDocument, 'assets'>): readonly string[] =>
  (assets ?? []).flatMap(({ asset_id: id }) => id ?? []);
