const MAX_LENGTH = 100;

const lineOf = (claim: unknown): string => {
  if (typeof claim !== 'string') return '';
  const line = claim
    .toWellFormed()
    .replaceAll(/\p{Cc}+/gu, ' ')
    .trim();
  // Counts whole characters instead of UTF-16 units.
  return Array.from(line).slice(0, MAX_LENGTH).join('').trim();
};

/** The display name of a new user from the provider's claims; undefined if they contain nothing useful. */
export const getDisplayNameFromClaims = (claims: Readonly<Record<string, unknown>>): string | undefined =>
  [claims['name'], claims['preferred_username']].map(lineOf).find((line) => line !== '');
