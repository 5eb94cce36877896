import { fileExtensions } from './media-types.ts';
import type { MediaType } from './media-types.ts';

/** RFC 8187, section 3.2.1: also encodes what encodeURIComponent leaves but a header does not allow. */
const encoded = (text: string): string =>
  encodeURIComponent(text).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

const plain = (text: string): string => text.replaceAll(/[^\x20-\x7e]|["\\%/]/g, '_');

/** Extensions of import files that no system executes. */
const HARMLESS = /\.(paprikarecipes?|zip|json|txt|md|mmf|mxp|mx2|cook|csv|docx)$/i;

const endingFor = (name: string, mediaType: MediaType): string =>
  (mediaType === 'application/octet-stream' ? HARMLESS.exec(name)?.[1] : undefined) ?? fileExtensions[mediaType];

/**
 * How a browser should treat a file (RFC 6266): pictures are shown, everything else is saved. The extension follows the
 * content, so that nothing is saved as `soup.html` or `soup.exe`.
 */
export const formatContentDisposition = (name: string, mediaType: MediaType): string => {
  const bare = name
    .replace(HARMLESS, '')
    .replace(/\.[A-Za-z0-9]{1,5}$/, '')
    .trim();
  const full = `${bare === '' ? 'file' : bare}.${endingFor(name, mediaType)}`;
  const how = mediaType.startsWith('image/') ? 'inline' : 'attachment';
  return `${how}; filename="${plain(full)}"; filename*=UTF-8''${encoded(full)}`;
};
