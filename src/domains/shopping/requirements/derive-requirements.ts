import { parseFactor } from '../../recipe-format/index.ts';
import type { Factor } from '../../recipe-format/index.ts';
import type { LoadedRecipe } from '../../recipes/index.ts';
import { formatRational } from '../../units/index.ts';
import type { Quantity } from '../../units/index.ts';
import type { Choice, Requirement, Source } from '../lists/list.schemas.ts';
import {
  TERM_COST_IN_CHARACTERS,
  MAX_TOTAL_TEXT_LENGTH,
  MAX_EXPANDED_RECIPES,
  MAX_ORIGINS,
  MAX_REQUIREMENTS,
} from './derivation-limits.ts';
import { getQuantityTerms, getQuantityAndEquivalents } from './exact-quantity.ts';
import type { IngredientRequirement } from './ingredient-requirement.ts';
import { expandRecipe } from './expand-recipe.ts';
import type { RecipeToExpand, ExpansionEvent } from './expand-recipe.ts';
import { getRequestedRecipe } from './origin.ts';
import type { Origin, PlainItem, Portion } from './origin.ts';
import { createPlainFoodChoice } from './plain-item-choice.ts';
import type { RecipeIndex } from './recipe-index.ts';
import { toRequirementId } from './requirement-id.ts';
import { RecipeRequirementsCache } from './recipe-requirements-cache.ts';

/** Why nothing can be derived. `origin` is the index of the portion or dish in the input. */
export type DerivationFault =
  /** Its scale is not a valid factor. */
  | { readonly kind: 'scale'; readonly originIndex: number }
  /** Its scale would make a number longer than the API allows. */
  | { readonly kind: 'too-long'; readonly originIndex: number }
  /** Too many portions and dishes, too many requirements, or too much data to load for them. */
  | { readonly kind: 'too-many' };

/** How a derivation ends. */
export type DerivationEnd =
  /** `outdated`: any recipe was used at a revision other than its current one. */
  | { readonly kind: 'derived'; readonly outdated: boolean }
  | { readonly kind: 'refused'; readonly fault: DerivationFault };

/** The requirements in the order of the origins, then in recipe order. */
export type RequirementGenerator = Generator<Requirement, DerivationEnd, void>;

export interface DerivationOptions {
  /** Distinguishes a deliberate second addition of the same portions from the first. */
  readonly again?: string | undefined;
  /** Uses the current revision of every recipe, even if another one is requested. */
  readonly refresh?: boolean | undefined;
}

/** What all sources of an origin have in common: a source without a food, and the key that makes their ids unique. */
interface Frame {
  readonly key: string;
  readonly fields: Readonly<Source>;
}

/** First, so that these fields come first in every source, as on the lists already stored. */
const NO_FOOD = { id: '', label: '', name: '', quantity: '' };

/** A recipe reached from an origin, with what all its sources have in common. */
interface RecipeFrame {
  readonly opened: RecipeToExpand;
  readonly key: string;
  readonly fields: Frame['fields'];
}

type Outcome = DerivationFault['kind'] | undefined;

/** Yields requirements; returns why deriving failed, if it did. */
type Steps = Generator<Requirement, Outcome, void>;

/** The properties of a requirement other than its choices. */
interface Particulars {
  readonly key: string;
  readonly label: string;
  readonly isOptional: boolean;
  readonly fields: Frame['fields'];
  readonly ingredientId?: string | undefined;
}

/** The portion as requested, so that the list can be reviewed later without naming it again. */
const askedAs = ({ recipeId, revision, scale }: Portion): NonNullable<Source['portion']> => ({
  recipe_id: recipeId,
  ...(revision !== undefined && { revision }),
  ...(scale !== undefined && { scale }),
});

/** The number of terms in a quantity and its options; most have one. */
const termsIn = (quantity: Quantity | undefined): number => {
  if (quantity === undefined || (quantity.kind === 'simple' && quantity.options == null)) return 1;
  return getQuantityAndEquivalents(quantity).reduce((count, way) => count + getQuantityTerms(way).length, 0);
};

/**
 * Adds what the choice says. Thousands of sources are created per review, and spreading optional properties into each took
 * eight times as long as assigning them.
 */
