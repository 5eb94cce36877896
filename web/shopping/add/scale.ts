const SCALE = /^(\d+)(?:\/(\d+))?$/;

const greatestCommonDivisor = (a: number, b: number): number => (b === 0 ? a : greatestCommonDivisor(b, a % b));

const formatRatio = (top: number, bottom: number): string => {
  const divisor = greatestCommonDivisor(top, bottom);
  return bottom === divisor ? String(top / divisor) : `${top / divisor}/${bottom / divisor}`;
};

/** The next half above or below an exact factor: 4/3 goes to 3/2 or 1. Never below one half. */
export const stepScale = (scale: string, direction: 1 | -1): string => {
  const [, top = '1', bottom = '1'] = SCALE.exec(scale) ?? [];
  const halves = (2 * Number(top)) / Math.max(1, Number(bottom));
  const next = Math.max(1, direction === 1 ? Math.floor(halves) + 1 : Math.ceil(halves) - 1);
  return formatRatio(next, 2);
};

/** An exact factor from a URL: `1.5` is `3/2`. Anything invalid is 1. */
export const parseScale = (text = ''): string => {
  const [, whole = '', tenths = ''] = /^(\d{1,6})\.(\d{1,6})$/.exec(text) ?? [];
  const scale = whole === '' ? text : formatRatio(Number(`${whole}${tenths}`), 10 ** tenths.length);
  const [, top = '0', bottom = '1'] = SCALE.exec(scale) ?? [];
  return Number(top) > 0 && Number(bottom) > 0 ? scale : '1';
};
