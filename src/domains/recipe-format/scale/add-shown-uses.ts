import type { ParsedStep } from '../../ingredients/index.ts';
import type { Quantity } from '../../units/index.ts';
import { MAX_ITEMS } from '../schema/field-types.ts';
import type { Ingredient } from '../schema/ingredient.schemas.ts';
import type { IngredientUse, InstructionSection, Step } from '../schema/instruction.schemas.ts';

type ShownUse = NonNullable<Step['uses']>[number];

/** An ingredient of a step, with its amount if the recipe states how much of it the step uses. */
interface FoundUse {
  readonly id: string;
  readonly amount: string | undefined;
  readonly isNotScaled: boolean;
}

/** An amount in the text of a step. */
export type MentionedAmount = Pick<FoundUse, 'isNotScaled'> & { readonly amount: string };

interface UseOptions {
  /** Whether the recipe is shown at another scale than written. */
  readonly isScaled: boolean;
  /** Shows the amount in words such as `2 tbsp of the oil`; undefined if they state none. */
  readonly mentioned: (words: string) => MentionedAmount | undefined;
  readonly authored: (quantity: Quantity) => string;
}

/** A use that the document states. Its quantity is scaled already; one without a text could not be. */
const toStatedUse = (
  { ingredient_id: id, quantity, authored_quantity }: IngredientUse,
  { isScaled, authored }: UseOptions,
): FoundUse => {
  const amount = quantity?.text;
  const isLeft = amount === undefined && authored_quantity !== undefined;
  return { id, amount: isLeft ? authored(authored_quantity) : amount, isNotScaled: isLeft && isScaled };
};

/** A use that the text of the step mentions. */
const toMentionedUse = (
  { ingredient_id: id, text }: ParsedStep['ingredient_uses'][number],
  { mentioned }: UseOptions,
): FoundUse => ({ id, amount: undefined, isNotScaled: false, ...mentioned(text) });

/** The uses that the document states for a step, or else those its text mentions. Each is listed once. */
const findUses = (step: Step, parsed: ParsedStep | undefined, options: UseOptions): FoundUse[] => {
  const stated = step.ingredient_uses ?? [];
  const uses =
    stated.length > 0
      ? stated.map((use) => toStatedUse(use, options))
      : (parsed?.ingredient_uses ?? []).map((use) => toMentionedUse(use, options));
  const seen = new Set<string>();
  return uses.filter(({ id, amount }) => {
    const key = `${id} ${amount ?? ''}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
};

/**
 * Adds to each step what it uses, with the amounts as they should be shown. A step that states no amount of an
 * ingredient shows all of it, marked as shared if other steps use it too.
 */
export const addShownUses = (
  sections: readonly InstructionSection[],
  parsed: readonly (readonly ParsedStep[])[],
  ingredients: readonly Ingredient[],
  options: UseOptions,
): InstructionSection[] => {
  const ingredientsById = new Map(ingredients.map((ingredient) => [ingredient.id, ingredient]));
  const found = sections.map(({ steps }, section) =>
    (steps ?? []).map((step, index) => findUses(step, parsed[section]?.[index], options)),
  );
  const counts = new Map<string, number>();
  for (const { id, amount } of found.flat(2)) if (amount === undefined) counts.set(id, (counts.get(id) ?? 0) + 1);
  const toShownUse = ({ id, amount, isNotScaled }: FoundUse): ShownUse => {
    if (amount !== undefined) return { ingredient_id: id, amount, ...(isNotScaled && { not_scaled: true }) };
    const { reading, scaling } = ingredientsById.get(id) ?? {};
    const whole = reading?.amount.trimEnd() ?? '';
    const isShared = whole !== '' && (counts.get(id) ?? 0) > 1;
    return {
      ingredient_id: id,
      amount: whole,
      ...(isShared && { shared: true }),
      ...(scaling === 'not-scaled' && { not_scaled: true }),
    };
  };
  return sections.map((section, at) => {
    const steps = section.steps?.map((step, index) => {
      const uses = (found[at]?.[index] ?? []).slice(0, MAX_ITEMS);
      return { ...step, uses: uses.map(toShownUse) };
    });
    return { ...section, ...(steps && { steps }) };
  });
};
