// A receiver with many places, each of which answers as it is told.
import type { ServerResponse } from 'node:http';

import type { DeliveryBody } from '../../src/domains/webhooks/webhook.schemas.ts';
import { receiverForSuite } from '../support/receiver.ts';
import type { Answering, Receiver, Received } from '../support/receiver.ts';

/** With which the service says that it tries a receiver out, which is no event. */
const TEST = 'webhook.test';

export const isOfEvent = ({ event_type }: DeliveryBody): boolean => event_type !== TEST;
const isEvent = ({ headers }: Received): boolean => headers['service-event-type'] !== TEST;

/** The id of the delivery that came. */
export const idOf = ({ headers }: Received): string => String(headers['service-delivery-id']);

export const answer =
  (status: number, headers: Record<string, string> = {}): Answering =>
  (_received, response) =>
    void response.writeHead(status, headers).end();

/** Answers that wait until they are let go. */
export const held = (then: Answering) => {
  const waiting: [Received, ServerResponse][] = [];
  let isOpen = false;
  const answering: Answering = (...one) => {
    if (isOpen) then(...one);
    else waiting.push(one);
  };
  const letGo = (): void => {
    isOpen = true;
    for (const one of waiting) then(...one);
  };
  return { answering, letGo, waiting };
};

/** One address of a receiver. */
class Place {
  readonly url: string;
  readonly #path: string;
  readonly #receiver: Receiver;
  answer: Answering;

  constructor(receiver: Receiver, url: string, answering: Answering) {
    this.#receiver = receiver;
    this.url = url;
    this.#path = new URL(url).pathname;
    this.answer = answering;
  }

  /** What came of events, and not of tests. */
  get events(): readonly Received[] {
    return this.#receiver.at(this.#path).filter(isEvent);
  }

  until(count: number, ms?: number): Promise<void> {
    return this.#receiver.until(() => this.events.length >= count, `${count} at ${this.#path}`, ms);
  }
}

/** Makes places of a receiver for all tests of a suite. */
export const placesForSuite = (): ((answering: Answering) => Place) => {
  const receiver = receiverForSuite();
  const places = new Map<string, Place>();
  receiver.answer = (received, response) => places.get(received.path)?.answer(received, response);
  return (answering) => {
    const place = new Place(receiver, `${receiver.url}/${places.size}`, answering);
    places.set(new URL(place.url).pathname, place);
    return place;
  };
};
