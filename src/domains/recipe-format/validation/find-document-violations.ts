import type { Violation } from '../../../platform/problem/problem.ts';
import { compare, findQuantityViolations } from '../../units/index.ts';
import type { Amount, Quantity, Rational, Temperature } from '../../units/index.ts';
import { isCalendarDate } from '../calendar-date.ts';
import { durationToSeconds } from '../duration.ts';
import type { IngredientSection } from '../schema/ingredient.schemas.ts';
import type { InstructionSection, Step } from '../schema/instruction.schemas.ts';
import type { Nutrition } from '../schema/nutrition.schemas.ts';
import type { RecipeDocument } from '../schema/recipe.schemas.ts';
import type { TimeAssertion } from '../schema/times.schemas.ts';
import type { Yield } from '../schema/yield.schemas.ts';
import { ViolationList, childPath } from './violation-list.ts';
import type { DocumentPath } from './violation-list.ts';

type OptionalList<T> = readonly T[] | null | undefined;

type Ids = ReadonlySet<string>;

/** The ids that steps may refer to. */
interface ReferenceTargets {
  /** A variant's ids and the recipe's as separate sets: merging them for each variant would take quadratic time. */
  readonly ingredients: readonly Ids[];
  readonly timings: Ids;
  readonly assets: Ids;
}

const isGreater = (a: Rational | undefined, b: Rational | undefined): boolean =>
  a !== undefined && b !== undefined && compare(a, b) > 0;

class DocumentValidator {
  readonly violations: ViolationList;

  constructor(prefix: string) {
    this.violations = new ViolationList(prefix);
  }

  forEach<T>(list: OptionalList<T>, path: DocumentPath, visit: (item: T, path: DocumentPath) => void): void {
    for (const [index, item] of (list ?? []).entries()) {
      if (this.violations.isFull) return;
      visit(item, childPath(path, index));
    }
  }

  /** Collects the ids of a list and reports each repeated one. */
  collectIds(ids: Set<string>, list: OptionalList<{ readonly id?: string }>, path: DocumentPath, kind: string): void {
    this.forEach(list, path, ({ id }, at) => {
      if (id === undefined) return;
      if (ids.has(id)) {
        const message = `must be unique, but another ${kind} has the same id`;
        this.violations.add(childPath(at, 'id'), { code: 'duplicate-id', message, value: id });
      }
      ids.add(id);
    });
  }

  checkReference(id: string | undefined, targets: readonly Ids[], path: DocumentPath, kind: string): void {
    if (id === undefined || targets.some((ids) => ids.has(id))) return;
    const message = `must refer to ${kind} in this recipe`;
    this.violations.add(path, { code: 'unresolved-reference', message, value: id });
  }

  checkQuantity(quantity: Quantity | undefined, path: DocumentPath): void {
    if (quantity === undefined) return;
    for (const { path: steps, code, message } of findQuantityViolations(quantity)) {
      this.violations.add(
        steps.reduce<DocumentPath>((at, step) => childPath(at, step), path),
        { code, message },
      );
    }
  }

  /** An amount without a unit, such as a nutrient's or a temperature's. */
  checkAmount(amount: Amount | undefined, path: DocumentPath): void {
    if (amount === undefined) return;
    for (const { path: steps, code, message } of findQuantityViolations({ kind: 'simple', amount })) {
      // The violation's path starts with `amount`, which is the value at `path` itself here.
      this.violations.add(
        steps.slice(1).reduce<DocumentPath>((at, step) => childPath(at, step), path),
        { code, message },
      );
    }
  }

  checkYields(yields: OptionalList<Yield>, path: DocumentPath): void {
    this.forEach(yields, path, ({ quantity, authored_quantity }, at) => {
      this.checkQuantity(quantity, childPath(at, 'quantity'));
      this.checkQuantity(authored_quantity, childPath(at, 'authored_quantity'));
    });
  }

  checkTemperature(temperature: Temperature | undefined, path: DocumentPath): void {
    this.checkAmount(temperature?.value, childPath(path, 'value'));
  }

  checkNutrition({ basis, nutrients }: Nutrition, path: DocumentPath): void {
    this.checkQuantity(basis?.quantity, childPath(childPath(path, 'basis'), 'quantity'));
    this.forEach(nutrients, childPath(path, 'nutrients'), ({ amount }, at) =>
      this.checkAmount(amount, childPath(at, 'amount')),
    );
  }

  /** A schema cannot check the number of days in a month. */
  checkDate(date: string | undefined, path: DocumentPath): void {
    if (date === undefined || isCalendarDate(date)) return;
    this.violations.add(path, { code: 'date', message: 'must be an existing date', value: date });
  }

  /** Checks ingredient sections and returns the ids of their ingredients. */
  checkIngredients(sections: OptionalList<IngredientSection>, path: DocumentPath): Ids {
    const ids = new Set<string>();
    this.collectIds(new Set(), sections, path, 'section');
    this.forEach(sections, path, ({ ingredients }, at) => {
      const list = childPath(at, 'ingredients');
      this.collectIds(ids, ingredients, list, 'ingredient');
      this.forEach(ingredients, list, (ingredient, itemPath) => {
        this.checkQuantity(ingredient.quantity, childPath(itemPath, 'quantity'));
        this.checkQuantity(ingredient.authored_quantity, childPath(itemPath, 'authored_quantity'));
        this.checkQuantity(ingredient.package_size, childPath(itemPath, 'package_size'));
        this.checkTemperature(ingredient.temperature, childPath(itemPath, 'temperature'));
      });
    });
    return ids;
  }

