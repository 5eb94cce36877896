import { parseQualityValues } from '../../platform/http/quality-values.ts';
import type { DerivativeFormat } from './picture-processor.ts';

/** Quality of a media type by the most specific matching range (RFC 9110, section 12.5.1). */
const qualityOf = (type: `image/${string}`, accepted: ReadonlyMap<string, number>): number =>
  accepted.get(type) ?? accepted.get('image/*') ?? accepted.get('*/*') ?? 0;

/** WebP for clients that accept it and do not prefer JPEG; JPEG for all others. */
export const negotiateFormat = (accept = '*/*'): DerivativeFormat => {
  const accepted = parseQualityValues(accept);
  const webp = qualityOf('image/webp', accepted);
  return webp > 0 && webp >= qualityOf('image/jpeg', accepted) ? 'webp' : 'jpeg';
};
