import type { Asset } from '../schema/asset.schemas.ts';
import { ADDRESS } from '../schema/vocabulary.ts';
import { present } from './present.ts';

const WHOLE = new RegExp(ADDRESS, 'u');

/** The address of an asset, where it is a picture and has one. */
export const addressOfImage = (asset: Asset | undefined): string | undefined =>
  (asset?.role ?? 'image') === 'image' ? asset?.url : undefined;

/** A picture that has an address: this alone, which every reader understands, or with what is said about it. */
export const writeImage = (asset: Asset): (string | object)[] => {
  const url = addressOfImage(asset);
  if (url === undefined) return [];
  const { media_type, caption, creator_credit, license, rights_statement } = asset;
  const words = present({
    encodingFormat: media_type,
    caption,
    creditText: creator_credit,
    // schema.org wants the address of a license here, and no words for it.
    license: license !== undefined && WHOLE.test(license) ? license : undefined,
    copyrightNotice: rights_statement,
  });
  return [Object.keys(words).length === 0 ? url : { '@type': 'ImageObject', url, ...words }];
};
