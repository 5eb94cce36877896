const MIN_LENGTH = 12;
const MAX_LENGTH = 200;
const MAX_REPEATED_LENGTH = 4;
const MIN_NAME_LENGTH = 3;
const MIN_OTHER_CHARACTERS = 6;

/** Advice on a new password while it is typed. */
export type PasswordAdvice =
  | { readonly kind: 'empty' | 'long' | 'repeated' | 'name' | 'good' }
  | { readonly kind: 'short'; readonly missing: number };

const isRepetition = (characters: readonly string[]): boolean =>
  Array.from({ length: MAX_REPEATED_LENGTH }, (_, index) => index + 1).some((size) =>
    characters.every((character, index) => character === characters[index % size]),
  );

const withoutNames = (text: string, names: readonly string[]): string =>
  names
    .flatMap((name) => [name, ...name.split(/[^\p{L}\p{M}\p{N}]+/u)])
    .map((name) => name.toLowerCase())
    .filter((name) => name.length >= MIN_NAME_LENGTH)
    .toSorted((a, b) => b.length - a.length)
    .reduce((rest, name) => rest.replaceAll(name, ''), text);

/**
 * Reports while typing what the service would certainly refuse: too short, too long, repetitive, or little more than
 * the user's name. Only the service has the list of common passwords.
 */
export const getPasswordAdvice = (password: string, names: readonly string[]): PasswordAdvice => {
  const characters = Array.from(password.normalize('NFC'));
  if (characters.length === 0) return { kind: 'empty' };
  if (characters.length < MIN_LENGTH) return { kind: 'short', missing: MIN_LENGTH - characters.length };
  if (characters.length > MAX_LENGTH) return { kind: 'long' };
  if (isRepetition(characters)) return { kind: 'repeated' };
  const own = withoutNames(password.normalize('NFC').toLowerCase(), [...names, 'tureen']);
  return { kind: Array.from(own).length < MIN_OTHER_CHARACTERS ? 'name' : 'good' };
};
