// Small changes that cause one event each.
import assert from 'node:assert/strict';

import type { TestClient } from '../support/client.ts';

/** Creates a tag and returns its id. */
export const newTag = async (client: TestClient, name: string): Promise<string> => {
  const { status, body } = await client.post<{ id: string }>('/api/v1/tags', { name });
  assert.equal(status, 201, JSON.stringify(body));
  return body.id;
};

/** The event's number in its library, from its id. */
export const numberOf = (eventId: string): number => Number(eventId.slice(eventId.lastIndexOf('.') + 1));

/** When each change was confirmed, by the id of the changed resource. */
export type Answered = Map<string, number>;

interface Writing {
  readonly writers: number;
  readonly changes: number;
  /** Which writer makes the change with this number. */
  readonly clientOf: (change: number) => TestClient;
  /** Called after each response with the number of responses so far. */
  readonly onAnswer?: (count: number) => void;
}

/** Makes changes using several concurrent writers, each of which continues as soon as it has its response. */
export const writeTags = async ({ writers, changes, clientOf, onAnswer }: Writing): Promise<Answered> => {
  const answered: Answered = new Map();
  let begun = 0;
  const write = async (): Promise<void> => {
    while (begun < changes) {
      const change = begun;
      begun += 1;
      const id = await newTag(clientOf(change), `Tag ${change}`);
      answered.set(id, performance.now());
      onAnswer?.(answered.size);
    }
  };
  await Promise.all(Array.from({ length: writers }, write));
  return answered;
};
