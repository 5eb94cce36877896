import type { Json, JsonObject } from '../openapi/components.ts';

/** The parts of an OpenAPI 3.1 document that the reference page uses. */
export interface OpenApiDocument {
  readonly info: { readonly title: string; readonly version: string; readonly description?: string };
  readonly security?: readonly SecurityRequirement[];
  readonly tags?: readonly { readonly name: string; readonly description?: string }[];
  readonly paths: Readonly<Record<string, PathItem>>;
  readonly components?: {
    readonly schemas?: Readonly<Record<string, Schema>>;
    readonly securitySchemes?: Readonly<Record<string, SecurityScheme>>;
  };
}

/** The names of security schemes that are required together; empty if none is. */
type SecurityRequirement = Readonly<Record<string, readonly string[]>>;

interface SecurityScheme {
  readonly type: string;
  readonly scheme?: string;
  readonly description?: string;
}

export const methods = ['get', 'post', 'put', 'patch', 'delete', 'head', 'options'] as const;

export type Method = (typeof methods)[number];

type PathItem = { readonly [M in Method]?: OpenApiOperation };

export interface OpenApiOperation {
  readonly operationId: string;
  readonly tags?: readonly string[];
  readonly summary?: string;
  readonly description?: string;
  readonly deprecated?: boolean;
  readonly security?: readonly SecurityRequirement[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: OpenApiBody & { readonly required?: boolean };
  readonly responses: Readonly<Record<string, OpenApiResponse>>;
}

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header' | 'cookie';
  readonly required?: boolean;
  readonly description?: string;
  readonly schema?: Schema;
}

export interface OpenApiBody {
  readonly description?: string;
  readonly content?: Readonly<Record<string, MediaType>>;
}

export interface MediaType {
  readonly schema?: Schema;
  readonly example?: Json;
}

export interface OpenApiResponse extends OpenApiBody {
  readonly headers?: Readonly<Record<string, { readonly description?: string; readonly schema?: Schema }>>;
}

/** The parts of JSON Schema that the page describes and creates samples for. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly deprecated?: boolean;
  readonly const?: Json;
  readonly enum?: readonly Json[];
  readonly default?: Json;
  readonly examples?: readonly Json[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly format?: string;
  readonly contentEncoding?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly exclusiveMaximum?: number;
  readonly multipleOf?: number;
  readonly items?: Schema;
  readonly prefixItems?: readonly Schema[];
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: boolean;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly patternProperties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: Schema | boolean;
  readonly unevaluatedProperties?: Schema | boolean;
  readonly minProperties?: number;
  readonly maxProperties?: number;
}

/**
 * The only place where JSON is cast to a document. We generate the document ourselves, and a test validates it against
 * the OpenAPI rules, so validating it again here would add no protection.
 */
export const asOpenApiDocument = (openapi: JsonObject): OpenApiDocument => openapi as unknown as OpenApiDocument;
