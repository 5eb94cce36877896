import ts from 'typescript';

/** A line in a test that could fail on a slow or busy machine. */
export interface TimedAssertion {
  readonly line: number;
  readonly message: string;
}

const CLOCKS: ReadonlySet<string> = new Set([
  'performance.now',
  'performance.eventLoopUtilization',
  'process.hrtime',
  'process.cpuUsage',
  'process.threadCpuUsage',
]);

const COMPARISONS: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.LessThanToken,
  ts.SyntaxKind.LessThanEqualsToken,
  ts.SyntaxKind.GreaterThanToken,
  ts.SyntaxKind.GreaterThanEqualsToken,
]);

const CLOCK_ADVICE = 'tests must not measure time: use test/support/growth.ts, eventually.ts or responsiveness.ts';
const COMPARISON_ADVICE = 'tests must not compare a measured time with a constant: the result depends on the machine';

/** `performance.now`, including the form `globalThis.performance['now']`. */
const getQualifiedName = (node: ts.Node): string | undefined => {
  const part = ts.isPropertyAccessExpression(node)
    ? node.name.text
    : ts.isElementAccessExpression(node) && ts.isStringLiteralLike(node.argumentExpression)
      ? node.argumentExpression.text
      : undefined;
  if (part === undefined) return undefined;
  const { expression } = node as ts.PropertyAccessExpression | ts.ElementAccessExpression;
  const owner = ts.isIdentifier(expression) ? expression.text : getQualifiedName(expression)?.split('.').at(-1);
  return owner === undefined ? undefined : `${owner}.${part}`;
};

/** Comparing with 0 is fine: elapsed time is never negative. */
const isConstant = (node: ts.Node): boolean =>
  (ts.isNumericLiteral(node) && node.text !== '0') || (ts.isIdentifier(node) && /^[A-Z][A-Z0-9_]*$/.test(node.text));

/** Contains a value from a clock or a test client: `Date.now() - began`, `answer.ms`, `seen.longestWaitMs`. */
const isMeasured = (node: ts.Node): boolean => {
  const name = ts.isPropertyAccessExpression(node) ? node.name.text : ts.isIdentifier(node) ? node.text : '';
  if (/^ms$|[a-z]Ms$/.test(name) || getQualifiedName(node) === 'Date.now') return true;
  return ts.forEachChild(node, (child) => isMeasured(child) || undefined) ?? false;
};

const isTimedComparison = (node: ts.Node): boolean => {
  if (!ts.isBinaryExpression(node) || !COMPARISONS.has(node.operatorToken.kind)) return false;
  const { left, right } = node;
  return (isMeasured(left) && isConstant(right)) || (isConstant(left) && isMeasured(right));
};

const getAdvice = (node: ts.Node): string | undefined => {
  if (CLOCKS.has(getQualifiedName(node) ?? '')) return CLOCK_ADVICE;
  if (ts.isIdentifier(node) && node.text === 'monitorEventLoopDelay') return CLOCK_ADVICE;
  return isTimedComparison(node) ? COMPARISON_ADVICE : undefined;
};

/** Finds measured times in the source of a test, at most one per line. */
export const findTimedAssertions = (text: string): readonly TimedAssertion[] => {
  const file = ts.createSourceFile('x.test.ts', text, ts.ScriptTarget.Latest, true);
  const found = new Map<number, string>();
  const visit = (node: ts.Node): void => {
    const message = getAdvice(node);
    const line = file.getLineAndCharacterOfPosition(node.getStart()).line + 1;
    if (message !== undefined && !found.has(line)) found.set(line, message);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return [...found].map(([line, message]) => ({ line, message }));
};
