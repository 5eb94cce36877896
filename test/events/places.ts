// A receiver with many URLs, each of which responds as instructed.
import type { ServerResponse } from 'node:http';

import type { DeliveryBody } from '../../src/domains/webhooks/webhook.schemas.ts';
import { receiverForSuite } from '../support/receiver.ts';
import type { Answering, Receiver, Received } from '../support/receiver.ts';

/** Sent when the service tests a receiver; not an event. */
const TEST = 'webhook.test';

export const isOfEvent = ({ event_type }: DeliveryBody): boolean => event_type !== TEST;
const isEvent = ({ headers }: Received): boolean => headers['service-event-type'] !== TEST;

/** The id of the received delivery. */
export const idOf = ({ headers }: Received): string => String(headers['service-delivery-id']);

export const answer =
  (status: number, headers: Record<string, string> = {}): Answering =>
  (_received, response) =>
    void response.writeHead(status, headers).end();

/** Responses held back until they are released. */
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

/** One URL of a receiver. */
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

  /** Received events, without tests. */
  get events(): readonly Received[] {
    return this.#receiver.at(this.#path).filter(isEvent);
  }

  until(count: number, ms?: number): Promise<void> {
    return this.#receiver.until(() => this.events.length >= count, `${count} at ${this.#path}`, ms);
  }
}

/** Creates URLs of a receiver for all tests of a suite. */
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
