import type { Asset } from '../schema/asset.schemas.ts';
import type { InstructionSection } from '../schema/instruction.schemas.ts';
import type { RecipeDocument } from '../schema/recipe.schemas.ts';

const CONTENT_ID = /^sha256:/;

/** A document id for a file that only had a content id. */
const localIdOf = ({ id, asset_id }: Asset): string | undefined =>
  id ?? asset_id?.replace(CONTENT_ID, 'file-').slice(0, 'file-'.length + 32);

/**
 * Removes the identity of a document: its portable id, by which an import would take it for an existing recipe, and the
 * content ids of its files. Steps refer to pictures by document ids.
 */
export const withoutIdentity = (stated: RecipeDocument): RecipeDocument => {
  const { id: _, ...recipe } = stated;
  const { assets, instruction_sections, variants } = recipe;
  const ids = new Map((assets ?? []).map((asset) => [asset.asset_id, localIdOf(asset)]));
  const renamed = (sections: readonly InstructionSection[]): InstructionSection[] =>
    sections.map((section) => ({
      ...section,
      ...(section.steps && {
        steps: section.steps.map((step) => ({
          ...step,
          ...(step.asset_ids && { asset_ids: [...new Set(step.asset_ids.map((name) => ids.get(name) ?? name))] }),
        })),
      }),
    }));
  return {
    ...recipe,
    ...(assets && {
      assets: assets.map((asset) => {
        const { asset_id: _a, ...rest } = asset;
        const name = localIdOf(asset);
        return { ...rest, ...(name !== undefined && { id: name }) };
      }),
    }),
    ...(instruction_sections && { instruction_sections: renamed(instruction_sections) }),
    ...(variants && {
      variants: variants.map((variant) => ({
        ...variant,
        ...(variant.instruction_sections && { instruction_sections: renamed(variant.instruction_sections) }),
      })),
    }),
  };
};
