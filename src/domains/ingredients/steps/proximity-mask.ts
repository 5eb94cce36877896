import type { StepToken } from './tokenize-step.ts';

/**
 * For each token, 1 if a token that matches is at most `reach` tokens after it. Only there are times and temperatures
 * parsed, which keeps texts full of other numbers cheap.
 */
export const createProximityMask = (
  tokens: readonly StepToken[],
  isSign: (token: StepToken) => boolean,
  reach: number,
): Uint8Array => {
  const near = new Uint8Array(tokens.length);
  let sign = Infinity;
  for (let at = tokens.length - 1; at >= 0; at -= 1) {
    const token = tokens[at];
    if (token !== undefined && isSign(token)) sign = at;
    near[at] = sign - at <= reach ? 1 : 0;
  }
  return near;
};
