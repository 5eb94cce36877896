import { componentName } from '../../../platform/schema/schema-builders.ts';
import type { JsonObject } from '../json.ts';
import { RecipeDocument } from '../schema/recipe.schemas.ts';

/** The same on every instance, so that one schema describes a document wherever it ends up. */
export const RECIPE_SCHEMA_ID = 'urn:tureen:recipe:1';

/** Converts schemas to JSON, defining each named schema once and referring to it elsewhere. */
class SchemaDefinitions {
  readonly #definitions = new Map<string, JsonObject>();

  /** The schema itself, even if it is named. */
  inline(schema: object): JsonObject {
    return Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, this.#json(value)]));
  }

  toJson(): JsonObject {
    return Object.fromEntries([...this.#definitions].toSorted(([a], [b]) => (a < b ? -1 : 1)));
  }

  #json(value: unknown): unknown {
    if (Array.isArray(value)) return value.map((item) => this.#json(item));
    if (typeof value === 'object' && value !== null) return this.#schema(value);
    return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;
  }

  #schema(schema: object): JsonObject {
    const name = componentName(schema);
    if (name === undefined) return this.inline(schema);
    if (!this.#definitions.has(name)) {
      // Reserved first, so that a schema may contain itself.
      this.#definitions.set(name, {});
      this.#definitions.set(name, this.inline(schema));
    }
    return { $ref: `#/$defs/${name}` };
  }
}

/** The format as a self-contained JSON Schema (2020-12). */
export const createRecipeJsonSchema = (id: string = RECIPE_SCHEMA_ID): JsonObject => {
  const definitions = new SchemaDefinitions();
  const document = definitions.inline(RecipeDocument);
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: id,
    title: 'Tureen recipe, version 1',
    ...document,
    $defs: definitions.toJson(),
  };
};
