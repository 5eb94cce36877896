import type { InstructionSection, Step } from '../schema/instruction.schemas.ts';
import type { RecipeDocument } from '../schema/recipe.schemas.ts';
import { oneLine } from './clean-text.ts';
import { present } from './present.ts';
import { SECTION_PROPERTIES, STEP_PROPERTIES } from './read-instructions.ts';
import { addressOfImage } from './write-images.ts';
import { unknownOf } from './write-unknown.ts';

/** Steps refer to an asset by its id or content id. Details of a picture are written once, at the recipe. */
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
    // Readers expect text, so a title without text becomes the text.
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

/** Whether a section has nothing but steps. */
const isBare = (section: InstructionSection): boolean =>
  !section.title && Object.keys(unknownOf(section, SECTION_PROPERTIES)).length === 0;

/** Sections if the recipe has any, otherwise plain steps. Sections without steps are omitted. */
export const writeInstructions = (recipe: RecipeDocument): readonly object[] => {
  const addresses = imageAddresses(recipe);
  const steps = ({ steps: all }: InstructionSection): object[] => (all ?? []).map((step) => writeStep(step, addresses));
  const sections = (recipe.instruction_sections ?? []).filter((section) => (section.steps ?? []).length > 0);
  const [only] = sections;
  if (sections.length === 1 && only !== undefined && isBare(only)) return steps(only);
  return sections.map((section) => writeSection(section, steps(section)));
};
