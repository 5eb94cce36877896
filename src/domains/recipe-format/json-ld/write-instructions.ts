import type { InstructionSection, Step } from '../schema/instruction.schemas.ts';
import type { RecipeDocument } from '../schema/recipe.schemas.ts';
import { oneLine } from './clean-text.ts';
import { present } from './present.ts';
import { SECTION_PROPERTIES, STEP_PROPERTIES } from './read-instructions.ts';
import { addressOfImage } from './write-images.ts';
import { unknownOf } from './write-unknown.ts';

/** Steps name an asset by its id or by its content. What is said about a picture stands at the recipe, once. */
export const imageAddresses = ({ assets }: Pick<RecipeDocument, 'assets'>): ReadonlyMap<string, string> =>
  new Map(
    (assets ?? []).flatMap((asset) => {
      const url = addressOfImage(asset);
      return url === undefined ? [] : [asset.asset_id, asset.id].flatMap((id) => (id ? [[id, url]] : []));
    }),
  );

export const writeStep = (step: Step, addresses: ReadonlyMap<string, string>): object => {
  const { title, text, asset_ids } = step;
  const images = (asset_ids ?? []).flatMap((id) => addresses.get(id) ?? []);
  const hasText = text !== undefined && oneLine(text) !== '';
  return {
    ...unknownOf(step, STEP_PROPERTIES),
    '@type': 'HowToStep',
    // Readers look for the text: a title that stands alone is one.
    ...present({ name: hasText ? title : undefined, text: hasText ? text : title }),
    ...present({ image: images.length > 1 ? images : images[0] }),
  };
};

const writeSection = (section: InstructionSection, steps: readonly object[]): object => ({
  ...unknownOf(section, SECTION_PROPERTIES),
  '@type': 'HowToSection',
  ...present({ name: section.title }),
  itemListElement: steps,
});

/** Whether there is anything to write of a section beside its steps. */
const isBare = (section: InstructionSection): boolean =>
  !section.title && Object.keys(unknownOf(section, SECTION_PROPERTIES)).length === 0;

/** Sections where the recipe has any, and steps alone where it is not divided. A section without steps is none. */
export const writeInstructions = (recipe: RecipeDocument): readonly object[] => {
  const addresses = imageAddresses(recipe);
  const steps = ({ steps: all }: InstructionSection): object[] => (all ?? []).map((step) => writeStep(step, addresses));
  const sections = (recipe.instruction_sections ?? []).filter((section) => (section.steps ?? []).length > 0);
  const [only] = sections;
  if (sections.length === 1 && only !== undefined && isBare(only)) return steps(only);
  return sections.map((section) => writeSection(section, steps(section)));
};
