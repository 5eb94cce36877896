// A receiver that fails each delivery at most once, in every possible way, and records what arrived.
import type { ServerResponse } from 'node:http';

import type { Receiver, Received } from '../support/receiver.ts';

type Way = 'takes' | 'fails' | 'asks for time' | 'breaks off' | 'hangs';

/** Hangs are rare, because each occupies a slot at the sender for ten seconds. */
const WAYS: readonly (readonly [Way, number])[] = [
  ['fails', 0.12],
  ['asks for time', 0.12],
  ['breaks off', 0.12],
];

/** Probability of a hang while hangs are still allowed. */
const HANGING = 0.02;

const wayOf = (mayHang: boolean): Way => {
  let chance = Math.random();
  if (mayHang && Math.random() < HANGING) return 'hangs';
  for (const [way, share] of WAYS) {
    if (chance < share) return way;
    chance -= share;
  }
  return 'takes';
};

/** What happened to one delivery. */
export interface Arrived {
  /** Each body received with its id. */
  readonly bodies: Set<string>;
  attempts: number;
  /** How often it was accepted. */
  taken: number;
}

export class MoodyReceiver {
  /** By webhook index, then by delivery id. */
  readonly arrived = new Map<string, Arrived>();
  readonly ways = new Map<Way, number>();
  attempts = 0;
  readonly #mostHanging: number;

  constructor(receiver: Receiver, mostHanging: number) {
    this.#mostHanging = mostHanging;
    receiver.answer = (received, response) => this.#answer(received, response);
  }

  get taken(): number {
    return [...this.arrived.values()].filter(({ taken }) => taken > 0).length;
  }

  get repeated(): number {
    return [...this.arrived.values()].filter(({ attempts }) => attempts > 1).length;
  }

  #answer({ headers, body }: Received, response: ServerResponse): void {
    const id = String(headers['service-delivery-id']);
    const known: Arrived = this.arrived.get(id) ?? { bodies: new Set(), attempts: 0, taken: 0 };
    this.arrived.set(id, known);
    known.bodies.add(body);
    known.attempts += 1;
    this.attempts += 1;
    // It fails only once, because the second retry would come minutes later.
    const way = known.attempts > 1 ? 'takes' : wayOf((this.ways.get('hangs') ?? 0) < this.#mostHanging);
    this.ways.set(way, (this.ways.get(way) ?? 0) + 1);
    switch (way) {
      case 'takes':
        // Counted once the response is sent: a sender killed before receiving it sends again.
        known.taken += 1;
        response.writeHead(204).end();
        break;
      case 'fails':
        response.writeHead(500).end('no');
        break;
      case 'asks for time':
        response.writeHead(429, { 'retry-after': '1' }).end();
        break;
      case 'breaks off':
        response.socket?.destroy();
        break;
      case 'hangs':
        // Until the sender gives up.
        break;
    }
  }
}
