import { isObject } from '../is-object.ts';
import type { JsonObject } from '../is-object.ts';

/** Properties found with a part that the document cannot express. */
export const schemaOrgOf = (part: object): JsonObject =>
  'schema_org' in part && isObject(part.schema_org) ? part.schema_org : {};
