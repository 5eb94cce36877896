/** The quality values of a header such as Accept or Accept-Encoding, by its lowercase ranges (RFC 9110, section 12.4.2). */
export const parseQualityValues = (header: string): ReadonlyMap<string, number> => {
  const values = new Map<string, number>();
  for (const part of header.toLowerCase().split(',')) {
    const [range = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    const q = parameters.find((parameter) => parameter.startsWith('q='));
    values.set(range, q === undefined ? 1 : Number(q.slice(2)));
  }
  return values;
};
