import { isKept } from './keeper.ts';
import { schemaOrgOf } from './schema-org-of.ts';

/** What was found in a node and has no place in a document goes back as it was, under names that mean nothing else. */
export const unknownOf = (part: object, known: ReadonlySet<string>): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(schemaOrgOf(part)).filter(([name]) => isKept(name, known)));
