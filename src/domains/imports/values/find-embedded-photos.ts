import type { PhotoLocation } from '../formats/format.ts';
import { isJsonObject } from './json-fields.ts';

const DATA = /^data:image\/[a-z\d.+-]{1,40};base64,/i;

/**
 * Finds pictures embedded in a JSON file as data URLs, which programs write if their pictures are not publicly
 * reachable. `pointer` is the JSON pointer of `value`.
 */
export const findEmbeddedPhotos = (value: unknown, pointer: string): readonly PhotoLocation[] => {
  if (Array.isArray(value)) return value.flatMap((one, index) => embeddedPicture(one, `${pointer}/${index}`));
  return embeddedPicture(value, pointer);
};

const embeddedPicture = (value: unknown, pointer: string): readonly PhotoLocation[] => {
  const name = isJsonObject(value) ? ['url', 'contentUrl'].find((one) => typeof value[one] === 'string') : undefined;
  const text = isJsonObject(value) && name !== undefined ? value[name] : value;
  if (typeof text !== 'string' || !DATA.test(text)) return [];
  return [{ kind: 'upload', path: [], pointer: name === undefined ? pointer : `${pointer}/${name}` }];
};
