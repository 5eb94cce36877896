// Random index expressions.
import * as fc from 'fast-check';
import type { Arbitrary } from 'fast-check';

import { allOf, anyOf, prefix, token, without } from './expression.ts';
import type { Expression } from './expression.ts';

/** Few enough to collide, and covering every character that a token may contain. */
export const arbitraryToken: Arbitrary<string> = fc.constantFrom(
  'a',
  'ap',
  'app',
  'apple',
  'apples',
  'and',
  'or',
  'not',
  'near',
  '~app',
  '=apple-pie',
  '=apple',
  ':',
  ':t0197f3c2',
  ':m0045',
  'käse',
  '大豆',
  '大豆粉',
  'कढ़ी',
  '𠮷野家',
);

export const arbitraryExpression: Arbitrary<Expression> = fc.letrec<{ whole: Expression }>((tie) => {
  const parts = fc.array(tie('whole'), { minLength: 1, maxLength: 3 });
  return {
    whole: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      arbitraryToken.map(token),
      arbitraryToken.map(prefix),
      parts.map(allOf),
      parts.map(anyOf),
      fc.tuple(tie('whole'), parts).map(([base, excluded]) => without(base, excluded)),
    ),
  };
}).whole;
