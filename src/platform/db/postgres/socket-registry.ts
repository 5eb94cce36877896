import { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** After this idle time, it takes about ten more seconds to notice that the server is gone. */
const KEEP_ALIVE_MS = 10_000;

/** Tracks every socket to the server, so that all of them can be closed whether the server responds or not. */
export class SocketRegistry {
  readonly #open = new Set<Socket>();

  /** For the driver's `stream` option. */
  readonly create = (): Socket => {
    const socket = new Socket();
    this.#open.add(socket);
    socket.once('connect', () => socket.setKeepAlive(true, KEEP_ALIVE_MS));
    socket.once('close', () => this.#open.delete(socket));
    return socket;
  };

  destroy(): void {
    for (const socket of this.#open) socket.destroy();
  }

  /** Waits until the server has closed its ends, and destroys sockets still open after the grace period. */
  async close(graceMs: number): Promise<void> {
    // A socket that fails is closed too, which is not an error here.
    const closed = Promise.all(
      [...this.#open].map((socket) => new Promise<void>((resolve) => socket.once('close', () => resolve()))),
    );
    const ending = new AbortController();
    const late = pause(graceMs, undefined, { signal: ending.signal }).catch(() => undefined);
    await Promise.race([closed, late]);
    ending.abort();
    this.destroy();
  }
}
