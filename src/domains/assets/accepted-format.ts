import type { PictureFormat } from './pictures.ts';

/** How much a type is wanted, by the range of the header that fits it best (RFC 9110, section 12.5.1). */
const weightOf = (type: string, accept: string): number => {
  const weights = new Map<string, number>();
  for (const part of accept.toLowerCase().split(',')) {
    const [range = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    const q = parameters.find((parameter) => parameter.startsWith('q='));
    weights.set(range, q === undefined ? 1 : Number(q.slice(2)));
  }
  return weights.get(type) ?? weights.get(`${type.split('/', 1)[0]}/*`) ?? weights.get('*/*') ?? 0;
};

/** WebP for whoever takes it and does not rather have JPEG, which everyone else gets. */
export const acceptedFormat = (accept = '*/*'): PictureFormat => {
  const webp = weightOf('image/webp', accept);
  return webp > 0 && webp >= weightOf('image/jpeg', accept) ? 'webp' : 'jpeg';
};
