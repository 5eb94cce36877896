const SHORTEST_PASSWORD = 12;
const LONGEST_PASSWORD = 200;
const LONGEST_UNIT = 4;
const SHORTEST_NAME = 3;
const FEWEST_OWN_CHARACTERS = 6;

/** Advice on a new password while it is typed. */
export type PasswordAdvice =
  | { readonly kind: 'empty' | 'long' | 'repeated' | 'name' | 'good' }
  | { readonly kind: 'short'; readonly missing: number };

const isRepetition = (characters: readonly string[]): boolean =>
  Array.from({ length: LONGEST_UNIT }, (_, index) => index + 1).some((size) =>
    characters.every((character, index) => character === characters[index % size]),
  );

const withoutNames = (text: string, names: readonly string[]): string =>
  names
    .flatMap((name) => [name, ...name.split(/[^\p{L}\p{M}\p{N}]+/u)])
    .map((name) => name.toLowerCase())
    .filter((name) => name.length >= SHORTEST_NAME)
    .toSorted((a, b) => b.length - a.length)
    .reduce((rest, name) => rest.replaceAll(name, ''), text);

/**
 * Reports while typing what the service would certainly refuse: too short, too long, repetitive, or little more than
 * the user's name. Only the service has the list of common passwords.
 */
export const passwordAdvice = (password: string, names: readonly string[]): PasswordAdvice => {
  const characters = Array.from(password.normalize('NFC'));
  if (characters.length === 0) return { kind: 'empty' };
  if (characters.length < SHORTEST_PASSWORD) return { kind: 'short', missing: SHORTEST_PASSWORD - characters.length };
  if (characters.length > LONGEST_PASSWORD) return { kind: 'long' };
  if (isRepetition(characters)) return { kind: 'repeated' };
  const own = withoutNames(password.normalize('NFC').toLowerCase(), [...names, 'tureen']);
  return { kind: Array.from(own).length < FEWEST_OWN_CHARACTERS ? 'name' : 'good' };
};
