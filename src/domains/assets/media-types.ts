/** Every supported file type with its extension. */
export const fileExtensions = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'image/gif': 'gif',
  'image/heic': 'heic',
  'application/pdf': 'pdf',
  // Originals of imports, stored unchanged and uninspected; browsers download them.
  'application/octet-stream': 'bin',
} as const;

export type MediaType = keyof typeof fileExtensions;

const byType = new Map<string, string>(Object.entries(fileExtensions));

/** Everything else gets `.bin`; its type is stored separately. */
export const getFileExtension = (mediaType: string): string => byType.get(mediaType) ?? 'bin';

/** The column contains a type that `inspectFile` found. */
export const castStoredMediaType = (text: string): MediaType => text as MediaType;

const startsWith = (head: Buffer, text: string, at = 0): boolean =>
  head.subarray(at, at + text.length).equals(Buffer.from(text, 'latin1'));

/** The brands of an ISO base media file (ISO/IEC 14496-12, section 4.3), major brand first. */
const brandsOf = (head: Buffer): readonly string[] => {
  if (!startsWith(head, 'ftyp', 4)) return [];
  const end = Math.min(head.readUInt32BE(0), head.length);
  const brands: string[] = [];
  for (let at = 8; at + 4 <= end; at += 4) if (at !== 12) brands.push(head.toString('latin1', at, at + 4));
  return brands;
};

const AVIF = ['avif', 'avis'];
const HEIC = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx'];

/** The type by the first bytes; undefined for unsupported files. The declared type is ignored. */
export const detectMediaType = (head: Buffer): MediaType | undefined => {
  if (head.length < 12) return undefined;
  if (startsWith(head, '\xff\xd8\xff')) return 'image/jpeg';
  if (startsWith(head, '\x89PNG\r\n\x1a\n')) return 'image/png';
  if (startsWith(head, 'RIFF') && startsWith(head, 'WEBP', 8)) return 'image/webp';
  if (startsWith(head, 'GIF87a') || startsWith(head, 'GIF89a')) return 'image/gif';
  if (startsWith(head, '%PDF-')) return 'application/pdf';
  const brands = brandsOf(head);
  if (AVIF.some((brand) => brands.includes(brand))) return 'image/avif';
  return HEIC.some((brand) => brands.includes(brand)) ? 'image/heic' : undefined;
};
