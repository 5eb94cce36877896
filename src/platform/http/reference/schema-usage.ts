import type { DocumentedOperation } from './operations.ts';
import { isErrorStatus } from './media-content.ts';

const REF = /"\$ref":"#\/components\/schemas\/([^"]+)"/g;

/** The operations that accept or return each named schema, not counting errors. */
export const findSchemaUsage = (
  operations: readonly DocumentedOperation[],
): ReadonlyMap<string, readonly DocumentedOperation[]> => {
  const uses = operations.flatMap((operation) => {
    const { parameters = [], requestBody = {}, responses } = operation;
    const answered = Object.entries(responses).filter(([status]) => !isErrorStatus(status));
    const text = JSON.stringify([parameters, requestBody, answered]);
    return [...new Set([...text.matchAll(REF)].map(([, name = '']) => name))].map((name) => ({ name, operation }));
  });
  return new Map(
    [...Map.groupBy(uses, ({ name }) => name)].map(([name, found]) => [name, found.map(({ operation }) => operation)]),
  );
};
