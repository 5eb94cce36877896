import { mapInSteps, runAtOnce } from '../../../platform/threads/steps.ts';
import type { Steps } from '../../../platform/threads/steps.ts';
import {
  Quantity as QuantitySchema,
  convertToConvention,
  toLanguage,
  multiply,
  one,
  parseRational,
  formatRational,
} from '../../units/index.ts';
import type { Convention, Quantity, QuantityStyle, Rational } from '../../units/index.ts';
import { quantityOfYield } from '../read-yield.ts';
import type { Ingredient } from '../schema/ingredient.schemas.ts';
import type { IngredientUse, Step } from '../schema/instruction.schemas.ts';
import type { RecipeDocument } from '../schema/recipe.schemas.ts';
import { LONGEST_LINE } from '../schema/vocabulary.ts';
import type { Yield } from '../schema/yield.schemas.ts';
import type { Factor } from './factor.ts';
import { overlongPlace } from './overlong.ts';
import type { Scalable } from './overlong.ts';
import { withWords } from './quantity-words.ts';
import type { Writing } from './rewriting.ts';
import { isOneMeasure, scaleExactly } from './scale-exactly.ts';
import { scaledLine } from './scaled-text.ts';

export interface ScaleOptions {
  /** Whose measures to use. */
  readonly convention?: Convention | undefined;
  /** BCP 47, for the words of quantities; that of the recipe where it is absent. Lines stay in their own language. */
  readonly language?: string | undefined;
  readonly numbers?: 'fraction' | 'decimal' | undefined;
}

/** A recipe as it reads for more or for less. It is not the recipe: it is made for the one who asked, and not stored. */
export type ScaledRecipe = RecipeDocument & { scaled_by: string };

/** `too-long`: an exact number would take more characters than a document may give it, at this place. */
export type ScaleResult =
  | { readonly kind: 'scaled'; readonly recipe: ScaledRecipe }
  | { readonly kind: 'too-long'; readonly location: string };

/** A part that has a quantity: now, and in a scaled reading as it was authored. */
type Measured = Pick<IngredientUse, 'quantity' | 'authored_quantity'>;

interface ScaledQuantities {
  readonly quantity: Quantity;
  readonly authored_quantity: Quantity;
}

const saysHowMuch = ({ kind, amount }: Quantity): boolean => kind === 'sum' || amount !== undefined;

const NAMED: ReadonlySet<string> = new Set(Object.keys(QuantitySchema.properties));

/** What the format does not name stays with the quantity. */
const unknownOf = (quantity: Quantity): object =>
  Object.fromEntries(Object.entries(quantity).filter(([name]) => !NAMED.has(name)));

const fitting = (line: string | undefined): { scaled_text?: string } =>
  line === undefined || line.length > LONGEST_LINE ? {} : { scaled_text: line };

class Scaling {
  readonly #factor: Factor;
  readonly #before: Rational;
  readonly #convention: Convention | undefined;
  readonly #tag: string | undefined;
  readonly #reader: QuantityStyle;
  readonly #author: Omit<Writing, 'kind' | 'factor'>;

  constructor(recipe: RecipeDocument, factor: Factor, { convention, language, numbers }: ScaleOptions) {
    this.#factor = factor;
    this.#before = (recipe.scaled_by === undefined ? undefined : parseRational(recipe.scaled_by)) ?? one;
    this.#convention = convention;
    this.#tag = recipe.language;
    const [reader, author] = [toLanguage(language ?? recipe.language) ?? 'en', toLanguage(recipe.language)];
    this.#reader = { language: reader, numbers };
    this.#author = { language: author, style: { language: author ?? reader, numbers } };
  }

