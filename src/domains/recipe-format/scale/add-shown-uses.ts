import type { ParsedStep } from '../../ingredients/index.ts';
import type { Ingredient } from '../schema/ingredient.schemas.ts';
import type { InstructionSection, Step } from '../schema/instruction.schemas.ts';

type ShownUse = NonNullable<Step['uses']>[number];

/** An ingredient of a step, with its amount if the recipe states how much of it the step uses. */
interface FoundUse {
  readonly id: string;
  readonly amount: string | undefined;
}

/** The uses that the document states for a step, or else those its text mentions. Each is listed once. */
const findUses = (
  step: Step,
  parsed: ParsedStep | undefined,
  format: (words: string) => string | undefined,
): FoundUse[] => {
  const stated = step.ingredient_uses ?? [];
  const uses =
    stated.length > 0
      ? stated.map(({ ingredient_id: id, quantity }) => ({ id, amount: quantity?.text }))
      : (parsed?.ingredient_uses ?? []).map(({ ingredient_id: id, text }) => ({ id, amount: format(text) }));
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
 * ingredient shows all of it, marked as shared if other steps use it too. `format` shows the amount in words such as
 * `2 tbsp of the oil`; undefined if they state none.
 */
export const addShownUses = (
  sections: readonly InstructionSection[],
  parsed: readonly (readonly ParsedStep[])[],
  ingredients: readonly Ingredient[],
  format: (words: string) => string | undefined,
): InstructionSection[] => {
  const amounts = new Map(ingredients.map(({ id, reading }) => [id, reading?.amount.trimEnd() ?? '']));
  const found = sections.map(({ steps }, section) =>
    (steps ?? []).map((step, index) => findUses(step, parsed[section]?.[index], format)),
  );
  const counts = new Map<string, number>();
  for (const { id, amount } of found.flat(2)) if (amount === undefined) counts.set(id, (counts.get(id) ?? 0) + 1);
  const toShownUse = ({ id, amount }: FoundUse): ShownUse => {
    if (amount !== undefined) return { ingredient_id: id, amount };
    const whole = amounts.get(id) ?? '';
    const isShared = whole !== '' && (counts.get(id) ?? 0) > 1;
    return { ingredient_id: id, amount: whole, ...(isShared && { shared: true }) };
  };
  return sections.map((section, at) => {
    const steps = section.steps?.map((step, index) => ({ ...step, uses: (found[at]?.[index] ?? []).map(toShownUse) }));
    return { ...section, ...(steps && { steps }) };
  });
};
