import type { RecipeDocument } from '../../recipe-format/index.ts';
import { toSingleLine } from './clean-text.ts';

/** Path of an asset's file relative to the written file; undefined if it is not exported. */
export type AssetPathResolver = (assetId: string) => string | undefined;

export interface Picture {
  readonly path: string;
  readonly alt: string;
  readonly caption: string;
  /** Author and license, which must accompany the picture. */
  readonly credit: string;
}

type Asset = NonNullable<RecipeDocument['assets']>[number];

const isPicture = ({ role, media_type }: Asset): boolean =>
  role === undefined ? media_type?.startsWith('image/') === true : role === 'image';

const pictureOf = (asset: Asset, title: string, pathOf: AssetPathResolver): Picture | undefined => {
  const path = asset.asset_id !== undefined && isPicture(asset) ? pathOf(asset.asset_id) : undefined;
  if (path === undefined) return undefined;
  const { alt = '', caption = '', creator_credit, rights_statement, license } = asset;
  return {
    path,
    alt: toSingleLine(alt) || toSingleLine(caption) || toSingleLine(title),
    caption: toSingleLine(caption),
    credit: [creator_credit, rights_statement, license]
      .map((text) => toSingleLine(text ?? ''))
      .filter(Boolean)
      .join(', '),
  };
};

/** The pictures of a recipe: by the ids that steps refer to, and those that no step shows. */
export interface RecipePictures {
  readonly byId: ReadonlyMap<string, Picture>;
  readonly unreferenced: readonly Picture[];
}

export const toRecipePictures = (recipe: RecipeDocument, pathOf: AssetPathResolver): RecipePictures => {
  const shown = new Set(
    (recipe.instruction_sections ?? []).flatMap(({ steps }) =>
      (steps ?? []).flatMap(({ asset_ids }) => asset_ids ?? []),
    ),
  );
  const byId = new Map<string, Picture>();
  const ofRecipe: Picture[] = [];
  for (const asset of recipe.assets ?? []) {
    const picture = pictureOf(asset, recipe.title, pathOf);
    if (picture === undefined) continue;
    const ids = [asset.id, asset.asset_id].filter((id) => id !== undefined);
    for (const id of ids) byId.set(id, picture);
    if (!ids.some((id) => shown.has(id))) ofRecipe.push(picture);
  }
  return { byId, unreferenced: ofRecipe };
};
