import { isObject } from '../is-object.ts';
import type { Asset } from '../schema/asset.schemas.ts';
import type { InstructionSection, Step } from '../schema/instruction.schemas.ts';
import type { RecipeDocument } from '../schema/recipe.schemas.ts';
import { present } from './present.ts';
import { writeImage } from './write-images.ts';

/** Steps name an asset by its id or by its content. */
const assetsById = ({ assets }: RecipeDocument): ReadonlyMap<string, Asset> =>
  new Map((assets ?? []).flatMap((asset) => [asset.asset_id, asset.id].flatMap((id) => (id ? [[id, asset]] : []))));

const writeStep = (step: Step, assets: ReadonlyMap<string, Asset>): object => {
  const { title, text, asset_ids, ...rest } = step;
  const images = (asset_ids ?? []).flatMap((id) => writeImage(assets.get(id)));
  return {
    ...('schema_org' in rest && isObject(rest.schema_org) ? rest.schema_org : {}),
    '@type': 'HowToStep',
    // Readers look for the text: a title that stands alone is one.
    ...present({ name: text ? title : undefined, text: text || title, image: images.length > 1 ? images : images[0] }),
  };
};

/** Sections where the recipe has any, and steps alone where it is not divided. */
export const writeInstructions = (recipe: RecipeDocument): readonly object[] => {
  const assets = assetsById(recipe);
  const steps = ({ steps: all }: InstructionSection): object[] => (all ?? []).map((step) => writeStep(step, assets));
  const sections = recipe.instruction_sections ?? [];
  const [only] = sections;
  if (sections.length === 1 && only !== undefined && !only.title) return steps(only);
  return sections.map((section) => ({
    '@type': 'HowToSection',
    ...present({ name: section.title }),
    itemListElement: steps(section),
  }));
};
