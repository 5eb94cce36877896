import { componentName, getDocumentedSchema } from '../../schema/schema-builders.ts';

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
export type JsonObject = { readonly [key: string]: Json };

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Collects each named schema once; the rest of the document refers to them. */
export class Components {
  readonly #schemas = new Map<string, Json>();

  /** The schema as it appears in the document: a reference if it has a name. */
  schema(given: object): Json {
    const schema = getDocumentedSchema(given);
    const name = componentName(schema);
    if (name === undefined) return this.#inline(schema);
    if (!this.#schemas.has(name)) {
      this.#schemas.set(name, null);
      this.#schemas.set(name, this.#inline(schema));
    }
    return { $ref: `#/components/schemas/${name}` };
  }

  all(): JsonObject {
    return Object.fromEntries([...this.#schemas].toSorted(([a], [b]) => (a < b ? -1 : 1)));
  }

  #inline(value: unknown): Json {
    if (Array.isArray(value)) return value.map((item) => this.#nested(item));
    if (isObject(value)) {
      const parts = Object.entries(value).map(([key, inner]) => [key, this.#nested(inner)] as const);
      const format = value['type'] === 'integer' && !('format' in value) ? { format: 'int64' } : {};
      return { ...Object.fromEntries(parts), ...format };
    }
    return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;
  }

  #nested(value: unknown): Json {
    return isObject(value) ? this.schema(value) : this.#inline(value);
  }
}
