import type { Fault } from '../../../platform/problem/problem.ts';
import { compare, findQuantityViolations } from '../../units/index.ts';
import type { Amount, Quantity, Rational, Temperature } from '../../units/index.ts';
import { isOnTheCalendar } from '../calendar.ts';
import { secondsOf } from '../duration.ts';
import type { IngredientSection } from '../schema/ingredient.schemas.ts';
import type { InstructionSection, Step } from '../schema/instruction.schemas.ts';
import type { Nutrition } from '../schema/nutrition.schemas.ts';
import type { RecipeDocument } from '../schema/recipe.schemas.ts';
import type { TimeAssertion } from '../schema/times.schemas.ts';
import type { Yield } from '../schema/yield.schemas.ts';
import { FaultList, inside } from './fault-list.ts';
import type { Place } from './fault-list.ts';

type ListOf<T> = readonly T[] | null | undefined;

type Ids = ReadonlySet<string>;

/** The ids that steps may refer to. */
interface Surroundings {
  /**
   * Those of a variant and those of the recipe as separate sets, because copying them for each variant would be
   * quadratic.
   */
  readonly ingredients: readonly Ids[];
  readonly timings: Ids;
  readonly assets: Ids;
}

const isAbove = (a: Rational | undefined, b: Rational | undefined): boolean =>
  a !== undefined && b !== undefined && compare(a, b) > 0;

class DocumentCheck {
  readonly faults: FaultList;

  constructor(prefix: string) {
    this.faults = new FaultList(prefix);
  }

  each<T>(list: ListOf<T>, place: Place, visit: (item: T, place: Place) => void): void {
    for (const [index, item] of (list ?? []).entries()) {
      if (this.faults.isFull) return;
      visit(item, inside(place, index));
    }
  }

  /** Collects the ids of a list; a duplicate is a violation at its second occurrence. */
  collect(ids: Set<string>, list: ListOf<{ readonly id?: string }>, place: Place, kind: string): void {
    this.each(list, place, ({ id }, at) => {
      if (id === undefined) return;
      if (ids.has(id)) {
        const message = `must be unique: another ${kind} has it`;
        this.faults.add(inside(at, 'id'), { code: 'duplicate-id', message, value: id });
      }
      ids.add(id);
    });
  }

  refer(id: string | undefined, among: readonly Ids[], place: Place, kind: string): void {
    if (id === undefined || among.some((ids) => ids.has(id))) return;
    const message = `must name ${kind} of this recipe`;
    this.faults.add(place, { code: 'unresolved-reference', message, value: id });
  }

  quantity(quantity: Quantity | undefined, place: Place): void {
    if (quantity === undefined) return;
    for (const { path, code, message } of findQuantityViolations(quantity)) {
      this.faults.add(
        path.reduce<Place>((at, step) => inside(at, step), place),
        { code, message },
      );
    }
  }

  /** An amount without a unit, of a nutrient or temperature. */
  amount(amount: Amount | undefined, place: Place): void {
    if (amount === undefined) return;
    for (const { path, code, message } of findQuantityViolations({ kind: 'simple', amount })) {
      // The path starts with `amount`, which is the place itself here.
      this.faults.add(
        path.slice(1).reduce<Place>((at, step) => inside(at, step), place),
        { code, message },
      );
    }
  }

  yields(yields: ListOf<Yield>, place: Place): void {
    this.each(yields, place, ({ quantity, authored_quantity }, at) => {
      this.quantity(quantity, inside(at, 'quantity'));
      this.quantity(authored_quantity, inside(at, 'authored_quantity'));
    });
  }

  temperature(temperature: Temperature | undefined, place: Place): void {
    this.amount(temperature?.value, inside(place, 'value'));
  }

  nutrition({ basis, nutrients }: Nutrition, place: Place): void {
    this.quantity(basis?.quantity, inside(inside(place, 'basis'), 'quantity'));
    this.each(nutrients, inside(place, 'nutrients'), ({ amount }, at) => this.amount(amount, inside(at, 'amount')));
  }

  /** A schema cannot check the number of days in a month. */
  date(date: string | undefined, place: Place): void {
    if (date === undefined || isOnTheCalendar(date)) return;
    this.faults.add(place, { code: 'date', message: 'must be a day of the calendar', value: date });
  }

  /** Checks ingredient sections and returns the ids of their ingredients. */
  ingredients(sections: ListOf<IngredientSection>, place: Place): Ids {
    const ids = new Set<string>();
    this.collect(new Set(), sections, place, 'section');
    this.each(sections, place, ({ ingredients }, at) => {
      const list = inside(at, 'ingredients');
      this.collect(ids, ingredients, list, 'ingredient');
      this.each(ingredients, list, (ingredient, here) => {
        this.quantity(ingredient.quantity, inside(here, 'quantity'));
        this.quantity(ingredient.authored_quantity, inside(here, 'authored_quantity'));
        this.quantity(ingredient.package_size, inside(here, 'package_size'));
        this.temperature(ingredient.temperature, inside(here, 'temperature'));
      });
    });
    return ids;
  }

