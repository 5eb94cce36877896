/** What it costs to try a password, for us as for whoever has stolen the hashes. */
export interface PasswordCost {
  /** In kibibytes. */
  readonly memoryCost: number;
  readonly timeCost: number;
  readonly parallelism: number;
}

/** What OWASP's Password Storage Cheat Sheet asks of argon2id at least: 19 MiB, two passes, one lane. */
export const usualPasswordCost: PasswordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Loaded when first needed: local mode, the default, never does. */
const argon2 = () => import('@node-rs/argon2');

/** The same password however a keyboard composes its letters. */
const bytesOf = (password: string): string => password.normalize('NFC');

/** Hashes passwords, and holds others against the hashes. */
export class Passwords {
  readonly #cost: PasswordCost;
  #nobodys: Promise<string> | undefined;

  constructor(cost: PasswordCost = usualPasswordCost) {
    this.#cost = cost;
  }

  async hash(password: string): Promise<string> {
    return (await argon2()).hash(bytesOf(password), this.#cost);
  }

  /**
   * True where the hash is of this password. Without a hash, since nobody has the name, it does the
   * same work and says no, so that the time it takes tells nothing.
   */
  async isRight(hash: string | null | undefined, password: string): Promise<boolean> {
    this.#nobodys ??= this.hash('the password of nobody');
    const compared = hash ?? (await this.#nobodys);
    return (await (await argon2()).verify(compared, bytesOf(password))) && hash !== null && hash !== undefined;
  }
}
