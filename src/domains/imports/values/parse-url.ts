const MAX_URL_LENGTH = 4096;

/** `example.org/soups`, without a scheme. */
const WITHOUT_SCHEME = /^(?:[a-z\d](?:[a-z\d-]{0,62}[a-z\d])?\.){1,6}[a-z]{2,24}(?:[/?#]\S*)?$/i;

/** Parses a text that is nothing but a web URL, possibly without a scheme. Undefined for any other text. */
export const parseUrl = (text: string): string | undefined => {
  const trimmed = text.trim();
  if (trimmed === '' || trimmed.length > MAX_URL_LENGTH || /[\s\p{Cc}\p{Cs}]/u.test(trimmed)) return undefined;
  if (/^https?:\/\/[^/]/i.test(trimmed)) return URL.canParse(trimmed) ? trimmed : undefined;
  return WITHOUT_SCHEME.test(trimmed) ? `https://${trimmed}` : undefined;
};
