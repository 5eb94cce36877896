import type { EngineFeatures } from '../../../../platform/db/engine-features.ts';
import type { Expression } from './expression.ts';

/** The query syntax of an engine. */
interface Notation {
  readonly token: (token: string) => string;
  readonly beginning: (token: string) => string;
  readonly all: string;
  readonly any: string;
  readonly without: string;
}

// Tokens contain neither quotes nor backslashes, so nothing has to be escaped.
const notations: Readonly<Record<EngineFeatures['tokenIndex'], Notation>> = {
  fts5: {
    token: (token) => `"${token}"`,
    beginning: (token) => `"${token}"*`,
    all: ' AND ',
    any: ' OR ',
    without: ' NOT ',
  },
  tsvector: {
    token: (token) => `'${token}'`,
    beginning: (token) => `'${token}':*`,
    all: ' & ',
    any: ' | ',
    without: ' & !',
  },
};

/** Formats an expression in the syntax of the engine, limited to one space: that of a library and a state. */
export const printExpression = (
  engine: EngineFeatures['tokenIndex'],
  expression: Expression,
  space: string,
): string => {
  const notation = notations[engine];
  const print = (part: Expression): string => {
    switch (part.kind) {
      case 'token': {
        return notation.token(space + part.token);
      }
      case 'beginning': {
        return notation.beginning(space + part.token);
      }
      case 'all': {
        return `(${part.operands.map(print).join(notation.all)})`;
      }
      case 'any': {
        return `(${part.of.map(print).join(notation.any)})`;
      }
      case 'without': {
        return `(${print(part.base)}${notation.without}${print(part.excluded)})`;
      }
      default: {
        return part satisfies never;
      }
    }
  };
  return print(expression);
};
