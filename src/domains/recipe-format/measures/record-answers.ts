import type { Ingredient } from '../schema/ingredient.schemas.ts';
import type { Occurrence } from './occurrence.ts';

type Node = Record<string, unknown>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** Sets or removes the unit at a path such as `quantity.terms.1`. Shares the rest of the value with the old one. */
const withUnit = (value: unknown, path: readonly string[], unit: string | undefined): unknown => {
  if (!isNode(value)) return value;
  const [step, ...rest] = path;
  if (step === undefined) {
    const { unit: _, ...other } = value;
    return unit === undefined ? other : { ...other, unit };
  }
  if (Array.isArray(value)) {
    return value.map((one: unknown, index) => (String(index) === step ? withUnit(one, rest, unit) : one));
  }
  return { ...value, [step]: withUnit(value[step], rest, unit) };
};

/**
 * The ingredient with the units of the answers recorded in it. A later answer replaces an earlier one. Confirmed once
 * every measure has an answer.
 */
export const recordAnswers = (ingredient: Ingredient, occurrences: readonly Occurrence[]): Ingredient => {
  let changed: unknown = ingredient;
  for (const { slot, answer } of occurrences) {
    if (answer === undefined) continue;
    changed = withUnit(changed, slot.split('.'), answer.kind === 'unit' ? answer.unitId : undefined);
  }
  const isDecided = occurrences.every(({ answer }) => answer !== undefined);
  const isKnown = occurrences.every(({ answer }) => answer?.kind === 'unit');
  return {
    ...(changed as Ingredient),
    normalization: {
      ...ingredient.normalization,
      method: isKnown ? 'extracted' : 'unresolved',
      ...(isDecided && { review: 'confirmed' }),
    },
  };
};
