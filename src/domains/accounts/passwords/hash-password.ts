/** What OWASP's Password Storage Cheat Sheet asks of argon2id at least: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Loaded when first needed: local mode, the default, never does. */
const argon2 = () => import('@node-rs/argon2');

/** The same password however a keyboard composes its letters. */
const bytesOf = (password: string): string => password.normalize('NFC');

export const hashPassword = async (password: string): Promise<string> => (await argon2()).hash(bytesOf(password), COST);

let nobodys: Promise<string> | undefined;

/**
 * True where the hash is of this password. Without a hash, since nobody has the name, it does the
 * same work and says no, so that the time it takes tells nothing.
 */
export const isPassword = async (hash: string | null | undefined, password: string): Promise<boolean> => {
  nobodys ??= hashPassword('the password of nobody');
  const compared = hash ?? (await nobodys);
  return (await (await argon2()).verify(compared, bytesOf(password))) && hash !== null && hash !== undefined;
};
