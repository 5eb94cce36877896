import { allOf, beginning, token } from '../../src/domains/recipes/search/expression.ts';
import { printExpression } from '../../src/domains/recipes/search/print-expression.ts';
import { spelledWords } from '../../src/domains/recipes/search/spellings.ts';
import { wordToken } from '../../src/domains/recipes/search/tokens.ts';
import type { Query } from './timings/queries.ts';

const toToken = (word: string): string => wordToken(spelledWords(word)[0]?.[0] ?? word);

/** The two words alone, as an expression for the given kind of index. */
export const createBareExpression = (
  index: Parameters<typeof printExpression>[0],
  query: Query,
  space: string,
): string => printExpression(index, allOf([token(toToken(query.word)), beginning(toToken(query.beginning))]), space);
