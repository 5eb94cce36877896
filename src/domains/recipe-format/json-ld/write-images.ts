import type { Asset } from '../schema/asset.schemas.ts';
import { ADDRESS } from '../schema/vocabulary.ts';
import { present } from './present.ts';

const WHOLE = new RegExp(ADDRESS, 'u');

/** The URL of a picture asset, if it has one. */
export const addressOfImage = (asset: Asset | undefined): string | undefined =>
  (asset?.role ?? 'image') === 'image' ? asset?.url : undefined;

/** A picture with a URL: the URL alone, which every reader understands, or an object with details. */
export const writeImage = (asset: Asset): (string | object)[] => {
  const url = addressOfImage(asset);
  if (url === undefined) return [];
  const { media_type, caption, creator_credit, license, rights_statement } = asset;
  const words = present({
    encodingFormat: media_type,
    caption,
    creditText: creator_credit,
    // schema.org expects the URL of a license here, not text.
    license: license !== undefined && WHOLE.test(license) ? license : undefined,
    copyrightNotice: rights_statement,
  });
  return [Object.keys(words).length === 0 ? url : { '@type': 'ImageObject', url, ...words }];
};
