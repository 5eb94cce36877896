import { allOf, prefix, token } from '../../src/domains/recipes/search/query/expression.ts';
import { printExpression } from '../../src/domains/recipes/search/query/print-expression.ts';
import { splitIntoWordSpellings } from '../../src/domains/recipes/search/index/word-spellings.ts';
import { wordToken } from '../../src/domains/recipes/search/index/tokens.ts';
import type { Query } from './timings/queries.ts';

const toToken = (word: string): string => wordToken(splitIntoWordSpellings(word)[0]?.[0] ?? word);

/** The two words alone, as an expression for the given kind of index. */
export const createBareExpression = (
  index: Parameters<typeof printExpression>[0],
  query: Query,
  space: string,
): string => printExpression(index, allOf([token(toToken(query.word)), prefix(toToken(query.beginning))]), space);
