import { MAX_LABEL_LENGTH, MAX_LINE_LENGTH } from '../../schema/field-types.ts';
import type { Ingredient } from '../../schema/ingredient.schemas.ts';
import type { Step } from '../../schema/instruction.schemas.ts';
import type { RecipeDocument } from '../../schema/recipe.schemas.ts';
import { ImageCollector } from '../parse/image-collector.ts';
import { NodeReader } from '../parse/node-reader.ts';
import type { JsonLdOptions } from '../parse/node-reader.ts';
import { parseInstructions } from '../parse/parse-instructions.ts';
import { parseSchemaOrg } from '../parse/parse-schema-org.ts';
import type { ExtractedRecipe } from '../parse/parse-schema-org.ts';
import { serializeStep } from '../serialize/serialize-instructions.ts';
import { formatIngredientLine, serializeSchemaOrg } from '../serialize/serialize-schema-org.ts';

const NO_IMAGES: ReadonlyMap<string, string> = new Map();

/** Identifies a step by its text. A title has one line, so the key is unambiguous. */
export const getStepKey = ({ title, text }: Step): string => `${title ?? ''}\n${text ?? ''}`;

/**
 * Shows how parts of a document look to a reader that knows only schema.org, by serializing and parsing them. Lines and
 * steps can be numerous, so they are converted one at a time, each in time proportional to its own text.
 */
export class SchemaOrgRoundTrip {
  readonly #options: JsonLdOptions;
  readonly #language: string | undefined;

  constructor(options: JsonLdOptions, language: string | undefined) {
    this.#options = options;
    this.#language = language;
  }

  document(part: Partial<RecipeDocument>): ExtractedRecipe {
    const language = this.#language === undefined ? {} : { language: this.#language };
    return parseSchemaOrg(serializeSchemaOrg({ title: 'x', ...language, ...part }), this.#options);
  }

  ingredientLine(ingredient: Ingredient): string | undefined {
    return (
      new NodeReader(this.#options).line(formatIngredientLine(ingredient, this.#language), MAX_LINE_LENGTH) || undefined
    );
  }

  label(text: string | undefined): string {
    return new NodeReader(this.#options).line(text, MAX_LABEL_LENGTH);
  }

  stepKey(step: Step): string | undefined {
    const { title, text } = step;
    const node = serializeStep({ ...(title && { title }), ...(text && { text }) }, NO_IMAGES);
    const reader = new NodeReader(this.#options);
    const parsed = parseInstructions(reader, new ImageCollector(reader), [node])[0]?.steps?.[0];
    return parsed && getStepKey(parsed);
  }
}