  instructions(sections: ListOf<InstructionSection>, place: Place, surroundings: Surroundings): void {
    const ids = new Set<string>();
    this.collect(new Set(), sections, place, 'section');
    this.each(sections, place, ({ steps }, at) => {
      const list = inside(at, 'steps');
      this.collect(ids, steps, list, 'step');
      this.each(steps, list, (step, here) => this.step(step, here, surroundings));
    });
  }

  step(step: Step, place: Place, { ingredients, timings, assets }: Surroundings): void {
    this.each(step.ingredient_uses, inside(place, 'ingredient_uses'), (use, at) => {
      this.refer(use.ingredient_id, ingredients, inside(at, 'ingredient_id'), 'an ingredient');
      this.quantity(use.quantity, inside(at, 'quantity'));
      this.quantity(use.authored_quantity, inside(at, 'authored_quantity'));
    });
    this.each(step.temperatures, inside(place, 'temperatures'), (one, at) => this.temperature(one, at));
    this.each(step.timing_ids, inside(place, 'timing_ids'), (id, at) => this.refer(id, [timings], at, 'a time'));
    this.each(step.asset_ids, inside(place, 'asset_ids'), (id, at) => this.refer(id, [assets], at, 'an asset'));
  }

  assertion({ duration, min, max }: TimeAssertion, place: Place): void {
    const [stated, least, most] = [duration, min, max].map((text) =>
      text === undefined ? undefined : secondsOf(text),
    );
    if (isAbove(least, most)) {
      this.faults.add(inside(place, 'max'), { code: 'range', message: 'must not be shorter than min', value: max });
    } else if (isAbove(least, stated) || isAbove(stated, most)) {
      const message = 'must be within min and max';
      this.faults.add(inside(place, 'duration'), { code: 'range', message, value: duration });
    }
  }
}

const at = (name: string): Place => inside(undefined, name);

/** The ids by which steps may refer to an asset: its id in the document and its content id. */
const assetIds = (check: DocumentCheck, { assets }: RecipeDocument): Ids => {
  const local = new Set<string>();
  check.collect(local, assets, at('assets'), 'asset');
  const stored = (assets ?? []).flatMap(({ asset_id }) => asset_id ?? []);
  return new Set([...local, ...stored]);
};

const timingIds = (check: DocumentCheck, { times }: RecipeDocument): Ids => {
  const ids = new Set<string>();
  const place = inside(at('times'), 'assertions');
  check.collect(ids, times?.assertions, place, 'time');
  check.each(times?.assertions, place, (assertion, here) => check.assertion(assertion, here));
  return ids;
};

/** Steps of a variant may refer to its own ingredients and to the recipe's. Ids are unique within each. */
const checkVariants = (check: DocumentCheck, { variants }: RecipeDocument, recipe: Surroundings): Ids => {
  const ids = new Set<string>();
  check.collect(ids, variants, at('variants'), 'variant');
  check.each(variants, at('variants'), ({ ingredient_sections, instruction_sections, yields }, here) => {
    const own = check.ingredients(ingredient_sections, inside(here, 'ingredient_sections'));
    const ingredients = [own, ...recipe.ingredients];
    check.instructions(instruction_sections, inside(here, 'instruction_sections'), { ...recipe, ingredients });
    check.yields(yields, inside(here, 'yields'));
  });
  return ids;
};

/**
 * Violations in a document that its schema accepts: dangling references, duplicate ids, contradictory quantities and
 * times, dates that do not exist. Locations start with the prefix.
 */
export const documentFaults = (recipe: RecipeDocument, prefix = 'body.recipe'): readonly Fault[] => {
  const check = new DocumentCheck(prefix);
  const timings = timingIds(check, recipe);
  const assets = assetIds(check, recipe);
  const ingredients = [check.ingredients(recipe.ingredient_sections, at('ingredient_sections'))];
  const surroundings = { ingredients, timings, assets };
  check.instructions(recipe.instruction_sections, at('instruction_sections'), surroundings);
  check.yields(recipe.yields, at('yields'));
  const variants = checkVariants(check, recipe, surroundings);
  check.collect(new Set(), recipe.equipment, at('equipment'), 'piece of equipment');
  check.each(recipe.equipment, at('equipment'), ({ quantity }, here) =>
    check.quantity(quantity, inside(here, 'quantity')),
  );
  check.each(recipe.nutrition, at('nutrition'), (one, here) => check.nutrition(one, here));
  for (const name of ['published_on', 'modified_on'] as const) check.date(recipe[name], at(name));
  for (const name of ['allergen_declarations', 'dietary_claims'] as const) {
    check.each<{ readonly variant_ref?: string }>(recipe[name], at(name), ({ variant_ref }, here) =>
      check.refer(variant_ref, [variants], inside(here, 'variant_ref'), 'a variant'),
    );
  }
  return check.faults.all;
};
