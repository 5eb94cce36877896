import { parseFactor } from '../../recipe-format/index.ts';
import type { Factor } from '../../recipe-format/index.ts';
import type { ReadRecipe } from '../../recipes/index.ts';
import { formatRational } from '../../units/index.ts';
import type { Quantity } from '../../units/index.ts';
import type { Choice, Requirement, Source } from '../list.schemas.ts';
import { CHARACTERS_OF_TERM, MOST_CHARACTERS, MOST_OPENED, MOST_ORIGINS, MOST_REQUIREMENTS } from './bounds.ts';
import { partsOf, waysOf } from './exact-quantity.ts';
import type { Taking } from './food.ts';
import { needsOf } from './needs-of.ts';
import type { Opened, Step } from './needs-of.ts';
import { recipeOf } from './origin.ts';
import type { Origin, PlainItem, Portion } from './origin.ts';
import { plainChoice } from './plain-choice.ts';
import type { RecipeShelf } from './recipe-shelf.ts';
import { requirementId } from './requirement-id.ts';
import { TakenRecipes } from './taken-recipes.ts';

/** Why nothing can be derived. `origin` is the index of the portion or dish in the input. */
export type DerivationFault =
  /** Its scale is not a valid factor. */
  | { readonly kind: 'scale'; readonly origin: number }
  /** Its scale would make a number longer than the API allows. */
  | { readonly kind: 'too-long'; readonly origin: number }
  /** Too many portions and dishes, too many requirements, or too much data to load for them. */
  | { readonly kind: 'too-many' };

export type Derivation =
  | {
      readonly kind: 'derived';
      /** In the order of the origins, then in recipe order. */
      readonly requirements: readonly Requirement[];
      /** Whether any recipe was used at a revision other than its current one. */
      readonly outdated: boolean;
    }
  | { readonly kind: 'refused'; readonly fault: DerivationFault };

export interface DerivationOptions {
  /** Distinguishes a deliberate second addition of the same portions from the first. */
  readonly again?: string | undefined;
  /** Uses the current revision of every recipe, even if another one is requested. */
  readonly refresh?: boolean | undefined;
}

/** What all sources of an origin have in common: the fields, and the key that makes their ids unique to it. */
interface Frame {
  readonly key: string;
  readonly fields: Pick<Source, 'again' | 'portion_id' | 'portion' | 'meal_id' | 'meal_date' | 'dish_id'>;
}

/** A recipe reached from an origin, with what all its sources have in common. */
interface RecipeFrame {
  readonly opened: Opened;
  readonly key: string;
  readonly fields: Frame['fields'] & Pick<Source, 'recipe_id' | 'recipe_revision' | 'scale' | 'language'>;
}

type Outcome = DerivationFault['kind'] | undefined;

/** The properties of a requirement other than its choices. */
interface Particulars {
  readonly key: string;
  readonly label: string;
  readonly isOptional: boolean;
  readonly fields: Omit<Source, 'id' | 'label' | keyof Choice>;
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
  return waysOf(quantity).reduce((count, way) => count + partsOf(way).length, 0);
};

class Deriving {
  readonly requirements: Requirement[] = [];
  outdated = false;
  readonly #shelf: RecipeShelf;
  readonly #recipes: TakenRecipes;
  readonly #again: string;
  readonly #refresh: boolean;
  readonly #ids = new Set<string>();
  #recipeFrame: RecipeFrame | undefined;
  #opened = 0;
  #characters = 0;

  constructor(shelf: RecipeShelf, { again, refresh }: DerivationOptions) {
    this.#shelf = shelf;
    this.#recipes = new TakenRecipes(shelf);
    this.#again = again ?? '';
    this.#refresh = refresh ?? false;
  }

  add(origin: Origin): Outcome {
    const recipe = this.#recipeOf(origin);
    if (recipe !== undefined) return this.#addRecipe(origin, recipe);
    if (origin.kind === 'portion' || origin.dish.leftover_of !== undefined) return undefined;
    return this.#addPlainItems(origin.dish.plain_items ?? [], origin.dish.display_name, this.#frameOf(origin));
  }

