import type { Asset } from '../schema/asset.schemas.ts';
import { present } from './present.ts';

/** A picture that has an address: this alone, which every reader understands, or with what is said about it. */
export const writeImage = (asset: Asset | undefined): (string | object)[] => {
  if (asset?.url === undefined || (asset.role ?? 'image') !== 'image') return [];
  const { url, media_type, caption, creator_credit, license, rights_statement, origin_page } = asset;
  const words = present({
    encodingFormat: media_type,
    caption,
    creditText: creator_credit,
    license,
    copyrightNotice: rights_statement,
    acquireLicensePage: origin_page,
  });
  return [Object.keys(words).length === 0 ? url : { '@type': 'ImageObject', url, ...words }];
};