const addChoice = (source: Source, choice: Choice): void => {
  const { amount, unit, exact, package: packageSize, as_written, scaled_text, foods, note } = choice;
  if (amount !== undefined) source.amount = amount;
  if (unit !== undefined) source.unit = unit;
  if (exact !== undefined) source.exact = exact;
  if (packageSize !== undefined) source.package = packageSize;
  if (as_written !== undefined) source.as_written = as_written;
  if (scaled_text !== undefined) source.scaled_text = scaled_text;
  if (foods !== undefined) source.foods = foods;
  if (note !== '') source.note = note;
};

class Deriving {
  outdated = false;
  readonly #lookup: RecipeIndex;
  readonly #recipes: RecipeRequirementsCache;
  readonly #again: string;
  readonly #refresh: boolean;
  readonly #ids = new Set<string>();
  #recipeFrame: RecipeFrame | undefined;
  #count = 0;
  #opened = 0;
  #characters = 0;

  constructor(lookup: RecipeIndex, { again, refresh }: DerivationOptions) {
    this.#lookup = lookup;
    this.#recipes = new RecipeRequirementsCache(lookup);
    this.#again = again ?? '';
    this.#refresh = refresh ?? false;
  }

  *derive(origin: Origin): Steps {
    const recipe = this.#recipeOf(origin);
    if (recipe !== undefined) return yield* this.#deriveRecipe(origin, recipe);
    if (origin.kind === 'portion' || origin.dish.leftover_of !== undefined) return undefined;
    return yield* this.#derivePlainItems(
      origin.dish.plain_items ?? [],
      origin.dish.display_name,
      this.#frameOf(origin),
    );
  }

  #recipeOf(origin: Origin): LoadedRecipe | undefined {
    const requested = getRequestedRecipe(origin);
    return requested && this.#lookup.find(requested.entryId, this.#refresh ? undefined : requested.revision);
  }

  #frameOf(origin: Origin): Frame {
    const again = this.#again !== '' && { again: this.#again };
    switch (origin.kind) {
      case 'portion':
        return {
          key: this.#keyOf(origin.id),
          fields: { ...NO_FOOD, ...again, portion_id: origin.id, portion: askedAs(origin) },
        };
      case 'dish': {
        const { mealId, mealDate, dish } = origin;
        return {
          key: this.#keyOf(mealId, dish.id),
          fields: { ...NO_FOOD, ...again, meal_id: mealId, meal_date: mealDate, dish_id: dish.id },
        };
      }
      default:
        return origin satisfies never;
    }
  }

  /** Client ids may contain anything. JSON keeps different lists of ids from producing the same key. */
  #keyOf(...ids: readonly string[]): string {
    return JSON.stringify([this.#again, ...ids]);
  }

  *#deriveRecipe(origin: Origin, recipe: LoadedRecipe): Steps {
    const { scale, named, name } =
      origin.kind === 'portion'
        ? { scale: origin.scale, named: origin.recipeId, name: undefined }
        : { scale: origin.dish.scale, named: recipe.entryId, name: origin.dish.display_name };
    const factor: Factor | undefined = parseFactor(scale ?? '1');
    if (factor === undefined) return 'scale';
    this.outdated ||= recipe.revision !== recipe.presentRevision;
    const frame = this.#frameOf(origin);
    const opened: RecipeToExpand = {
      requirements: this.#recipes.get(recipe),
      requestedId: named,
      factor,
      label: name || recipe.parsedRecipe.title,
      path: recipe.entryId,
      ancestors: [],
      isOptional: false,
    };
    for (const step of expandRecipe(opened, this.#lookup, this.#recipes)) {
      const result = this.#follow(step, frame);
      if (typeof result === 'string') return result;
      if (result !== undefined) yield result;
    }
    return this.#recipes.isOverLimit ? 'too-many' : undefined;
  }

  #follow(step: ExpansionEvent, frame: Frame): Requirement | Outcome {
    switch (step.kind) {
      case 'opened':
        this.#opened += 1;
        return this.#opened > MAX_EXPANDED_RECIPES ? 'too-many' : undefined;
      case 'too-long':
        return 'too-long';
      case 'need':
        return this.#deriveTaking(step.opened, step.taking, frame);
      default:
        return step satisfies never;
    }
  }

  #deriveTaking(opened: RecipeToExpand, taking: IngredientRequirement, frame: Frame): Requirement | Outcome {
    const { requirements, factor, label, isOptional } = opened;
    const choices: Choice[] = [];
    for (const food of [taking, ...taking.alternatives]) {
      const choice = requirements.choices.get(food, factor, requirements.language);
      if (choice === 'too-long') return choice;
      choices.push(choice);
    }
    const { key, fields } = this.#frameOfRecipe(opened, frame);
    return this.#createRequirement(choices, {
      key: `${key} ${taking.id}`,
      label,
      isOptional: isOptional || taking.isOptional,
      fields,
      ingredientId: taking.ingredientId,
    });
  }

  /** Computed once for all ingredients of a recipe. */
  #frameOfRecipe(opened: RecipeToExpand, { key, fields }: Frame): RecipeFrame {
    if (this.#recipeFrame?.opened === opened) return this.#recipeFrame;
    const { requirements, requestedId, factor, path } = opened;
    this.#recipeFrame = {
      opened,
      key: `${key} ${path}`,
      fields: {
        ...fields,
        recipe_id: requestedId,
        recipe_revision: requirements.recipe.revision,
        scale: formatRational(factor),
        language: requirements.language,
      },
    };
    return this.#recipeFrame;
  }

  *#derivePlainItems(items: readonly PlainItem[], name: string | undefined, { key, fields }: Frame): Steps {
    for (const item of items) {
      const { choice, language } = createPlainFoodChoice(item);
      if (choice.name === '') continue;
      const result = this.#createRequirement([choice], {
        key: `${key} ${JSON.stringify(item.id)}`,
        label: name || choice.name,
        isOptional: false,
        fields: { ...fields, language },
      });
      if (typeof result === 'string') return result;
      if (result !== undefined) yield result;
    }
    return undefined;
  }

  #createRequirement(
    choices: Choice[],
    { key, label, isOptional, fields, ingredientId }: Particulars,
  ): Requirement | Outcome {
    const [first] = choices;
    if (first === undefined) return undefined;
    if (this.#count === MAX_REQUIREMENTS || !this.#hasRoomFor(choices, label)) return 'too-many';
    this.#count += 1;
    const id = this.#newId(key);
    const source: Source = { ...fields, id, label, name: first.name, quantity: first.quantity };
    if (ingredientId !== undefined) source.ingredient_id = ingredientId;
    addChoice(source, first);
    const requirement: Requirement = { id, choice_id: first.id, choices, selected: !isOptional, source };
    if (isOptional) requirement.optional = true;
    return requirement;
  }

  #hasRoomFor(choices: readonly Choice[], label: string): boolean {
    this.#characters += label.length;
    for (const { name, note, quantity, exact } of choices) {
      this.#characters += name.length + note.length + quantity.length + termsIn(exact) * TERM_COST_IN_CHARACTERS;
    }
    return this.#characters <= MAX_TOTAL_TEXT_LENGTH;
  }

  /** Duplicates, such as the same portion given twice, are numbered. */
  #newId(key: string): string {
    let id = toRequirementId(key);
    for (let again = 2; this.#ids.has(id); again += 1) id = toRequirementId(`${key} ${again}`);
    this.#ids.add(id);
    return id;
  }
}

/**
 * Derives what has to be bought for portions and dishes, one requirement at a time: there may be thousands, and few
 * callers need all of them at once. Pure and deterministic, including the ids. Leftovers and deleted recipes need
 * nothing.
 */
export function* deriveRequirements(
  origins: readonly Origin[],
  lookup: RecipeIndex,
  options: DerivationOptions = {},
): RequirementGenerator {
  if (origins.length > MAX_ORIGINS || !lookup.isComplete) return { kind: 'refused', fault: { kind: 'too-many' } };
  const deriving = new Deriving(lookup, options);
  for (const [originIndex, origin] of origins.entries()) {
    const outcome = yield* deriving.derive(origin);
    if (outcome === 'too-many') return { kind: 'refused', fault: { kind: outcome } };
    if (outcome !== undefined) return { kind: 'refused', fault: { kind: outcome, originIndex } };
  }
  return { kind: 'derived', outdated: deriving.outdated };
}
