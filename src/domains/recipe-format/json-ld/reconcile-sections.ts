import type { Ingredient, IngredientSection } from '../schema/ingredient.schemas.ts';
import type { InstructionSection, Step } from '../schema/instruction.schemas.ts';
import type { RecipeDocument } from '../schema/recipe.schemas.ts';
import type { Look } from './look.ts';
import { Pool } from './pool.ts';
import type { Visible } from './read-visible.ts';

interface Placed {
  readonly ingredient: Ingredient;
  readonly section: number;
}

/**
 * schema.org has one list of lines. Those that are still there keep their ingredient and their section, a new one
 * stands in the section of the line before it, and the order is the one that is visible.
 */
export const reconcileIngredients = (
  portable: readonly IngredientSection[],
  visible: readonly IngredientSection[],
  look: Look,
): IngredientSection[] => {
  const pool = new Pool<Placed>();
  for (const [section, { ingredients }] of portable.entries()) {
    for (const ingredient of ingredients ?? []) {
      const line = look({ ingredient_sections: [{ ingredients: [ingredient] }] }).ingredient_sections?.[0];
      if (line?.ingredients?.[0] !== undefined) pool.put(line.ingredients[0], { ingredient, section });
    }
  }
  const runs: { section: number; ingredients: Ingredient[] }[] = [];
  for (const line of visible.flatMap(({ ingredients }) => ingredients ?? [])) {
    const last = runs.at(-1);
    const { ingredient, section } = pool.take(line) ?? { ingredient: line, section: last?.section ?? 0 };
    if (last?.section === section) last.ingredients.push(ingredient);
    else runs.push({ section, ingredients: [ingredient] });
  }
  const seen = new Set<number>();
  return runs.map(({ section, ingredients }) => {
    const { id, ...rest } = portable[section] ?? {};
    // A section that another one now divides would have its id twice.
    const isFirst = !seen.has(section);
    seen.add(section);
    return { ...(isFirst && id !== undefined && { id }), ...rest, ingredients };
  });
};

/** What a step looks like, its pictures among it. */
const stepLook = ({ assets }: RecipeDocument, look: Look): ((step: Step) => Step | undefined) => {
  const byId = new Map((assets ?? []).flatMap((asset) => [asset.asset_id, asset.id].map((id) => [id, asset] as const)));
  return (step) => {
    const own = (step.asset_ids ?? []).flatMap((id) => byId.get(id) ?? []);
    return look({ assets: own, instruction_sections: [{ steps: [step] }] }).instruction_sections?.[0]?.steps?.[0];
  };
};

/** Sections of instructions are visible themselves; one of the same title is the same one. */
export const reconcileInstructions = (
  portable: RecipeDocument,
  visible: readonly InstructionSection[],
  look: Look,
): InstructionSection[] => {
  const lookOf = stepLook(portable, look);
  const steps = new Pool<Step>();
  const sections = new Pool<Omit<InstructionSection, 'steps'>>();
  for (const { steps: all, ...section } of portable.instruction_sections ?? []) {
    sections.put(section.title ?? '', section);
    for (const step of all ?? []) steps.put(lookOf(step), step);
  }
  return visible.map(({ steps: all, ...section }) => ({
    ...(sections.take(section.title ?? '') ?? section),
    steps: (all ?? []).map((step) => steps.take(step) ?? step),
  }));
};

/** The ids that the pictures now have, by those that reading gave them. */
const renamed = (visible: Visible, merged: RecipeDocument): ReadonlyMap<string, string> => {
  const byAddress = new Map((merged.assets ?? []).map(({ url, id, asset_id }) => [url, id ?? asset_id]));
  return new Map(
    (visible.assets ?? []).flatMap(({ id, url }) => {
      const now = byAddress.get(url);
      return id === undefined || now === undefined ? [] : [[id, now]];
    }),
  );
};

/** The steps that were read anew, naming their pictures as the document does. */
export const withRenamedAssets = (
  sections: readonly InstructionSection[],
  visible: Visible,
  merged: RecipeDocument,
): InstructionSection[] => {
  const ids = renamed(visible, merged);
  return sections.map((section) => ({
    ...section,
    steps: (section.steps ?? []).map((step) =>
      step.asset_ids ? { ...step, asset_ids: step.asset_ids.map((id) => ids.get(id) ?? id) } : step,
    ),
  }));
};
