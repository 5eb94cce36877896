/** Cookies of one origin, unreadable for scripts and not sent along from other sites' forms and pictures. */
export class Cookies {
  readonly #prefix: string;
  readonly #attributes: string;

  /** Over https the name binds the cookie to this host, so that no neighbouring subdomain can plant one. */
  constructor(baseUrl: string | undefined) {
    const isSecure = baseUrl?.startsWith('https:') === true;
    this.#prefix = isSecure ? '__Host-' : '';
    this.#attributes = `Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
  }

  /** The value of a cookie of this name in the Cookie header of a request. */
  read(header: string | undefined, name: string): string | undefined {
    const wanted = `${this.#prefix}${name}`;
    for (const pair of header?.split(';') ?? []) {
      const [key = '', ...value] = pair.split('=');
      if (key.trim() === wanted) return value.join('=').trim();
    }
    return undefined;
  }

  /** A Set-Cookie header. The value needs no quoting: it is base64url. */
  set(name: string, value: string, seconds: number): string {
    return `${this.#prefix}${name}=${value}; Max-Age=${seconds}; ${this.#attributes}`;
  }

  clear(name: string): string {
    return this.set(name, '', 0);
  }
}

export const SESSION_COOKIE = 'tureen_session';
