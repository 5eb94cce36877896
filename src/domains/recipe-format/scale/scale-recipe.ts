import { parseLineCached, readLineAmounts, showLine, withDrinkUnits } from '../../ingredients/index.ts';
import type { LineView, ParsedStep } from '../../ingredients/index.ts';
import { mapGradually, runToCompletion } from '../../../platform/threads/steps.ts';
import type { StepGenerator } from '../../../platform/threads/steps.ts';
import {
  Quantity as QuantitySchema,
  convertToConvention,
  compare,
  formatQuantity,
  toLanguage,
  multiply,
  one,
  parseRational,
  formatRational,
} from '../../units/index.ts';
import type { Convention, Quantity, QuantityStyle, Rational } from '../../units/index.ts';
import { detectRecipeLanguage } from '../detect-recipe-language.ts';
import { getYieldQuantity } from '../parse-yield.ts';
import { MAX_LINE_LENGTH } from '../schema/field-types.ts';
import { parseRecipeStepsGradually } from '../parse-recipe-steps.ts';
import type { Ingredient, IngredientSection } from '../schema/ingredient.schemas.ts';
import type { IngredientUse, InstructionSection, Step } from '../schema/instruction.schemas.ts';
import type { RecipeDocument } from '../schema/recipe.schemas.ts';
import type { Yield } from '../schema/yield.schemas.ts';
import type { Factor } from './factor.ts';
import { addShownUses } from './add-shown-uses.ts';
import type { MentionedAmount } from './add-shown-uses.ts';
import { withoutPerPerson } from './per-person.ts';
import { readLine } from './read-line.ts';
import type { ReadLine } from './read-line.ts';
import { readStep } from './read-step.ts';
import { withScaledText } from './scaled-quantity-text.ts';
import { scaleQuantityExactly } from './quantity-terms.ts';
import { findOversizedNumber } from './scalable-parts.ts';
import type { ScalableParts } from './scalable-parts.ts';

export interface ScaleOptions {
  /** Convert quantities to this convention. */
  readonly convention?: Convention | undefined;
  /** Which cup, spoon, pint or ounce is meant if the recipe does not say. */
  readonly assumedConvention?: Convention | undefined;
  /** Show grams instead of cups and spoons if the weight of the food is known. */
  readonly prefersWeights?: boolean | undefined;
  /** BCP 47 language for quantity texts; defaults to the recipe's. Lines stay in their own language. */
  readonly language?: string | undefined;
  readonly numbers?: 'fraction' | 'decimal' | undefined;
  /** Filled with the parsed steps. If given again with the same, unchanged recipe, they are not parsed again. */
  readonly parsedSteps?: ParsedSteps | undefined;
}

/** By the instructions of a recipe and of its variants. */
export type ParsedSteps = Map<readonly InstructionSection[], readonly (readonly ParsedStep[])[]>;

/** A recipe scaled for one request. It is a view of the recipe and is never stored. */
export type ScaledRecipe = RecipeDocument & { scaled_by: string };

/** `too-long`: an exact number would exceed the length that a document allows, at this location. */
export type ScaleResult =
  | { readonly kind: 'scaled'; readonly recipe: ScaledRecipe }
  | { readonly kind: 'too-long'; readonly location: string };

/** A part with a quantity and, in a scaled view, its authored quantity. */
type WithQuantity = Pick<IngredientUse, 'quantity' | 'authored_quantity'>;

interface ScaledQuantities {
  readonly quantity: Quantity;
  readonly authored_quantity: Quantity;
}

const hasAmount = ({ kind, amount }: Quantity): boolean => kind === 'sum' || amount !== undefined;

const QUANTITY_PROPERTIES: ReadonlySet<string> = new Set(Object.keys(QuantitySchema.properties));

/** Unknown properties stay with the quantity. */
const getUnknownProperties = (quantity: Quantity): object =>
  Object.fromEntries(Object.entries(quantity).filter(([name]) => !QUANTITY_PROPERTIES.has(name)));

