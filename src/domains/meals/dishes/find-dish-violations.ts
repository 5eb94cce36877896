import type { Violation } from '../../../platform/problem/problem.ts';
import { groupDigits } from '../../../platform/text/group-digits.ts';
import { FACTOR_REQUIREMENT, parseFactor } from '../../recipe-format/index.ts';
import { MAX_DISHES_JSON_LENGTH } from './dish.schemas.ts';
import type { StoredDish } from './dish.schemas.ts';
import { findLeftoverCycles } from './find-leftover-violations.ts';

/** Items whose id is already used by an earlier one. */
const repeated = (things: readonly { readonly id: string }[], list: string): readonly Violation[] => {
  const places = new Map<string, number>();
  return things.flatMap(({ id }, index) => {
    const first = places.get(id) ?? index;
    places.set(id, first);
    if (first === index) return [];
    const message = `is the id of the one at ${first}, too`;
    return [{ location: `${list}[${index}].id`, code: 'duplicate', message, value: id }];
  });
};

/** A revision without a recipe, or plain items together with a recipe. */
const misplaced = (dish: StoredDish, location: string): readonly Violation[] => {
  const { entry_id, recipe_revision, plain_items } = dish;
  const violation = (property: string, than: string): Violation => ({
    location: `${location}.${property}`,
    code: 'conflict',
    message: `must be absent from a dish ${than} entry_id`,
  });
  if (entry_id !== undefined) return plain_items === undefined ? [] : [violation('plain_items', 'with')];
  return recipe_revision === undefined ? [] : [violation('recipe_revision', 'without')];
};

const notScalable = ({ scale }: StoredDish, location: string): readonly Violation[] => {
  if (scale === undefined || parseFactor(scale) !== undefined) return [];
  const message = `must be ${FACTOR_REQUIREMENT}`;
  return [{ location: `${location}.scale`, code: 'factor', message, value: scale }];
};

/** A scale alone does not describe a dish. */
const sayingNothing = (dish: StoredDish, location: string): readonly Violation[] => {
  const { entry_id, display_name, notes, leftover_of, plain_items } = dish;
  if ([entry_id, display_name, notes, leftover_of, plain_items].some((said) => said !== undefined)) return [];
  const message = 'says nothing: it needs entry_id, display_name, notes, leftover_of or plain_items';
  return [{ location, code: 'empty', message }];
};

/** Violations in the dishes of a meal that can be found without the library. */
export const findDishViolations = (dishes: readonly StoredDish[]): readonly Violation[] => {
  const circling = findLeftoverCycles(dishes);
  return [
    ...repeated(dishes, 'body.dishes'),
    ...dishes.flatMap((dish, index): readonly Violation[] => {
      const location = `body.dishes[${index}]`;
      const circle = circling.get(dish.id);
      return [
        ...sayingNothing(dish, location),
        ...misplaced(dish, location),
        ...notScalable(dish, location),
        ...repeated(dish.plain_items ?? [], `${location}.plain_items`),
        ...(circle === undefined
          ? []
          : [{ location: `${location}.leftover_of`, code: 'circle', message: `leads back to itself: ${circle}` }]),
      ];
    }),
  ];
};

const charactersOf = (dishes: readonly StoredDish[]): number => JSON.stringify(dishes).length;

/**
 * Rejects dishes whose total size is too large, even if each is within its bounds. A meal that was already that large
 * may stay: planning a saved meal generates longer ids, and it could not be corrected otherwise.
 */
export const findDishesSizeViolations = (
  dishes: readonly StoredDish[],
  before: readonly StoredDish[],
): readonly Violation[] => {
  const characters = charactersOf(dishes);
  if (characters <= MAX_DISHES_JSON_LENGTH || characters <= charactersOf(before)) return [];
  const max = groupDigits(MAX_DISHES_JSON_LENGTH);
  const message = `must make at most ${max} characters of JSON together, and make ${groupDigits(characters)}`;
  return [{ location: 'body.dishes', code: 'too-large', message }];
};
