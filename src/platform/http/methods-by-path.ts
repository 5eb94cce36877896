import type { FastifyInstance } from 'fastify';

/** Records every route as it is added, so that a 405 can list the methods that a path supports. */
export class MethodsByPath {
  readonly #routes: { readonly pattern: RegExp; readonly methods: readonly string[] }[] = [];

  constructor(server: FastifyInstance) {
    server.addHook('onRoute', ({ url, method }) => {
      const pattern = new RegExp(`^${url.replaceAll('.', '\\.').replaceAll('*', '.*').replaceAll(/:\w+/g, '[^/]+')}$`);
      this.#routes.push({ pattern, methods: [method].flat() });
    });
  }

  at(path: string): readonly string[] {
    const here = this.#routes.filter(({ pattern }) => pattern.test(path));
    return [...new Set(here.flatMap(({ methods }) => methods))].sort();
  }
}
