import { createServer, request } from 'node:http';
import type { IncomingMessage, Server } from 'node:http';
import type { AddressInfo } from 'node:net';

interface ProxyResponse {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Answers a request instead of the service; undefined passes it on. */
type Intercept = (incoming: IncomingMessage) => ProxyResponse | undefined;

/** An HTTP proxy in front of the service, which can answer by itself. */
export class HttpProxy {
  readonly origin: string;
  readonly #server: Server;
  intercept: Intercept = () => undefined;

  private constructor(server: Server) {
    this.#server = server;
    this.origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  }

  static async to(target: string): Promise<HttpProxy> {
    const server = createServer();
    await new Promise<void>((listening) => server.listen(0, 'localhost', listening));
    const proxy = new HttpProxy(server);
    server.on('request', (incoming, outgoing) => {
      const own = proxy.intercept(incoming);
      if (own !== undefined) {
        outgoing.writeHead(own.status, { 'content-type': 'text/html', ...own.headers }).end(own.body);
        return;
      }
      const { method, headers, url = '/' } = incoming;
      const forwarded = request(new URL(url, target), { method, headers }, (response) => {
        outgoing.writeHead(response.statusCode ?? 502, response.headers);
        response.pipe(outgoing);
      });
      forwarded.on('error', () => outgoing.destroy());
      outgoing.on('close', () => forwarded.destroy());
      incoming.pipe(forwarded);
    });
    return proxy;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((closed) => this.#server.close(closed));
  }
}
