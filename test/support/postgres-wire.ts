import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';

/** A message from the client (postgresql.org/docs/current/protocol-message-formats.html). */
export interface FrontendMessage {
  readonly type: string;
  /** What follows the type and the length. */
  readonly body: Buffer;
}

/** A PostgreSQL behind a proxy that inspects messages. */
export interface PostgresWire {
  readonly url: string;
  close(): Promise<void>;
}

interface ConnectionReader {
  readonly read: (message: FrontendMessage) => void;
  /** Called when the server is ready for the next query. */
  readonly ready: () => void;
}

/** Created for each connection, so that it may keep per-connection state. */
type ReadConnection = () => ConnectionReader;

const READY_FOR_QUERY = 'Z'.charCodeAt(0);

/** Calls back for each message that ends the server's answer to a query. */
const readAnswers = (socket: Socket, ready: () => void): void => {
  let rest = Buffer.alloc(0);
  socket.on('data', (chunk: Buffer) => {
    rest = Buffer.concat([rest, chunk]);
    while (rest.length >= 5 && rest.length > rest.readUInt32BE(1)) {
      if (rest[0] === READY_FOR_QUERY) ready();
      rest = rest.subarray(1 + rest.readUInt32BE(1));
    }
  });
};

const readMessages = (socket: Socket, read: (message: FrontendMessage) => void): void => {
  let rest = Buffer.alloc(0);
  let started = false;
  let isRead = true;
  socket.on('data', (chunk: Buffer) => {
    rest = Buffer.concat([rest, chunk]);
    for (;;) {
      // The first message has a length but no type; the others have both.
      const head = started ? 1 : 0;
      if (rest.length < head + 4) return;
      const end = head + rest.readUInt32BE(head);
      if (rest.length < end) return;
      // Notifications between instances are not part of any request.
      if (!started) isRead = !rest.subarray(0, end).includes('tureen notices');
      else if (isRead) read({ type: String.fromCharCode(rest[0] ?? 0), body: rest.subarray(head + 4, end) });
      started = true;
      rest = rest.subarray(end);
    }
  });
};

export const openPostgresWire = async (url: string, readConnection: ReadConnection): Promise<PostgresWire> => {
  const target = new URL(url);
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connect(Number(target.port || 5432), target.hostname);
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('error', () => socket.destroy());
    }
    const { read, ready } = readConnection();
    readMessages(client, read);
    readAnswers(upstream, ready);
    client.pipe(upstream).pipe(client);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const through = new URL(url);
  through.hostname = '127.0.0.1';
  through.port = String((server.address() as AddressInfo).port);
  return {
    url: through.href,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
};
