import { allOf, beginning, token } from '../../src/domains/recipes/search/expression.ts';
import { printExpression } from '../../src/domains/recipes/search/print-expression.ts';
import { spelledWords } from '../../src/domains/recipes/search/spellings.ts';
import { wordToken } from '../../src/domains/recipes/search/tokens.ts';
import type { Query } from './queries.ts';

const tokenOf = (word: string): string => wordToken(spelledWords(word)[0]?.[0] ?? word);

/** The two words alone, as the index of that kind is asked for them. */
export const bareExpression = (index: Parameters<typeof printExpression>[0], query: Query, space: string): string =>
  printExpression(index, allOf([token(tokenOf(query.word)), beginning(tokenOf(query.beginning))]), space);
