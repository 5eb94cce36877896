/**
 * How far into a file to look for a declared encoding. HTML (section 4.2.5.4) requires it within 1,024 bytes, but pages
 * do not comply.
 */
const DECLARED_WITHIN = 4096;

const DECLARED = /(?:charset|encoding)\s{0,4}=\s{0,4}["']?\s{0,4}([A-Za-z0-9_:.-]{2,40})/;

/** From this share of zero bytes on, they are the high bytes of Latin letters in UTF-16. */
const ZEROS_IN_UTF16 = 0.2;

/** Undefined if the encoding is unknown. */
const decodedAs = (label: string, bytes: Uint8Array): string | undefined => {
  try {
    return new TextDecoder(label).decode(bytes);
  } catch {
    return undefined;
  }
};

const asUtf8 = (bytes: Uint8Array): string | undefined => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
};

/** Detected by the byte order mark, or by the position of the zero bytes. */
const utf16Of = (bytes: Uint8Array): string | undefined => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const head = bytes.subarray(0, DECLARED_WITHIN);
  const zeros = [0, 0];
  for (const [index, byte] of head.entries()) if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  const min = (head.length / 2) * ZEROS_IN_UTF16;
  if (odd > min && even <= odd / 10) return 'utf-16le';
  return even > min && odd <= even / 10 ? 'utf-16be' : undefined;
};

/** The encoding declared in the file, or by its sender. */
const declaredIn = (bytes: Uint8Array, charset: string | undefined): string | undefined =>
  charset ?? DECLARED.exec(Buffer.from(bytes.subarray(0, DECLARED_WITHIN)).toString('latin1'))?.[1];

/**
 * Decodes the text of a file. Valid UTF-8 is UTF-8 whatever it declares, since other encodings are hardly ever valid
 * UTF-8 by chance. Otherwise the declared encoding is used, and then Windows-1252, in which every byte is valid.
 */
export const decodeText = (bytes: Uint8Array, charset?: string): string => {
  const wide = utf16Of(bytes);
  if (wide !== undefined) return new TextDecoder(wide).decode(bytes);
  const declared = declaredIn(bytes, charset);
  // The one encoding that uses only ASCII bytes, and is therefore always valid UTF-8.
  const isShifted = declared !== undefined && /^(?:cs)?iso-?2022-?jp$/i.test(declared);
  const text = isShifted ? undefined : asUtf8(bytes);
  if (text !== undefined) return text;
  const named = declared === undefined || /^utf-?8$/i.test(declared) ? undefined : decodedAs(declared, bytes);
  return named ?? new TextDecoder('windows-1252').decode(bytes);
};
