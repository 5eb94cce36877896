import type { Db } from '../../../platform/db/database.ts';
import { anyOf, token } from '../search/query/expression.ts';
import { printExpression } from '../search/query/print-expression.ts';
import type { DuplicateSearchSpace } from './duplicate-match.ts';
import { findNumbersByExpressions } from './duplicates.store.ts';

/** For each list of tokens, the numbers of the recipes that have at least one of them. Runs a single statement. */
export const queryDuplicateCandidates = async (
  db: Db,
  { spacePrefix }: DuplicateSearchSpace,
  lists: readonly (readonly string[])[],
): Promise<readonly (readonly number[])[]> => {
  const queries = lists.flatMap((tokens, index) =>
    tokens.length === 0
      ? []
      : [{ query: index, expression: printExpression(db.features.tokenIndex, anyOf(tokens.map(token)), spacePrefix) }],
  );
  const found = new Map((await findNumbersByExpressions(db, queries)).map((row) => [row.query, row.numbers]));
  return lists.map((_, index) => found.get(index) ?? []);
};
