// Small changes, of which each makes one event.
import assert from 'node:assert/strict';

import type { TestClient } from '../support/client.ts';

/** Creates a tag; gives its id. */
export const newTag = async (client: TestClient, name: string): Promise<string> => {
  const { status, body } = await client.post<{ id: string }>('/api/v1/tags', { name });
  assert.equal(status, 201, JSON.stringify(body));
  return body.id;
};

/** The number of an event in its library, from its id. */
export const numberOf = (eventId: string): number => Number(eventId.slice(eventId.lastIndexOf('.') + 1));

/** When each change was answered, by the id of what was changed. */
export type Answered = Map<string, number>;

interface Writing {
  readonly writers: number;
  readonly changes: number;
  /** Who writes the change of this number. */
  readonly clientOf: (change: number) => TestClient;
  /** Told after each answer how many there were. */
  readonly onAnswer?: (count: number) => void;
}

/** Makes so many changes by several writers at once, each of which goes on as soon as it has its answer. */
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
