import type { Db } from '../../../platform/db/database.ts';
import { anyOf, token } from '../search/expression.ts';
import { printExpression } from '../search/print-expression.ts';
import type { Shelf } from './alike.ts';
import { findByTokens } from './alike.store.ts';

/** For each list of tokens, the numbers of the recipes that have at least one of them. Runs a single statement. */
export const askIndex = async (
  db: Db,
  { space }: Shelf,
  lists: readonly (readonly string[])[],
): Promise<readonly (readonly number[])[]> => {
  const asked = lists.flatMap((tokens, index) =>
    tokens.length === 0
      ? []
      : [{ asked: index, expression: printExpression(db.traits.tokenIndex, anyOf(tokens.map(token)), space) }],
  );
  const found = new Map((await findByTokens(db, asked)).map((row) => [row.asked, row.numbers]));
  return lists.map((_, index) => found.get(index) ?? []);
};
