import { isObject } from '../is-object.ts';
import type { JsonObject } from '../is-object.ts';

/** What was found with a part and has no place in a document. */
export const schemaOrgOf = (part: object): JsonObject =>
  'schema_org' in part && isObject(part.schema_org) ? part.schema_org : {};