  #recipeOf(origin: Origin): ReadRecipe | undefined {
    const asked = recipeOf(origin);
    return asked && this.#shelf.find(asked.entryId, this.#refresh ? undefined : asked.revision);
  }

  #frameOf(origin: Origin): Frame {
    const again = this.#again !== '' && { again: this.#again };
    switch (origin.kind) {
      case 'portion':
        return {
          key: this.#keyOf(origin.id),
          fields: { ...again, portion_id: origin.id, portion: askedAs(origin) },
        };
      case 'dish': {
        const { mealId, mealDate, dish } = origin;
        return {
          key: this.#keyOf(mealId, dish.id),
          fields: { ...again, meal_id: mealId, meal_date: mealDate, dish_id: dish.id },
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

  #addRecipe(origin: Origin, recipe: ReadRecipe): Outcome {
    const { scale, named, name } =
      origin.kind === 'portion'
        ? { scale: origin.scale, named: origin.recipeId, name: undefined }
        : { scale: origin.dish.scale, named: recipe.entryId, name: origin.dish.display_name };
    const factor: Factor | undefined = parseFactor(scale ?? '1');
    if (factor === undefined) return 'scale';
    this.outdated ||= recipe.revision !== recipe.presentRevision;
    const frame = this.#frameOf(origin);
    const opened: Opened = {
      taken: this.#recipes.take(recipe),
      named,
      factor,
      label: name || recipe.reading.title,
      path: recipe.entryId,
      above: [],
      isOptional: false,
    };
    for (const step of needsOf(opened, this.#shelf, this.#recipes)) {
      const outcome = this.#follow(step, frame);
      if (outcome !== undefined) return outcome;
    }
    return this.#recipes.isTooMuch ? 'too-many' : undefined;
  }

  #follow(step: Step, frame: Frame): Outcome {
    switch (step.kind) {
      case 'opened':
        this.#opened += 1;
        return this.#opened > MOST_OPENED ? 'too-many' : undefined;
      case 'too-long':
        return 'too-long';
      case 'need':
        return this.#addTaking(step.opened, step.taking, frame);
      default:
        return step satisfies never;
    }
  }

  #addTaking(opened: Opened, taking: Taking, frame: Frame): Outcome {
    const { taken, factor, label, isOptional } = opened;
    const choices: Choice[] = [];
    for (const food of [taking, ...taking.alternatives]) {
      const choice = taken.choices.of(food, factor, taken.language);
      if (choice === 'too-long') return choice;
      choices.push(choice);
    }
    const { key, fields } = this.#frameOfRecipe(opened, frame);
    return this.#require(choices, {
      key: `${key} ${taking.id}`,
      label,
      isOptional: isOptional || taking.isOptional,
      fields: { ...fields, ingredient_id: taking.ingredientId },
    });
  }

  /** Computed once for all ingredients of a recipe. */
  #frameOfRecipe(opened: Opened, { key, fields }: Frame): RecipeFrame {
    if (this.#recipeFrame?.opened === opened) return this.#recipeFrame;
    const { taken, named, factor, path } = opened;
    this.#recipeFrame = {
      opened,
      key: `${key} ${path}`,
      fields: {
        ...fields,
        recipe_id: named,
        recipe_revision: taken.recipe.revision,
        scale: formatRational(factor),
        language: taken.language,
      },
    };
    return this.#recipeFrame;
  }

  #addPlainItems(items: readonly PlainItem[], name: string | undefined, { key, fields }: Frame): Outcome {
    for (const item of items) {
      const { choice, language } = plainChoice(item);
      if (choice.name === '') continue;
      const outcome = this.#require([choice], {
        key: `${key} ${JSON.stringify(item.id)}`,
        label: name || choice.name,
        isOptional: false,
        fields: { ...fields, language },
      });
      if (outcome !== undefined) return outcome;
    }
    return undefined;
  }

  #require(choices: Choice[], { key, label, isOptional, fields }: Particulars): Outcome {
    const [first] = choices;
    if (first === undefined) return undefined;
    if (this.requirements.length === MOST_REQUIREMENTS || !this.#hasRoomFor(choices, label)) return 'too-many';
    const id = this.#newId(key);
    const { id: choice_id, note, ...much } = first;
    this.requirements.push({
      id,
      choice_id,
      choices,
      selected: !isOptional,
      source: { id, label, ...much, ...(note !== '' && { note }), ...fields },
      ...(isOptional && { optional: true }),
    });
    return undefined;
  }

  #hasRoomFor(choices: readonly Choice[], label: string): boolean {
    this.#characters += label.length;
    for (const { name, note, quantity, exact } of choices) {
      this.#characters += name.length + note.length + quantity.length + termsIn(exact) * CHARACTERS_OF_TERM;
    }
    return this.#characters <= MOST_CHARACTERS;
  }

  /** Duplicates, such as the same portion given twice, are numbered. */
  #newId(key: string): string {
    let id = requirementId(key);
    for (let again = 2; this.#ids.has(id); again += 1) id = requirementId(`${key} ${again}`);
    this.#ids.add(id);
    return id;
  }
}

/**
 * Derives what has to be bought for portions and dishes. Pure and deterministic, including the ids. Leftovers and
 * deleted recipes need nothing.
 */
export const deriveRequirements = (
  origins: readonly Origin[],
  shelf: RecipeShelf,
  options: DerivationOptions = {},
): Derivation => {
  if (origins.length > MOST_ORIGINS || !shelf.isComplete) return { kind: 'refused', fault: { kind: 'too-many' } };
  const deriving = new Deriving(shelf, options);
  for (const [origin, one] of origins.entries()) {
    const outcome = deriving.add(one);
    if (outcome === 'too-many') return { kind: 'refused', fault: { kind: outcome } };
    if (outcome !== undefined) return { kind: 'refused', fault: { kind: outcome, origin } };
  }
  return { kind: 'derived', requirements: deriving.requirements, outdated: deriving.outdated };
};
