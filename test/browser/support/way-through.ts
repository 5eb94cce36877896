import { connect, createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';

/**
 * A proxy to the service that can be blocked: connections are accepted but carry nothing, as in the back of a store.
 */
export class WayThrough {
  readonly origin: string;
  readonly #server: ReturnType<typeof createServer>;
  readonly #ends = new Set<Socket>();
  #isStoppedUp = false;

  private constructor(server: ReturnType<typeof createServer>) {
    this.#server = server;
    this.origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  }

  static async to(target: string): Promise<WayThrough> {
    const { hostname, port } = new URL(target);
    const server = createServer();
    await new Promise<void>((listening) => server.listen(0, 'localhost', listening));
    const way = new WayThrough(server);
    server.on('connection', (near) => {
      const far = connect(Number(port), hostname);
      for (const [one, other] of [
        [near, far],
        [far, near],
      ] as const) {
        way.#ends.add(one);
        one.on('data', (data) => void (way.#isStoppedUp || other.write(data)));
        one.on('close', () => {
          way.#ends.delete(one);
          other.destroy();
        });
        one.on('error', () => other.destroy());
      }
    });
    return way;
  }

  stopUp(): void {
    this.#isStoppedUp = true;
  }

  async close(): Promise<void> {
    for (const end of this.#ends) end.destroy();
    await new Promise((closed) => this.#server.close(closed));
  }
}
