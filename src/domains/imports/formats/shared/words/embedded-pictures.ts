import type { PhotoPlace } from '../../format.ts';
import { isObject } from './json-values.ts';

const DATA = /^data:image\/[a-z\d.+-]{1,40};base64,/i;

/**
 * The pictures that a JSON file holds itself, where their addresses should be: programs whose pictures nobody else can
 * reach write them so. `pointer` leads to the value that tells the pictures.
 */
export const embeddedPictures = (value: unknown, pointer: string): readonly PhotoPlace[] => {
  if (Array.isArray(value)) return value.flatMap((one, index) => embeddedPicture(one, `${pointer}/${index}`));
  return embeddedPicture(value, pointer);
};

const embeddedPicture = (value: unknown, pointer: string): readonly PhotoPlace[] => {
  const name = isObject(value) ? ['url', 'contentUrl'].find((one) => typeof value[one] === 'string') : undefined;
  const text = isObject(value) && name !== undefined ? value[name] : value;
  if (typeof text !== 'string' || !DATA.test(text)) return [];
  return [{ kind: 'upload', path: [], pointer: name === undefined ? pointer : `${pointer}/${name}` }];
};