  checkInstructions(sections: OptionalList<InstructionSection>, path: DocumentPath, targets: ReferenceTargets): void {
    const ids = new Set<string>();
    this.collectIds(new Set(), sections, path, 'section');
    this.forEach(sections, path, ({ steps }, at) => {
      const list = childPath(at, 'steps');
      this.collectIds(ids, steps, list, 'step');
      this.forEach(steps, list, (step, itemPath) => this.checkStep(step, itemPath, targets));
    });
  }

  checkStep(step: Step, path: DocumentPath, { ingredients, timings, assets }: ReferenceTargets): void {
    this.forEach(step.ingredient_uses, childPath(path, 'ingredient_uses'), (use, at) => {
      this.checkReference(use.ingredient_id, ingredients, childPath(at, 'ingredient_id'), 'an ingredient');
      this.checkQuantity(use.quantity, childPath(at, 'quantity'));
      this.checkQuantity(use.authored_quantity, childPath(at, 'authored_quantity'));
    });
    this.forEach(step.temperatures, childPath(path, 'temperatures'), (temperature, at) =>
      this.checkTemperature(temperature, at),
    );
    this.forEach(step.timing_ids, childPath(path, 'timing_ids'), (id, at) =>
      this.checkReference(id, [timings], at, 'a time'),
    );
    this.forEach(step.asset_ids, childPath(path, 'asset_ids'), (id, at) =>
      this.checkReference(id, [assets], at, 'an asset'),
    );
  }

  checkTimeAssertion({ duration, min, max }: TimeAssertion, path: DocumentPath): void {
    const [stated, minimum, maximum] = [duration, min, max].map((text) =>
      text === undefined ? undefined : durationToSeconds(text),
    );
    if (isGreater(minimum, maximum)) {
      this.violations.add(childPath(path, 'max'), {
        code: 'range',
        message: 'must not be shorter than min',
        value: max,
      });
    } else if (isGreater(minimum, stated) || isGreater(stated, maximum)) {
      const message = 'must be between min and max';
      this.violations.add(childPath(path, 'duration'), { code: 'range', message, value: duration });
    }
  }
}

const rootPath = (name: string): DocumentPath => childPath(undefined, name);

/** Steps may refer to an asset by its id in the document or by its content id. */
const collectAssetIds = (validator: DocumentValidator, { assets }: RecipeDocument): Ids => {
  const local = new Set<string>();
  validator.collectIds(local, assets, rootPath('assets'), 'asset');
  const stored = (assets ?? []).flatMap(({ asset_id }) => asset_id ?? []);
  return new Set([...local, ...stored]);
};

const checkTimes = (validator: DocumentValidator, { times }: RecipeDocument): Ids => {
  const ids = new Set<string>();
  const path = childPath(rootPath('times'), 'assertions');
  validator.collectIds(ids, times?.assertions, path, 'time');
  validator.forEach(times?.assertions, path, (assertion, itemPath) =>
    validator.checkTimeAssertion(assertion, itemPath),
  );
  return ids;
};

/** A variant's steps may use its own ingredients and the recipe's. Ids are unique within each. */
const checkVariants = (validator: DocumentValidator, { variants }: RecipeDocument, recipe: ReferenceTargets): Ids => {
  const ids = new Set<string>();
  validator.collectIds(ids, variants, rootPath('variants'), 'variant');
  validator.forEach(
    variants,
    rootPath('variants'),
    ({ ingredient_sections, instruction_sections, yields }, itemPath) => {
      const ownIds = validator.checkIngredients(ingredient_sections, childPath(itemPath, 'ingredient_sections'));
      const ingredients = [ownIds, ...recipe.ingredients];
      validator.checkInstructions(instruction_sections, childPath(itemPath, 'instruction_sections'), {
        ...recipe,
        ingredients,
      });
      validator.checkYields(yields, childPath(itemPath, 'yields'));
    },
  );
  return ids;
};

/**
 * Finds violations in a document that its schema accepts: dangling references, duplicate ids, contradictory quantities
 * and times, and dates that do not exist. Locations start with `prefix`.
 */
export const findDocumentViolations = (recipe: RecipeDocument, prefix = 'body.recipe'): readonly Violation[] => {
  const validator = new DocumentValidator(prefix);
  const timings = checkTimes(validator, recipe);
  const assets = collectAssetIds(validator, recipe);
  const ingredients = [validator.checkIngredients(recipe.ingredient_sections, rootPath('ingredient_sections'))];
  const targets = { ingredients, timings, assets };
  validator.checkInstructions(recipe.instruction_sections, rootPath('instruction_sections'), targets);
  validator.checkYields(recipe.yields, rootPath('yields'));
  const variants = checkVariants(validator, recipe, targets);
  validator.collectIds(new Set(), recipe.equipment, rootPath('equipment'), 'piece of equipment');
  validator.forEach(recipe.equipment, rootPath('equipment'), ({ quantity }, itemPath) =>
    validator.checkQuantity(quantity, childPath(itemPath, 'quantity')),
  );
  validator.forEach(recipe.nutrition, rootPath('nutrition'), (nutrition, itemPath) =>
    validator.checkNutrition(nutrition, itemPath),
  );
  for (const name of ['published_on', 'modified_on'] as const) validator.checkDate(recipe[name], rootPath(name));
  for (const name of ['allergen_declarations', 'dietary_claims'] as const) {
    validator.forEach<{ readonly variant_ref?: string }>(recipe[name], rootPath(name), ({ variant_ref }, itemPath) =>
      validator.checkReference(variant_ref, [variants], childPath(itemPath, 'variant_ref'), 'a variant'),
    );
  }
  return validator.violations.all;
};
