// An event stream on its own socket, read with minimal overhead because there are a thousand of them.
import { request } from 'node:http';
import type { IncomingMessage } from 'node:http';

const EVENT_ID = /^id: \S+\.(\d+)\nevent: /gm;

export class PlainStream {
  /** When each event arrived, from the first on. */
  readonly times: number[] = [];
  /** Events out of sequence. */
  readonly faults: string[] = [];
  isClosed = false;
  readonly #response: IncomingMessage;
  readonly #first: number;
  readonly #onChange: () => void;
  #rest = '';

  constructor(response: IncomingMessage, { first, onChange }: Pick<PlainReading, 'first' | 'onChange'>) {
    this.#response = response;
    this.#first = first;
    this.#onChange = onChange;
    // Until it is read, only the system's buffers receive data.
    response.pause();
    response
      .on('error', () => undefined)
      .once('close', () => {
        this.isClosed = true;
        onChange();
      });
  }

  read(): void {
    this.#response
      .setEncoding('latin1')
      .on('data', (chunk: string) => this.#take(chunk))
      .resume();
  }

  leave(): void {
    this.#response.destroy();
  }

  #take(chunk: string): void {
    const now = performance.now();
    const text = this.#rest + chunk;
    const end = text.lastIndexOf('\n\n') + 1;
    this.#rest = text.slice(end);
    for (const [, digits] of text.slice(0, end).matchAll(EVENT_ID)) {
      if (Number(digits) !== this.#first + this.times.length) this.faults.push(`${digits} at ${this.times.length}`);
      this.times.push(now);
    }
    this.#onChange();
  }
}

export interface PlainReading {
  readonly origin: string;
  readonly library: string;
  /** The number of the first event to expect. */
  readonly first: number;
  /** Called whenever data arrives or the stream is closed. */
  readonly onChange: () => void;
}

/** Opens a stream that continues after the event before the first; it is not read yet. */
export const openPlain = (reading: PlainReading): Promise<PlainStream> =>
  new Promise((resolve, reject) => {
    const { origin, library, first } = reading;
    const headers = { 'x-service-library': library, 'last-event-id': `${library}.${first - 1}` };
    request(`${origin}/api/v1/events`, { headers, agent: false })
      .on('response', (response) => {
        if (response.statusCode === 200) resolve(new PlainStream(response, reading));
        else reject(new Error(`a stream was answered with ${response.statusCode}`));
      })
      .on('error', reject)
      .end();
  });
