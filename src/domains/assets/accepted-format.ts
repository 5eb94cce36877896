import type { PictureFormat } from './pictures.ts';

/** Quality of a media type by the most specific matching range of the Accept header (RFC 9110, section 12.5.1). */
const weightOf = (type: string, accept: string): number => {
  const weights = new Map<string, number>();
  for (const part of accept.toLowerCase().split(',')) {
    const [range = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    const q = parameters.find((parameter) => parameter.startsWith('q='));
    weights.set(range, q === undefined ? 1 : Number(q.slice(2)));
  }
  return weights.get(type) ?? weights.get(`${type.split('/', 1)[0]}/*`) ?? weights.get('*/*') ?? 0;
};

/** WebP for clients that accept it and do not prefer JPEG; JPEG for all others. */
export const acceptedFormat = (accept = '*/*'): PictureFormat => {
  const webp = weightOf('image/webp', accept);
  return webp > 0 && webp >= weightOf('image/jpeg', accept) ? 'webp' : 'jpeg';
};
