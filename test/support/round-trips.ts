import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';

/** A PostgreSQL reached through a wire that counts how often the client asked for an answer. */
export interface CountingWire {
  readonly url: string;
  readonly roundTrips: number;
  close(): Promise<void>;
}

const SYNC = 'S';
const SIMPLE_QUERY = 'Q';

/** Calls back for each message of the frontend (postgresql.org/docs/current/protocol-message-formats.html). */
const readMessages = (socket: Socket, found: (type: string) => void): void => {
  let rest = Buffer.alloc(0);
  let started = false;
  let isCounted = true;
  socket.on('data', (chunk: Buffer) => {
    rest = Buffer.concat([rest, chunk]);
    for (;;) {
      // The first message has a length and no type; the others have both.
      const head = started ? 1 : 0;
      if (rest.length < head + 4) return;
      const end = head + rest.readUInt32BE(head);
      if (rest.length < end) return;
      // What instances tell each other is on no request's way.
      if (!started) isCounted = !rest.subarray(0, end).includes('tureen notices');
      if (started && isCounted) found(String.fromCharCode(rest[0] ?? 0));
      started = true;
      rest = rest.subarray(end);
    }
  });
};

export const countRoundTrips = async (url: string): Promise<CountingWire> => {
  const target = new URL(url);
  let roundTrips = 0;
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connect(Number(target.port || 5432), target.hostname);
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('error', () => socket.destroy());
    }
    readMessages(client, (type) => {
      if (type === SYNC || type === SIMPLE_QUERY) roundTrips += 1;
    });
    client.pipe(upstream).pipe(client);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const through = new URL(url);
  through.hostname = '127.0.0.1';
  through.port = String((server.address() as AddressInfo).port);
  return {
    url: through.href,
    get roundTrips() {
      return roundTrips;
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
};
