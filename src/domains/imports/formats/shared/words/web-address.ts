const LONGEST_ADDRESS = 4096;

/** `example.org/soups`, as people write addresses. */
const WITHOUT_SCHEME = /^(?:[a-z\d](?:[a-z\d-]{0,62}[a-z\d])?\.){1,6}[a-z]{2,24}(?:[/?#]\S*)?$/i;

/** The address on the web that the whole of a text is, perhaps without its beginning; undefined for any other text. */
export const webAddress = (text: string): string | undefined => {
  const trimmed = text.trim();
  if (trimmed === '' || trimmed.length > LONGEST_ADDRESS || /[\s\p{Cc}\p{Cs}]/u.test(trimmed)) return undefined;
  if (/^https?:\/\/[^/]/i.test(trimmed)) return URL.canParse(trimmed) ? trimmed : undefined;
  return WITHOUT_SCHEME.test(trimmed) ? `https://${trimmed}` : undefined;
};