const toScaledTextProperty = (line: string | undefined): { scaled_text?: string } =>
  line === undefined || line.length > MAX_LINE_LENGTH ? {} : { scaled_text: line };

const NOTHING_FOUND: ParsedStep = { times: [], temperatures: [], ingredient_uses: [] };

const toReadingProperties = ({ reading, scaling, converted, weight, ambiguousUnit }: ReadLine) => ({
  reading,
  scaling,
  converted,
  ...(weight && { weight }),
  ...(ambiguousUnit !== undefined && { ambiguous_unit: ambiguousUnit }),
});

class RecipeScaler {
  readonly #factor: Factor;
  readonly #previousFactor: Rational;
  readonly #convention: Convention | undefined;
  readonly #recipeLanguage: string | undefined;
  readonly #readerStyle: QuantityStyle;
  readonly #lineView: LineView;
  readonly #names = new Map<string, string>();
  readonly #parsedSteps: ParsedSteps;

  constructor(recipe: RecipeDocument, factor: Factor, options: ScaleOptions) {
    const { convention, assumedConvention, prefersWeights, language, numbers } = options;
    this.#factor = factor;
    this.#parsedSteps = options.parsedSteps ?? new Map();
    this.#previousFactor = (recipe.scaled_by === undefined ? undefined : parseRational(recipe.scaled_by)) ?? one;
    this.#convention = convention;
    this.#recipeLanguage = recipe.language;
    const [reader, author] = [toLanguage(language ?? recipe.language) ?? 'en', detectRecipeLanguage(recipe)];
    this.#readerStyle = { language: reader, numbers };
    this.#lineView = {
      language: author,
      style: { language: author ?? reader, numbers },
      factor: this.totalFactor,
      convention,
      assumed: assumedConvention,
      prefersWeights,
    };
  }

  /** The factor relative to the authored recipe. */
  get totalFactor(): Rational {
    return multiply(this.#previousFactor, this.#factor);
  }

  get #isAuthoredSize(): boolean {
    return compare(this.totalFactor, one) === 0;
  }

  /**
   * Scales exactly, then adds a kitchen-friendly text. The text derives from the authored quantity, not from an earlier
   * scaled one.
   */
  #scaleQuantity(part: WithQuantity & { readonly text?: string }, quantity: Quantity): ScaledQuantities {
    const authored_quantity = part.authored_quantity ?? quantity;
    const measured = part.text === undefined ? quantity : withDrinkUnits(quantity, part.text, this.#lineView);
    const exact = scaleQuantityExactly(measured, this.#factor);
    const scaled =
      this.#convention === undefined
        ? exact
        : { ...getUnknownProperties(exact), ...convertToConvention(exact, this.#convention) };
    const factor = part.authored_quantity === undefined ? this.#factor : this.totalFactor;
    const line = { ...this.#lineView, factor };
    return {
      quantity: withScaledText(authored_quantity, scaled, { line, reader: this.#readerStyle }),
      authored_quantity,
    };
  }

  #scaleStatedQuantity(part: WithQuantity & { readonly text?: string }): ScaledQuantities | undefined {
    const { quantity } = part;
    return quantity === undefined || !hasAmount(quantity) ? undefined : this.#scaleQuantity(part, quantity);
  }

  /** `100 g per person` stays, like its line. */
  #isPerPerson({ text, quantity }: Ingredient): boolean {
    if (text === undefined || quantity === undefined) return false;
    return withoutPerPerson(quantity, text, this.#lineView.language) === undefined;
  }

  scaleIngredient = (ingredient: Ingredient): Ingredient => {
    const {
      scaled_text: _,
      reading: _reading,
      scaling: _scaling,
      converted: _converted,
      weight: _weight,
      ambiguous_unit: _ambiguous,
      ...rest
    } = ingredient;
    const { text, name, preparation } = ingredient;
    const quantities = this.#isPerPerson(ingredient) ? undefined : this.#scaleStatedQuantity(ingredient);
    if (text !== undefined) {
      const line = readLine(ingredient, quantities?.authored_quantity, this.#lineView);
      const isRewritten = line.scaling === 'scaled' || line.converted;
      return {
        ...rest,
        ...quantities,
        ...(isRewritten && toScaledTextProperty(line.text)),
        ...toReadingProperties(line),
      };
    }
    // Without an authored line, compose one from its parts.
    const scaledAmount = quantities === undefined ? ingredient.quantity?.text : quantities.quantity.text;
    const amount = scaledAmount ?? (quantities && this.#formatAuthored(quantities.authored_quantity));
    const food = name ?? '';
    if (food === '' && amount === undefined) return { ...rest, ...quantities };
    const reading = {
      amount: amount === undefined ? '' : food === '' ? amount : `${amount} `,
      food,
      rest: preparation === undefined || preparation === '' ? '' : `, ${preparation}`,
    };
    const isComplete = quantities === undefined || scaledAmount !== undefined;
    const line = reading.amount + reading.food + reading.rest;
    return {
      ...rest,
      ...quantities,
      ...(quantities !== undefined && isComplete && food !== '' && toScaledTextProperty(line)),
      reading,
      scaling: quantities === undefined ? 'unchanged' : isComplete || this.#isAuthoredSize ? 'scaled' : 'not-scaled',
      converted: quantities !== undefined && quantities.quantity.unit !== ingredient.quantity?.unit,
    };
  };

  /** The amount of a line that cannot be scaled. */
  #formatAuthored(quantity: Quantity): string {
    return quantity.text ?? formatQuantity(quantity, this.#readerStyle);
  }

  #scaleUse = (use: IngredientUse): IngredientUse => ({ ...use, ...this.#scaleStatedQuantity(use) });

  /** The step with scaled quantities, and with what its text mentions. */
  #scaleStep(step: Step, parsed: ParsedStep): Step {
    const { scaled_text: _, uses: _uses, times: _times, ...rest } = step;
    const { language } = this.#lineView.style;
    return {
      ...rest,
      ...(step.ingredient_uses && { ingredient_uses: step.ingredient_uses.map(this.#scaleUse) }),
      ...readStep(step, parsed, this.#convention, language),
    };
  }

  /** Variants share the ingredients of the recipe, whose names are parsed once. */
  readonly #nameOf = ({ name, text = '' }: Ingredient): string => {
    if (name !== undefined) return name;
    let known = this.#names.get(text);
    if (known === undefined)
      this.#names.set(text, (known = parseLineCached(text, this.#lineView.language ?? 'en').name));
    return known;
  };

  *#scaleSteps(parts: ScalableParts, shownIngredients: readonly Ingredient[]): StepGenerator<InstructionSection[]> {
    const sections = parts.instruction_sections ?? [];
    const language = this.#lineView.language;
    let parsed = this.#parsedSteps.get(sections);
    if (parsed === undefined) {
      parsed = yield* parseRecipeStepsGradually({ title: '', ...parts }, { language, nameOf: this.#nameOf });
      this.#parsedSteps.set(sections, parsed);
    }
    const scaled: InstructionSection[] = [];
    for (const [at, section] of sections.entries()) {
      const shown: Step[] = [];
      for (const [index, step] of (section.steps ?? []).entries()) {
        shown.push(this.#scaleStep(step, parsed[at]?.[index] ?? NOTHING_FOUND));
        yield;
      }
      scaled.push({ ...section, ...(section.steps && { steps: shown }) });
    }
    return addShownUses(scaled, parsed, shownIngredients, {
      isScaled: !this.#isAuthoredSize,
      mentioned: (words) => this.#readUsed(words),
      authored: (quantity) => this.#formatAuthored(quantity),
    });
  }

  /** The amount in `2 tbsp of the oil`. It is empty for a part of unknown size: `half the butter`. */
  #readUsed(words: string): MentionedAmount | undefined {
    const [first] = readLineAmounts(words, this.#lineView.language).numbers;
    if (first === undefined) return undefined;
    if (first.isWord && first.unit === undefined) return { amount: '', isNotScaled: false };
    const { text, amountEnd, scaling } = showLine(words, this.#lineView);
    return { amount: text.slice(0, amountEnd).trim(), isNotScaled: scaling === 'not-scaled' };
  }

  scaleYield = (recipeYield: Yield): Yield => {
    const { scaled_text: _, ...rest } = recipeYield;
    const { text } = recipeYield;
    const quantity = getYieldQuantity(recipeYield, this.#recipeLanguage);
    const isStated = quantity !== undefined && hasAmount(quantity);
    const quantities = isStated ? this.#scaleQuantity(recipeYield, quantity) : undefined;
    if (text === undefined) return quantities === undefined ? recipeYield : { ...rest, ...quantities };
    const line = readLine({ text }, quantities?.authored_quantity, this.#lineView);
    return { ...rest, ...quantities, ...(line.scaling === 'scaled' && toScaledTextProperty(line.text)) };
  };

  /** Scales a recipe or a variant, which inherits the ingredients that it does not replace. */
  *scaleParts<T extends ScalableParts>(parts: T, inherited: readonly IngredientSection[] = []): StepGenerator<T> {
    const { ingredient_sections, instruction_sections, yields } = parts;
    const scaled: ScalableParts = {};
    if (ingredient_sections) {
      scaled.ingredient_sections = [];
      for (const section of ingredient_sections) {
        const { ingredients } = section;
        const lines = ingredients && { ingredients: yield* mapGradually(ingredients, this.scaleIngredient) };
        scaled.ingredient_sections.push({ ...section, ...lines });
      }
    }
    if (instruction_sections) {
      const shown = (scaled.ingredient_sections ?? inherited).flatMap(({ ingredients }) => ingredients ?? []);
      scaled.instruction_sections = yield* this.#scaleSteps({ ingredient_sections: [...inherited], ...parts }, shown);
    }
    if (yields) scaled.yields = yield* mapGradually(yields, this.scaleYield);
    return { ...parts, ...scaled };
  }
}

/**
 * Scales a recipe exactly: yields, ingredients, the quantities used in steps, and the same parts of variants. Scaling
 * by a and then by b equals scaling by a × b.
 *
 * - `text` always stays as authored. `scaled_text` is the line with each amount replaced in place, in the author's
 *   words. `quantity.text` is the quantity in the reader's language. Both are rounded to what a cook can measure, while
 *   `quantity` stays exact. A text that would have to guess, or would contradict itself, is left out.
 * - Package sizes stay: twice the tomatoes means two cans, not a larger can.
 * - Equipment and times stay: whether two cakes need two tins or one tin twice is up to the cook. Temperatures do not
 *   scale, but are converted.
 * - Nutrition stays: it is authored, never calculated. `recipe` refers to the recipe as authored; a serving or a
 *   quantity is as large as before.
 *
 * Exact numbers grow. If one no longer fits in a document, the result is `too-long` with its location instead of a
 * recipe, since rounding would change the recipe. The caller rejects the factor with 422.
 */
export const scaleRecipe = (recipe: RecipeDocument, factor: Factor, options: ScaleOptions = {}): ScaleResult =>
  runToCompletion(scaleGradually(recipe, factor, options));

/** The same, as a generator that can pause after each line. */
export function* scaleGradually(
  recipe: RecipeDocument,
  factor: Factor,
  options: ScaleOptions,
): StepGenerator<ScaleResult> {
  const scaler = new RecipeScaler(recipe, factor, options);
  const scaled: ScaledRecipe = { ...(yield* scaler.scaleParts(recipe)), scaled_by: formatRational(scaler.totalFactor) };
  if (recipe.variants) {
    scaled.variants = [];
    const { ingredient_sections: inherited } = scaled;
    for (const variant of recipe.variants) scaled.variants.push(yield* scaler.scaleParts(variant, inherited ?? []));
  }
  const location = findOversizedNumber(scaled);
  return location === undefined ? { kind: 'scaled', recipe: scaled } : { kind: 'too-long', location };
}
