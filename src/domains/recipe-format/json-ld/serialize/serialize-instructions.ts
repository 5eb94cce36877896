import type { InstructionSection, Step } from '../../schema/instruction.schemas.ts';
import type { RecipeDocument } from '../../schema/recipe.schemas.ts';
import { toSingleLine } from '../clean-text.ts';
import { omitEmpty } from '../omit-empty.ts';
import { SECTION_PROPERTIES, STEP_PROPERTIES } from '../parse/parse-instructions.ts';
import { serializeUnknown } from '../unknown-properties.ts';
import { getImageUrl } from './serialize-images.ts';

/** Image URLs by both ids that steps may use. Details of an image are written once, on the recipe. */
export const mapImageUrls = ({ assets }: Pick<RecipeDocument, 'assets'>): ReadonlyMap<string, string> =>
  new Map(
    (assets ?? []).flatMap((asset) => {
      const url = getImageUrl(asset);
      return url === undefined ? [] : [asset.asset_id, asset.id].flatMap((id) => (id ? [[id, url]] : []));
    }),
  );

export const serializeStep = (step: Step, imageUrls: ReadonlyMap<string, string>): object => {
  const { title, text, asset_ids } = step;
  const images = (asset_ids ?? []).flatMap((id) => imageUrls.get(id) ?? []);
  const hasText = text !== undefined && toSingleLine(text) !== '';
  return {
    ...serializeUnknown(step, STEP_PROPERTIES),
    '@type': 'HowToStep',
    // Readers expect a text, so a title without text becomes the text.
    ...omitEmpty({ name: hasText ? title : undefined, text: hasText ? text : title }),
    ...omitEmpty({ image: images.length > 1 ? images : images[0] }),
  };
};

const serializeSection = (section: InstructionSection, steps: readonly object[]): object => ({
  ...serializeUnknown(section, SECTION_PROPERTIES),
  '@type': 'HowToSection',
  ...omitEmpty({ name: section.title }),
  itemListElement: steps,
});

/** Whether a section has nothing but steps. */
const hasOnlySteps = (section: InstructionSection): boolean =>
  !section.title && Object.keys(serializeUnknown(section, SECTION_PROPERTIES)).length === 0;

/** Sections if the recipe has any, else plain steps. Sections without steps are left out. */
export const serializeInstructions = (recipe: RecipeDocument): readonly object[] => {
  const imageUrls = mapImageUrls(recipe);
  const serializeSteps = ({ steps }: InstructionSection): object[] =>
    (steps ?? []).map((step) => serializeStep(step, imageUrls));
  const sections = (recipe.instruction_sections ?? []).filter((section) => (section.steps ?? []).length > 0);
  const [single] = sections;
  if (sections.length === 1 && single !== undefined && hasOnlySteps(single)) return serializeSteps(single);
  return sections.map((section) => serializeSection(section, serializeSteps(section)));
};
