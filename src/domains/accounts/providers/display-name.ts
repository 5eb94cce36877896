const LONGEST = 100;

const lineOf = (claim: unknown): string => {
  if (typeof claim !== 'string') return '';
  const line = claim
    .toWellFormed()
    .replaceAll(/\p{Cc}+/gu, ' ')
    .trim();
  // By characters and not by halves of them.
  return Array.from(line).slice(0, LONGEST).join('').trim();
};

/** What others see of someone new, from what the provider tells; undefined where it tells nothing of use. */
export const displayNameOf = (claims: Readonly<Record<string, unknown>>): string | undefined =>
  [claims['name'], claims['preferred_username']].map(lineOf).find((line) => line !== '');
