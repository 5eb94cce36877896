/** Cookies for a single origin that scripts cannot read and that are not sent with other sites' forms and images. */
export class Cookies {
  readonly #prefix: string;
  readonly #attributes: string;

  /** Over https the name prefix binds the cookie to this host, so a sibling subdomain cannot plant one. */
  constructor(baseUrl: string | undefined) {
    const isSecure = baseUrl?.startsWith('https:') === true;
    this.#prefix = isSecure ? '__Host-' : '';
    this.#attributes = `Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
  }

  /** The value of the named cookie in a Cookie header. */
  read(header: string | undefined, name: string): string | undefined {
    const wanted = `${this.#prefix}${name}`;
    for (const pair of header?.split(';') ?? []) {
      const [key = '', ...value] = pair.split('=');
      if (key.trim() === wanted) return value.join('=').trim();
    }
    return undefined;
  }

  /** Builds a Set-Cookie header. The value is base64url, so it needs no quoting. */
  set(name: string, value: string, seconds: number): string {
    return `${this.#prefix}${name}=${value}; Max-Age=${seconds}; ${this.#attributes}`;
  }

  clear(name: string): string {
    return this.set(name, '', 0);
  }
}

export const SESSION_COOKIE = 'tureen_session';
