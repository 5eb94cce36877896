import type { Asset } from '../schema/asset.schemas.ts';
import type { InstructionSection } from '../schema/instruction.schemas.ts';
import type { RecipeDocument } from '../schema/recipe.schemas.ts';

const CONTENT_ID_PREFIX = /^sha256:/;

/** A local id for a file that is known only by its content id. */
const getLocalId = ({ id, asset_id }: Asset): string | undefined =>
  id ?? asset_id?.replace(CONTENT_ID_PREFIX, 'file-').slice(0, 'file-'.length + 32);

/**
 * Removes the identity a document claims: its portable id, which would make an import match it to an existing recipe,
 * and the content ids of its files. Steps then refer to images by local ids.
 */
export const stripIdentity = (document: RecipeDocument): RecipeDocument => {
  const { id: _, ...recipe } = document;
  const { assets, instruction_sections, variants } = recipe;
  const localIds = new Map((assets ?? []).map((asset) => [asset.asset_id, getLocalId(asset)]));
  const renameAssets = (sections: readonly InstructionSection[]): InstructionSection[] =>
    sections.map((section) => ({
      ...section,
      ...(section.steps && {
        steps: section.steps.map((step) => ({
          ...step,
          ...(step.asset_ids && { asset_ids: [...new Set(step.asset_ids.map((id) => localIds.get(id) ?? id))] }),
        })),
      }),
    }));
  return {
    ...recipe,
    ...(assets && {
      assets: assets.map((asset) => {
        const { asset_id: _a, ...rest } = asset;
        const id = getLocalId(asset);
        return { ...rest, ...(id !== undefined && { id }) };
      }),
    }),
    ...(instruction_sections && { instruction_sections: renameAssets(instruction_sections) }),
    ...(variants && {
      variants: variants.map((variant) => ({
        ...variant,
        ...(variant.instruction_sections && { instruction_sections: renameAssets(variant.instruction_sections) }),
      })),
    }),
  };
};
