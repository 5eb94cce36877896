import { componentName } from '../../../platform/schema/schema.ts';
import type { JsonObject } from '../is-object.ts';
import { RecipeDocument } from './recipe.schemas.ts';

/** The same on every instance, so that one schema describes a document wherever it ends up. */
export const RECIPE_SCHEMA_ID = 'urn:tureen:recipe:1';

/** Converts schemas to JSON, defining each named schema once and referring to it elsewhere. */
class Definitions {
  readonly #found = new Map<string, JsonObject>();

  /** The schema itself, even if it is named. */
  whole(schema: object): JsonObject {
    return Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, this.#json(value)]));
  }

  all(): JsonObject {
    return Object.fromEntries([...this.#found].toSorted(([a], [b]) => (a < b ? -1 : 1)));
  }

  #json(value: unknown): unknown {
    if (Array.isArray(value)) return value.map((item) => this.#json(item));
    if (typeof value === 'object' && value !== null) return this.#schema(value);
    return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;
  }

  #schema(schema: object): JsonObject {
    const name = componentName(schema);
    if (name === undefined) return this.whole(schema);
    if (!this.#found.has(name)) {
      // Reserved first, so that a schema may contain itself.
      this.#found.set(name, {});
      this.#found.set(name, this.whole(schema));
    }
    return { $ref: `#/$defs/${name}` };
  }
}

/** The format as a self-contained JSON Schema (2020-12). */
export const recipeJsonSchema = (id: string = RECIPE_SCHEMA_ID): JsonObject => {
  const definitions = new Definitions();
  const document = definitions.whole(RecipeDocument);
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: id,
    title: 'Tureen recipe, version 1',
    ...document,
    $defs: definitions.all(),
  };
};
