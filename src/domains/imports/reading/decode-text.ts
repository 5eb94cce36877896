/** How far into a file its own word on its encoding is looked for (HTML, section 4.2.5.4, has 1,024 bytes; pages do not). */
const DECLARED_WITHIN = 4096;

const DECLARED = /(?:charset|encoding)\s{0,4}=\s{0,4}["']?\s{0,4}([A-Za-z0-9_:.-]{2,40})/;

/** So many zero bytes in a hundred are the other halves of Latin letters. */
const ZEROS_IN_UTF16 = 0.2;

/** Undefined where nobody knows the encoding by that name. */
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

/** Told by the byte order mark, or by where the zeros stand. */
const utf16Of = (bytes: Uint8Array): string | undefined => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const head = bytes.subarray(0, DECLARED_WITHIN);
  const zeros = [0, 0];
  for (const [index, byte] of head.entries()) if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  const least = (head.length / 2) * ZEROS_IN_UTF16;
  if (odd > least && even <= odd / 10) return 'utf-16le';
  return even > least && odd <= even / 10 ? 'utf-16be' : undefined;
};

/** What the file says of itself, or whoever sent it. */
const declaredIn = (bytes: Uint8Array, charset: string | undefined): string | undefined =>
  charset ?? DECLARED.exec(Buffer.from(bytes.subarray(0, DECLARED_WITHIN)).toString('latin1'))?.[1];

/**
 * The text of a file. What is valid as UTF-8 is UTF-8, whatever it declares, since hardly anything else is by chance.
 * Then its own word counts, and where it has none it is Windows-1252, in which every byte means something.
 */
export const decodeText = (bytes: Uint8Array, charset?: string): string => {
  const wide = utf16Of(bytes);
  if (wide !== undefined) return new TextDecoder(wide).decode(bytes);
  const declared = declaredIn(bytes, charset);
  // The one encoding that is made of ASCII alone, and so is valid UTF-8.
  const isShifted = declared !== undefined && /^(?:cs)?iso-?2022-?jp$/i.test(declared);
  const text = isShifted ? undefined : asUtf8(bytes);
  if (text !== undefined) return text;
  const named = declared === undefined || /^utf-?8$/i.test(declared) ? undefined : decodedAs(declared, bytes);
  return named ?? new TextDecoder('windows-1252').decode(bytes);
};
