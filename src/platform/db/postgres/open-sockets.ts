import { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** An idle connection to a server that is gone is noticed about ten seconds after this. */
const KEEP_ALIVE_MS = 10_000;

/** Every socket to the server, so that all of them can be closed whether it answers or not. */
export class OpenSockets {
  readonly #open = new Set<Socket>();

  /** For the option `stream` of the driver. */
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

  /** Waits until the server has closed its ends, and destroys what is still open after the time. */
  async close(graceMs: number): Promise<void> {
    // A socket that fails is closed as well, and no reason to fail here.
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
