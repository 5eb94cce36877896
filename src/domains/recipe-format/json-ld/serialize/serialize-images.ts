import type { Asset } from '../../schema/asset.schemas.ts';
import { WEB_URL_PATTERN } from '../../schema/field-types.ts';
import { omitEmpty } from '../omit-empty.ts';

const WEB_URL = new RegExp(WEB_URL_PATTERN, 'u');

/** The URL of an asset if it is an image and has one. */
export const getImageUrl = (asset: Asset | undefined): string | undefined =>
  (asset?.role ?? 'image') === 'image' ? asset?.url : undefined;

/** An image with a URL: the plain URL, which every reader understands, or an ImageObject if there are details. */
export const serializeImage = (asset: Asset): (string | object)[] => {
  const url = getImageUrl(asset);
  if (url === undefined) return [];
  const { media_type, caption, creator_credit, license, rights_statement } = asset;
  const details = omitEmpty({
    encodingFormat: media_type,
    caption,
    creditText: creator_credit,
    // schema.org expects the URL of a license here, not text.
    license: license !== undefined && WEB_URL.test(license) ? license : undefined,
    copyrightNotice: rights_statement,
  });
  return [Object.keys(details).length === 0 ? url : { '@type': 'ImageObject', url, ...details }];
};
