import { isKept } from './keeper.ts';
import { schemaOrgOf } from './schema-org-of.ts';

/** Writes unknown properties back unchanged, unless their names have another meaning. */
export const unknownOf = (part: object, known: ReadonlySet<string>): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(schemaOrgOf(part)).filter(([name]) => isKept(name, known)));
