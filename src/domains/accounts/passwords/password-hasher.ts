/** The cost of checking one password, for us and for anyone who stole the hashes. */
export interface PasswordCost {
  /** In kibibytes. */
  readonly memoryCost: number;
  readonly timeCost: number;
  readonly parallelism: number;
}

/** The minimum for argon2id in OWASP's Password Storage Cheat Sheet: 19 MiB, two passes, one lane. */
export const defaultPasswordCost: PasswordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Loaded on first use; local mode, the default, never needs it. */
const argon2 = () => import('@node-rs/argon2');

/** Normalizes how the keyboard composes letters. */
const bytesOf = (password: string): string => password.normalize('NFC');

/** Hashes and verifies passwords. */
export class PasswordHasher {
  readonly #cost: PasswordCost;
  #unknownUserHash: Promise<string> | undefined;

  constructor(cost: PasswordCost = defaultPasswordCost) {
    this.#cost = cost;
  }

  async hash(password: string): Promise<string> {
    return (await argon2()).hash(bytesOf(password), this.#cost);
  }

  /**
   * Verifies a password. Without a hash, because the user name is unknown, it does the same work and returns false, so
   * that timing reveals nothing.
   */
  async verify(hash: string | null | undefined, password: string): Promise<boolean> {
    this.#unknownUserHash ??= this.hash('the password of an unknown user');
    const compared = hash ?? (await this.#unknownUserHash);
    return (await (await argon2()).verify(compared, bytesOf(password))) && hash !== null && hash !== undefined;
  }
}
