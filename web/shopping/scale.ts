const SCALE = /^(\d+)(?:\/(\d+))?$/;

const greatestCommonDivisor = (a: number, b: number): number => (b === 0 ? a : greatestCommonDivisor(b, a % b));

/** The next half above or below an exact factor: from 4/3 one comes to 3/2 or to 1. Never below a half. */
export const stepScale = (scale: string, direction: 1 | -1): string => {
  const [, top = '1', bottom = '1'] = SCALE.exec(scale) ?? [];
  const halves = (2 * Number(top)) / Math.max(1, Number(bottom));
  const next = Math.max(1, direction === 1 ? Math.floor(halves) + 1 : Math.ceil(halves) - 1);
  const divisor = greatestCommonDivisor(next, 2);
  return divisor === 2 ? String(next / 2) : `${next}/2`;
};

/** A factor from an address, where it is one; decimals are fine with the service and only exact ones are stepped. */
export const scaleOf = (text: string | undefined): string =>
  text !== undefined && /^\d+(?:[./]\d+)?$/.test(text) ? text : '1';
