// A client that follows the events of a library, is cut off again and again, and goes on where it was.
import assert from 'node:assert/strict';

import type { EventBody } from '../../src/platform/outbox/event.ts';
import type { TestClient } from '../support/client.ts';
import type { EventReader } from '../support/event-reader.ts';
import { numberOf } from './library-tags.ts';

/** It leaves after so many events at the most. */
const LONGEST_STAY = 200;
const PATIENCE_MS = 60_000;

const anyOf = <T>(list: readonly T[]): T => {
  const one = list[Math.floor(Math.random() * list.length)];
  assert.ok(one !== undefined);
  return one;
};

export class Follower {
  /** When it got each event, by the id of what was changed. */
  readonly got = new Map<string, number>();
  /** Events that were not the next one: something was lost, or came twice. */
  readonly faults: string[] = [];
  /** Where it was told to read everything again. */
  readonly resyncs: string[] = [];
  connections = 0;
  /** The longest that it waited for a stream to be opened. */
  longestOpeningMs = 0;
  /** The number of the last event that it knows. */
  position = 0;
  readonly #clients: readonly TestClient[];
  #lastEventId = '';

  /** Any of these clients leads to its library, by whichever instance. */
  constructor(clients: readonly TestClient[]) {
    this.#clients = clients;
  }

  /** Learns where it begins, so that it misses nothing of what comes after. */
  async begin(): Promise<void> {
    const reader = await this.#connect();
    await reader.until(({ lastEventId }) => lastEventId !== '', 'id');
    reader.leave();
    this.#lastEventId = reader.lastEventId;
    this.position = numberOf(reader.lastEventId);
  }

  /** Follows, here and there, until it has the event of this number. */
  async followUntil(number: number): Promise<void> {
    while (this.position < number) {
      const reader = await this.#connect();
      const stay = 1 + Math.floor(Math.random() * LONGEST_STAY);
      let taken = 0;
      // Asked with each chunk, when its events have just come.
      const takeUntilEnough = ({ isEnded, events }: EventReader): boolean => {
        for (const { id, event, data } of events.slice(taken)) this.#take(id, event, data);
        taken = events.length;
        return isEnded || taken >= stay || this.position >= number;
      };
      await reader.until(takeUntilEnough, `event ${this.position + 1} of ${number}`, PATIENCE_MS);
      reader.leave();
    }
  }

  async #connect(): Promise<EventReader> {
    const headers = this.#lastEventId === '' ? {} : { 'last-event-id': this.#lastEventId };
    const asked = performance.now();
    const reader = await anyOf(this.#clients).follow(headers);
    this.longestOpeningMs = Math.max(this.longestOpeningMs, performance.now() - asked);
    assert.equal(reader.response.statusCode, 200);
    this.connections += 1;
    return reader;
  }

  /** The next one, or the place from which to go on. */
  #take(id: string, event: string, data: unknown): void {
    if (event === 'resync') this.resyncs.push(`${JSON.stringify(data)} at ${this.#lastEventId}, newest ${id}`);
    else {
      if (numberOf(id) !== this.position + 1) this.faults.push(`${id} after ${this.position}`);
      this.got.set((data as EventBody).resource.id, performance.now());
    }
    this.#lastEventId = id;
    this.position = numberOf(id);
  }
}
