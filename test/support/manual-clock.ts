import type { Clock } from '../../src/platform/clock/clock.ts';

/** A clock that stands still until it is advanced. */
export class ManualClock implements Clock {
  #time: number;

  constructor(start = '2026-03-01T12:00:00.000Z') {
    this.#time = Date.parse(start);
  }

  now(): Date {
    return new Date(this.#time);
  }

  advance({ days = 0, hours = 0, minutes = 0, seconds = 0 }): void {
    this.#time += (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000;
  }
}
