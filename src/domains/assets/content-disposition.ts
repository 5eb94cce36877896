import { endings } from './media-types.ts';
import type { MediaType } from './media-types.ts';

/** RFC 8187, section 3.2.1: what encodeURIComponent leaves and a header does not take. */
const encoded = (text: string): string =>
  encodeURIComponent(text).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

const plain = (text: string): string => text.replaceAll(/[^\x20-\x7e]|["\\%/]/g, '_');

/** Endings that no system runs by itself, of files that recipes are imported from. */
const HARMLESS = /\.(paprikarecipes?|zip|json|txt|md|mmf|mxp|mx2|cook|csv|docx)$/i;

const endingFor = (name: string, mediaType: MediaType): string =>
  (mediaType === 'application/octet-stream' ? HARMLESS.exec(name)?.[1] : undefined) ?? endings[mediaType];

/**
 * How a browser is to treat a file (RFC 6266): pictures are shown, everything else is saved. The ending of its name is
 * that of what it holds, so that nothing which was called `soup.html` or `soup.exe` is saved as such.
 */
export const contentDisposition = (name: string, mediaType: MediaType): string => {
  const bare = name
    .replace(HARMLESS, '')
    .replace(/\.[A-Za-z0-9]{1,5}$/, '')
    .trim();
  const full = `${bare === '' ? 'file' : bare}.${endingFor(name, mediaType)}`;
  const how = mediaType.startsWith('image/') ? 'inline' : 'attachment';
  return `${how}; filename="${plain(full)}"; filename*=UTF-8''${encoded(full)}`;
};
