/**
 * A query to the index, for either engine. There is no bare `not`: an index can exclude hits, but cannot list what it
 * does not contain.
 */
export type Expression =
  | { readonly kind: 'token'; readonly token: string }
  | { readonly kind: 'beginning'; readonly token: string }
  | { readonly kind: 'all'; readonly operands: readonly Expression[] }
  | { readonly kind: 'any'; readonly of: readonly Expression[] }
  | { readonly kind: 'without'; readonly base: Expression; readonly excluded: Expression };

export const token = (text: string): Expression => ({ kind: 'token', token: text });

export const prefix = (text: string): Expression => ({ kind: 'beginning', token: text });

/** Wants at least one. */
export const allOf = (of: readonly Expression[]): Expression => {
  const [only] = of;
  return only !== undefined && of.length === 1 ? only : { kind: 'all', operands: of };
};

/** Wants at least one. */
export const anyOf = (of: readonly Expression[]): Expression => {
  const [only] = of;
  return only !== undefined && of.length === 1 ? only : { kind: 'any', of };
};

/** What the first expression finds and none of the others does. */
export const without = (those: Expression, left: readonly Expression[]): Expression =>
  left.length === 0 ? those : { kind: 'without', base: those, excluded: anyOf(left) };

/** Whether the expression matches a recipe with these tokens, as the index would. */
export const matchesExpression = (expression: Expression, tokens: ReadonlySet<string>): boolean => {
  switch (expression.kind) {
    case 'token': {
      return tokens.has(expression.token);
    }
    case 'beginning': {
      return [...tokens].some((one) => one.startsWith(expression.token));
    }
    case 'all': {
      return expression.operands.every((part) => matchesExpression(part, tokens));
    }
    case 'any': {
      return expression.of.some((part) => matchesExpression(part, tokens));
    }
    case 'without': {
      return matchesExpression(expression.base, tokens) && !matchesExpression(expression.excluded, tokens);
    }
    default: {
      return expression satisfies never;
    }
  }
};
