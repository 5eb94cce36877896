import type { InstructionSection, RecipeDocument } from '../../recipe-format/index.ts';
import type { StagedFiles } from './stage-item-files.ts';

const withoutDropped = (sections: readonly InstructionSection[], dropped: ReadonlySet<string>): InstructionSection[] =>
  sections.map((section) => ({
    ...section,
    steps: (section.steps ?? []).map((step) =>
      step.asset_ids ? { ...step, asset_ids: step.asset_ids.filter((id) => !dropped.has(id)) } : step,
    ),
  }));

/** An id that is not used in the document. */
const freeId = (taken: ReadonlySet<string>): string => {
  let id = 'original';
  for (let number = 2; taken.has(id); number += 1) id = `original-${number}`;
  return id;
};

/** Adds the staged files to the document and removes the unavailable ones. */
export const applyStagedFiles = (
  recipe: RecipeDocument,
  { pictures, unavailableIds, original }: StagedFiles,
): { readonly recipe: RecipeDocument; readonly deferred: number } => {
  const assets = (recipe.assets ?? [])
    .filter(({ id }) => !unavailableIds.has(id ?? ''))
    .map((asset) => {
      const staged = pictures.get(asset.id ?? '');
      return staged === undefined ? asset : { ...asset, asset_id: staged.id, media_type: staged.mediaType };
    });
  const deferred = assets.filter(({ asset_id, url, role }) => !asset_id && url && (role ?? 'image') === 'image').length;
  if (original !== undefined) {
    const id = freeId(new Set(assets.flatMap((asset) => asset.id ?? [])));
    const { mediaType: media_type, name } = original;
    assets.push({ id, role: 'source', asset_id: original.id, media_type, ...(name !== '' && { caption: name }) });
  }
  return {
    recipe: {
      ...recipe,
      ...((assets.length > 0 || recipe.assets) && { assets }),
      ...(recipe.instruction_sections && {
        instruction_sections: withoutDropped(recipe.instruction_sections, unavailableIds),
      }),
    },
    deferred,
  };
};
