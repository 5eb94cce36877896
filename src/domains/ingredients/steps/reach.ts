import type { Token } from './tokens.ts';

/**
 * For each token whether a sign stands in the next few. Most numbers of a text are no times and no temperatures: what
 * has no unit near is not read at all, which keeps texts full of numbers cheap.
 */
export const nearSigns = (tokens: readonly Token[], isSign: (token: Token) => boolean, reach: number): Uint8Array => {
  const near = new Uint8Array(tokens.length);
  let sign = Infinity;
  for (let at = tokens.length - 1; at >= 0; at -= 1) {
    const token = tokens[at];
    if (token !== undefined && isSign(token)) sign = at;
    near[at] = sign - at <= reach ? 1 : 0;
  }
  return near;
};