  /** By how much all is scaled, counted from what was authored. */
  get total(): Rational {
    return multiply(this.#before, this.#factor);
  }

  #writing(kind: Writing['kind'], { authored_quantity }: Measured): Writing {
    return { ...this.#author, kind, factor: authored_quantity === undefined ? this.#factor : this.total };
  }

  /** So much more, exactly, with the words in which a cook would measure it. These are made of the authored ones. */
  #scaled(part: Measured, quantity: Quantity, line: Writing): ScaledQuantities {
    const authored_quantity = part.authored_quantity ?? quantity;
    const exact = scaleExactly(quantity, this.#factor);
    const scaled =
      this.#convention === undefined ? exact : { ...unknownOf(exact), ...convertToConvention(exact, this.#convention) };
    return { quantity: withWords(authored_quantity, scaled, { line, reader: this.#reader }), authored_quantity };
  }

  /** How the line reads now. Only one measure by itself is told in another convention: several would become one. */
  #line(part: Pick<Ingredient, 'text' | 'package_size'>, now: ScaledQuantities, writing: Writing): string | undefined {
    const { text, package_size } = part;
    const { quantity, authored_quantity } = now;
    if (text === undefined) return undefined;
    const scaled =
      isOneMeasure(quantity) && isOneMeasure(authored_quantity)
        ? quantity
        : scaleExactly(authored_quantity, writing.factor);
    return scaledLine({ text, quantity: authored_quantity, package_size }, scaled, writing);
  }

  ingredient = (ingredient: Ingredient): Ingredient => {
    if (ingredient.quantity === undefined || !saysHowMuch(ingredient.quantity)) return ingredient;
    const { scaled_text: _, ...rest } = ingredient;
    const writing = this.#writing('ingredient', ingredient);
    const now = this.#scaled(ingredient, ingredient.quantity, writing);
    const { text, name, preparation } = ingredient;
    if (text !== undefined) return { ...rest, ...now, ...fitting(this.#line(ingredient, now, writing)) };
    // A line that nobody wrote is made of its parts.
    if (!name || now.quantity.text === undefined) return { ...rest, ...now };
    return { ...rest, ...now, ...fitting([`${now.quantity.text} ${name}`, preparation].filter(Boolean).join(', ')) };
  };

  #use = (use: IngredientUse): IngredientUse =>
    use.quantity === undefined || !saysHowMuch(use.quantity)
      ? use
      : { ...use, ...this.#scaled(use, use.quantity, this.#writing('ingredient', use)) };

  step = (step: Step): Step =>
    step.ingredient_uses ? { ...step, ingredient_uses: step.ingredient_uses.map(this.#use) } : step;

  output = (one: Yield): Yield => {
    const { scaled_text: _, ...rest } = one;
    const quantity = quantityOfYield(one, this.#tag);
    if (quantity === undefined || !saysHowMuch(quantity)) return one;
    const writing = this.#writing('yield', one);
    const now = this.#scaled(one, quantity, writing);
    return { ...rest, ...now, ...fitting(this.#line(one, now, writing)) };
  };

  *parts<T extends Scalable>(whole: T): Steps<T> {
    const { ingredient_sections, instruction_sections, yields } = whole;
    const scaled: Scalable = {};
    if (ingredient_sections) {
      scaled.ingredient_sections = [];
      for (const section of ingredient_sections) {
        const { ingredients } = section;
        const lines = ingredients && { ingredients: yield* mapInSteps(ingredients, this.ingredient) };
        scaled.ingredient_sections.push({ ...section, ...lines });
      }
    }
    if (instruction_sections) {
      scaled.instruction_sections = [];
      for (const section of instruction_sections) {
        const steps = section.steps && { steps: yield* mapInSteps(section.steps, this.step) };
        scaled.instruction_sections.push({ ...section, ...steps });
      }
    }
    if (yields) scaled.yields = yield* mapInSteps(yields, this.output);
    return { ...whole, ...scaled };
  }
}

/**
 * The recipe for so many times as much: yields, ingredients, what the steps take of them, and the same in variants, all
 * of it exactly. To scale by a and then by b is to scale by both at once.
 *
 * - `text` stays as it was authored, everywhere. `scaled_text` beside it is how the line reads now, each amount in its
 *   own place and in the author's words; `quantity.text` how the quantity does in the reader's. Both are rounded to what
 *   a cook can measure; `quantity` itself is exact. A text that would have to guess, or to contradict itself, is absent.
 * - The size of a package stays: twice as much tomato is two tins, not a larger one.
 * - Equipment, times and temperatures stay: two cakes take two tins or one twice, and nobody but the cook knows which.
 * - Nutrition stays. It is authored and never calculated: `recipe` speaks of the recipe as it was written, a serving and
 *   a quantity are as large as before.
 *
 * Exact numbers grow. Where one would not fit a document any more there is no recipe, since a rounded one would be
 * another: the caller refuses the factor (422), and tells the location.
 */
export const scaleRecipe = (recipe: RecipeDocument, factor: Factor, options: ScaleOptions = {}): ScaleResult =>
  runAtOnce(scaleInSteps(recipe, factor, options));

/** The same, line by line. */
export function* scaleInSteps(recipe: RecipeDocument, factor: Factor, options: ScaleOptions): Steps<ScaleResult> {
  const scaling = new Scaling(recipe, factor, options);
  const scaled: ScaledRecipe = { ...(yield* scaling.parts(recipe)), scaled_by: formatRational(scaling.total) };
  if (recipe.variants) {
    scaled.variants = [];
    for (const variant of recipe.variants) scaled.variants.push(yield* scaling.parts(variant));
  }
  const location = overlongPlace(scaled);
  return location === undefined ? { kind: 'scaled', recipe: scaled } : { kind: 'too-long', location };
}
