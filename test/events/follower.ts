// A client that follows a library's events, is repeatedly disconnected, and resumes where it was.
import assert from 'node:assert/strict';

import type { EventBody } from '../../src/platform/outbox/event.ts';
import type { TestClient } from '../support/client.ts';
import type { EventReader } from '../support/event-reader.ts';
import { numberOf } from './library-tags.ts';

/** It disconnects after at most this many events. */
const MAX_STAY_EVENTS = 200;
const PATIENCE_MS = 60_000;

const anyOf = <T>(list: readonly T[]): T => {
  const one = list[Math.floor(Math.random() * list.length)];
  assert.ok(one !== undefined);
  return one;
};

export class Follower {
  /** When it received each event, by the id of the changed resource. */
  readonly got = new Map<string, number>();
  /** Events out of sequence: something was lost or received twice. */
  readonly faults: string[] = [];
  /** Positions at which it had to reload everything. */
  readonly resyncs: string[] = [];
  connections = 0;
  /** The longest wait for a stream to open. */
  longestOpeningMs = 0;
  /** The number of the last event received. */
  position = 0;
  readonly #clients: readonly TestClient[];
  #lastEventId = '';

  /** Each of these clients accesses the same library, possibly through different instances. */
  constructor(clients: readonly TestClient[]) {
    this.#clients = clients;
  }

  /** Determines the starting point, so that it misses nothing afterwards. */
  async begin(): Promise<void> {
    const reader = await this.#connect();
    await reader.until(({ lastEventId }) => lastEventId !== '', 'id');
    reader.leave();
    this.#lastEventId = reader.lastEventId;
    this.position = numberOf(reader.lastEventId);
  }

  /** Follows, switching instances, until it has received the event with this number. */
  async followUntil(number: number): Promise<void> {
    while (this.position < number) {
      const reader = await this.#connect();
      const stay = 1 + Math.floor(Math.random() * MAX_STAY_EVENTS);
      let taken = 0;
      // Checked for each chunk, right after its events have arrived.
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
    const began = performance.now();
    const reader = await anyOf(this.#clients).follow(headers);
    this.longestOpeningMs = Math.max(this.longestOpeningMs, performance.now() - began);
    assert.equal(reader.response.statusCode, 200);
    this.connections += 1;
    return reader;
  }

  /** Records an event and the position to resume from. */
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
