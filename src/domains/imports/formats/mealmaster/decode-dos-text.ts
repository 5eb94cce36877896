/** The upper half of code page 437, used by DOS programs. */
const UPPER =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0';

/** Bytes that are letters or fractions in code page 437 and rare in Windows-1252 text. */
const OF_DOS: ReadonlySet<number> = new Set([
  0x81, 0x82, 0x83, 0x84, 0x85, 0x87, 0x88, 0x89, 0x8a, 0x8b, 0x8c, 0x8e, 0x90, 0x94, 0x99, 0x9a, 0xa0, 0xa1, 0xa2,
  0xa3, 0xa4, 0xa5, 0xab, 0xac, 0xe1, 0xf8,
]);
/** Quotes, dashes, fractions and letters in Windows-1252. */
const isOfWindows = (byte: number): boolean =>
  (byte >= 0xc0 && !OF_DOS.has(byte)) ||
  byte === 0xb0 ||
  (byte >= 0xbc && byte <= 0xbe) ||
  (byte >= 0x91 && byte <= 0x97);

const LOOKED_AT = 1_000_000;

/** Whether more of the non-ASCII bytes make sense as code page 437 than as Windows-1252. */
const isOfDos = (bytes: Uint8Array): boolean => {
  let [dos, windows] = [0, 0];
  for (const byte of bytes.subarray(0, LOOKED_AT)) {
    if (byte < 0x80) continue;
    if (OF_DOS.has(byte)) dos += 1;
    else if (isOfWindows(byte)) windows += 1;
  }
  return dos > windows;
};

/** Decodes a file as code page 437 if that fits better than `decoded`, its text in any other encoding. */
export const decodeDosText = (bytes: Uint8Array, decoded: string): string => {
  const isUtf8 =
    Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, LOOKED_AT)).toString() ===
    decoded.slice(0, LOOKED_AT);
  if (isUtf8 || !isOfDos(bytes)) return decoded;
  return Buffer.from(bytes)
    .toString('latin1')
    .replaceAll(/[\u0080-\u00ff]/g, (sign) => UPPER.charAt(sign.charCodeAt(0) - 0x80));
};
