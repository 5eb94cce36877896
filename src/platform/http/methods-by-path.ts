import type { FastifyInstance } from 'fastify';

/** Remembers every route as it is added, to tell at a path without one for a method which methods it has. */
export class MethodsByPath {
  readonly #routes: { readonly pattern: RegExp; readonly methods: readonly string[] }[] = [];

  constructor(server: FastifyInstance) {
    server.addHook('onRoute', ({ url, method }) => {
      const pattern = new RegExp(`^${url.replaceAll('.', '\\.').replaceAll(/:\w+/g, '[^/]+')}$`);
      this.#routes.push({ pattern, methods: [method].flat() });
    });
  }

  at(path: string): readonly string[] {
    const here = this.#routes.filter(({ pattern }) => pattern.test(path));
    return [...new Set(here.flatMap(({ methods }) => methods))].sort();
  }
}
