import {
  Quantity as QuantitySchema,
  convertToConvention,
  languageOf,
  multiply,
  one,
  parseRational,
  rationalText,
  scaleQuantity,
} from '../../units/index.ts';
import type { Convention, Quantity, QuantityStyle, Rational } from '../../units/index.ts';
import { quantityOfYield } from '../read-yield.ts';
import type { Ingredient } from '../schema/ingredient.schemas.ts';
import type { Step } from '../schema/instruction.schemas.ts';
import type { RecipeDocument } from '../schema/recipe.schemas.ts';
import { LONGEST_LINE } from '../schema/vocabulary.ts';
import type { Yield } from '../schema/yield.schemas.ts';
import { measured, scaledLine } from './scaled-text.ts';

export interface ScaleOptions {
  /** Whose measures to use. */
  readonly convention?: Convention | undefined;
  /** BCP 47, for the words; that of the recipe where it is absent. */
  readonly language?: string | undefined;
  readonly numbers?: 'fraction' | 'decimal' | undefined;
}

/** A part that has an authored text and a quantity. */
type Measured = Pick<Ingredient, 'text' | 'quantity' | 'authored_quantity' | 'scaled_text'>;

/** A recipe as it reads for more or for less. It is not the recipe: it is made for the one who asked, and not stored. */
export type ScaledRecipe = RecipeDocument & { scaled_by: string };

/** What a recipe and its variants have alike. */
type Scalable = Pick<RecipeDocument, 'ingredient_sections' | 'instruction_sections' | 'yields'>;

const saysHowMuch = ({ kind, amount }: Quantity): boolean => kind === 'sum' || amount !== undefined;

const NAMED: ReadonlySet<string> = new Set(Object.keys(QuantitySchema.properties));

/** What the format does not name stays with the quantity. */
const unknownOf = (quantity: Quantity): object =>
  Object.fromEntries(Object.entries(quantity).filter(([name]) => !NAMED.has(name)));

/** As long as the text of a quantity may be. Sums of a hundred terms have no words that anybody would read. */
const LONGEST_QUANTITY_TEXT = 1000;

const scaledText = (line: string | undefined): Pick<Measured, 'scaled_text'> =>
  line === undefined || line.length > LONGEST_LINE ? {} : { scaled_text: line };

class Scaling {
  readonly #factor: Rational;
  readonly #convention: Convention | undefined;
  readonly #tag: string | undefined;
  readonly #style: QuantityStyle;

  constructor(factor: Rational, { convention, language, numbers }: ScaleOptions, recipe: RecipeDocument) {
    this.#factor = factor;
    this.#convention = convention;
    this.#tag = recipe.language;
    this.#style = { language: languageOf(language ?? recipe.language) ?? 'en', numbers };
  }

  /** So much more, exactly, with the words in which a cook would measure it. */
  quantity(quantity: Quantity): Quantity {
    if (!saysHowMuch(quantity)) return quantity;
    const exact = scaleQuantity(quantity, this.#factor);
    const scaled = this.#convention === undefined ? exact : convertToConvention(exact, this.#convention);
    const text = measured(scaled, this.#style);
    return { ...unknownOf(quantity), ...scaled, ...(text.length <= LONGEST_QUANTITY_TEXT && { text }) };
  }

  #part<T extends Measured>(part: T, quantity: Quantity): T {
    const { scaled_text: _, ...rest } = part;
    const authored_quantity = part.authored_quantity ?? quantity;
    const scaled = this.quantity(quantity);
    const line = part.text === undefined ? undefined : scaledLine(part.text, authored_quantity, scaled, this.#style);
    return { ...(rest as T), quantity: scaled, authored_quantity, ...scaledText(line) };
  }

  ingredient = (ingredient: Ingredient): Ingredient => {
    if (ingredient.quantity === undefined || !saysHowMuch(ingredient.quantity)) return ingredient;
    const scaled = this.#part(ingredient, ingredient.quantity);
    const { scaled_text, quantity, name, preparation } = scaled;
    if (scaled_text !== undefined || !name) return scaled;
    const food = [quantity?.text, name].filter(Boolean).join(' ');
    return { ...scaled, ...scaledText([food, preparation].filter(Boolean).join(', ')) };
  };

  step = (step: Step): Step =>
    step.ingredient_uses
      ? {
          ...step,
          ingredient_uses: step.ingredient_uses.map((use) =>
            use.quantity === undefined ? use : { ...use, quantity: this.quantity(use.quantity) },
          ),
        }
      : step;

  output = (one: Yield): Yield => {
    const quantity = quantityOfYield(one, this.#tag);
    return quantity === undefined || !saysHowMuch(quantity) ? one : this.#part(one, quantity);
  };

  parts<T extends Scalable>(whole: T): T {
    const { ingredient_sections, instruction_sections, yields } = whole;
    return {
      ...whole,
      ...(ingredient_sections && {
        ingredient_sections: ingredient_sections.map((section) => ({
          ...section,
          ...(section.ingredients && { ingredients: section.ingredients.map(this.ingredient) }),
        })),
      }),
      ...(instruction_sections && {
        instruction_sections: instruction_sections.map((section) => ({
          ...section,
          ...(section.steps && { steps: section.steps.map(this.step) }),
        })),
      }),
      ...(yields && { yields: yields.map(this.output) }),
    };
  }
}

const scaledBefore = ({ scaled_by }: RecipeDocument): Rational =>
  (scaled_by === undefined ? undefined : parseRational(scaled_by)) ?? one;

/**
 * The recipe for so many times as much: yields, ingredients, what the steps take of them, and the same in variants, all
 * of it exactly. To scale by a and then by b is to scale by both at once.
 *
 * - `text` stays as it was authored, everywhere. `scaled_text` beside it is how the line reads now, `quantity.text` how
 *   the quantity does, rounded to what a cook can measure; `quantity` itself is exact.
 * - The size of a package stays: twice as much tomato is two tins, not a larger one.
 * - Equipment, times and temperatures stay: two cakes take two tins or one twice, and nobody but the cook knows which.
 * - Nutrition stays. It is authored and never calculated: `recipe` speaks of the recipe as it was written, a serving and
 *   a quantity are as large as before.
 */
export const scaleRecipe = (recipe: RecipeDocument, factor: Rational, options: ScaleOptions = {}): ScaledRecipe => {
  const scaling = new Scaling(factor, options, recipe);
  return {
    ...scaling.parts(recipe),
    ...(recipe.variants && { variants: recipe.variants.map((variant) => scaling.parts(variant)) }),
    scaled_by: rationalText(multiply(scaledBefore(recipe), factor)),
  };
};
