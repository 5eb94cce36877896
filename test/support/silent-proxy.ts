import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import type { AddressInfo, Server, Socket } from 'node:net';

/**
 * One connection through the proxy. While it is silent, both ends stay open and nothing gets through, not even a close.
 */
class Link {
  isSilent: boolean;
  dropsAnswers = false;
  #held: (() => void)[] = [];
  readonly #ends: readonly Socket[];

  constructor(client: Socket, upstream: Socket, isSilent: boolean, onHeld: () => void) {
    this.isSilent = isSilent;
    this.#ends = [client, upstream];
    const pass = (work: () => void): void => {
      if (!this.isSilent) return work();
      this.#held.push(work);
      return onHeld();
    };
    client.on('data', (chunk) => pass(() => void upstream.write(chunk)));
    client.on('end', () => pass(() => void upstream.end()));
    upstream.on('data', (chunk) => {
      if (this.dropsAnswers) onHeld();
      else pass(() => void client.write(chunk));
    });
    upstream.on('end', () => pass(() => void client.end()));
    for (const socket of this.#ends) {
      socket.on('error', () => this.destroy());
      socket.on('close', () => this.destroy());
    }
  }

  speak(): void {
    this.isSilent = false;
    const held = this.#held;
    this.#held = [];
    for (const work of held) work();
  }

  destroy(): void {
    for (const socket of this.#ends) socket.destroy();
  }
}

/** A PostgreSQL behind a network that can be made to swallow everything without closing anything. */
export class SilentProxy {
  readonly url: string;
  readonly #server: Server;
  readonly #links: Set<Link>;
  readonly #state: { isSilent: boolean; held: number };

  private constructor(url: string, server: Server, links: Set<Link>, state: { isSilent: boolean; held: number }) {
    this.url = url;
    this.#server = server;
    this.#links = links;
    this.#state = state;
  }

  static async start(url: string): Promise<SilentProxy> {
    const target = new URL(url);
    const links = new Set<Link>();
    const state = { isSilent: false, held: 0 };
    const server = createServer({ allowHalfOpen: true }, (client) => {
      const upstream = connect({
        port: Number(target.port || 5432),
        host: target.hostname,
        allowHalfOpen: true,
      });
      const link = new Link(client, upstream, state.isSilent, () => (state.held += 1));
      links.add(link);
      client.on('close', () => links.delete(link));
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const through = new URL(url);
    through.hostname = '127.0.0.1';
    through.port = String((server.address() as AddressInfo).port);
    return new SilentProxy(through.href, server, links, state);
  }

  /** How often something was held back or dropped. */
  get held(): number {
    return this.#state.held;
  }

  /** Nothing gets through any more, on any connection. */
  silence(): void {
    this.#state.isSilent = true;
    this.silenceOpen();
  }

  /** Nothing gets through on the currently open connections, as if a router had forgotten them. */
  silenceOpen(): void {
    for (const link of this.#links) link.isSilent = true;
  }

  /** Requests still reach the server, but its responses are lost. */
  dropAnswers(): void {
    for (const link of this.#links) link.dropsAnswers = true;
  }

  speak(): void {
    this.#state.isSilent = false;
    for (const link of this.#links) link.speak();
  }

  async close(): Promise<void> {
    for (const link of this.#links) link.destroy();
    this.#server.close();
    await once(this.#server, 'close');
  }
}
