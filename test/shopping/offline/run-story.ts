import assert from 'node:assert/strict';

import { checkEnd } from './check-end.ts';
import type { Library } from './check-review.ts';
import { CLIENTS } from './commands.ts';
import type { Story } from './commands.ts';
import { Device } from './device.ts';
import { Journal, isReplayed, problemOf } from './journal.ts';
import type { ListBody } from './journal.ts';
import { Judge } from './judge.ts';
import { requestOf } from './operations.ts';
import type { Operation, Sent } from './operations.ts';
import type { Client } from './quick-client.ts';

/** Where stories happen: a library with recipes, and a client for each device. */
export interface Stage {
  readonly clients: readonly [Client, Client, Client];
  readonly library: Library;
  /** The current time, which stands still. */
  readonly now: string;
  /** Unique each time. */
  newListId(): string;
}

const names = ['A', 'B', 'C'] as const;

/** The items on the list when a story begins. */
const firstThings = [
  { id: 'flour', name: 'Flour', buy: '2' },
  { id: 'onions', name: 'Onions' },
  { id: 'tea', name: 'Tea', note: 'green', category: 'Cellar' },
];

/** Fills a new list: items added by hand, some already bought, and the requirements of a recipe. */
const fillNewList = async (journal: Journal, client: Client, recipe_id: string): Promise<ListBody> => {
  const make = (base: number, operation: Operation) =>
    journal.change('A', client, { id: `start-${base}@${journal.path}`, base, operation });
  await make(1, { kind: 'add', items: firstThings });
  await make(2, { kind: 'change', item: 'tea', set: { bought: true } });
  const input = { portions: [{ id: 'portion-0', recipe_id }] };
  const { body: review } = await journal.review('A', client, input);
  return (await make(3, { kind: 'apply', input, review, selections: [] })).body;
};

/** One list, three devices, and the judge of all responses. */
class Play {
  readonly #stage: Stage;
  readonly #journal: Journal;
  readonly #judge: Judge;
  readonly #devices: readonly Device[];

  private constructor(stage: Stage, journal: Journal, judge: Judge, devices: readonly Device[]) {
    this.#stage = stage;
    this.#journal = journal;
    this.#judge = judge;
    this.#devices = devices;
  }

  static async begin(stage: Stage, id: string, journal: Journal, offline: readonly boolean[]): Promise<Play> {
    const [client] = stage.clients;
    const created = await client.send<ListBody>('POST', '/api/v1/shopping/lists', { json: { id, name: 'Week' } });
    assert.equal(created.status, 201, created.text);
    const judge = new Judge(created, stage.library, stage.now);
    const { recipeIds } = stage.library;
    const seen = await fillNewList(journal, client, recipeIds[0] ?? '');
    judge.settle(journal.unsettled());
    const devices = stage.clients.map(
      (own, index) =>
        new Device(names[index] ?? '', own, journal, { recipeIds, seen, isOnline: offline[index] !== true }),
    );
    return new Play(stage, journal, judge, devices);
  }

  async perform({ commands }: Story): Promise<void> {
    for (const command of commands) {
      const isForAll = command.act.kind === 'all-come-online';
      const devices = isForAll ? this.#devices : this.#devices.slice(command.client, command.client + 1);
      await Promise.all(devices.map((device) => device.obey(command)));
      this.#settle();
    }
    await Promise.all(this.#devices.map((device) => device.finish()));
    this.#settle();
  }

  /** When everything is delivered, all clients read the same list. */
  async end(): Promise<void> {
    const [list, ...others] = await this.#byEach((client, name) => this.#journal.read(name, client));
    for (const other of others) assert.deepEqual([other.text, other.headers.etag], [list.text, list.headers.etag]);
    this.#settle();
    checkEnd(list.body, [...this.#judge.kept.values()]);
  }

  /** Every acknowledged operation is sent once more and changes nothing. */
  async repeat(): Promise<void> {
    const kept = [...this.#judge.kept.values()];
    const { revision } = this.#judge;
    await this.#byEach(async (client, name, index) => {
      for (const { sent } of kept.filter((_, place) => place % CLIENTS === index)) {
        const answer = await this.#journal.change(name, client, sent);
        assert.ok(isReplayed(answer), `${sent.id} was not recognized as a replay: ${answer.text}`);
        assert.equal(answer.headers.etag, `"${revision}"`, `${sent.id} changed the list when it was sent again`);
      }
    });
    this.#settle();
    for (const { sent } of kept.slice(-1)) await this.#misuse(sent);
  }

  /** An operation id with different input is rejected, whatever the operation. */
  async #misuse(sent: Sent): Promise<void> {
    const { method, path, json, headers } = requestOf({ ...sent, operation: { kind: 'rename', name: 'Other' } });
    const answer = await this.#stage.clients[0].send(method, `${this.#journal.path}${path}`, { json, headers });
    assert.deepEqual([answer.status, problemOf(answer).code], [409, 'idempotency-conflict'], sent.id);
  }

  /** By all clients at the same time. */
  async #byEach<T>(act: (client: Client, name: string, index: number) => Promise<T>): Promise<[T, T, T]> {
    const [a, b, c] = this.#stage.clients;
    return Promise.all([act(a, 'A', 0), act(b, 'B', 1), act(c, 'C', 2)]);
  }

  #settle(): void {
    this.#judge.settle(this.#journal.unsettled());
  }
}

/** Plays a story on a new list. A failure reports all exchanges so far and the reason. */
export const runStory = async (stage: Stage, story: Story): Promise<void> => {
  const id = stage.newListId();
  const journal = new Journal(id);
  try {
    const play = await Play.begin(stage, id, journal, story.offline);
    await play.perform(story);
    await play.end();
    if (story.isRepeated) await play.repeat();
  } catch (cause) {
    throw new Error(`The exchanges were:\n${journal.toString()}\n`, { cause });
  }
};
