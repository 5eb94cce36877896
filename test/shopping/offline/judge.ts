import assert from 'node:assert/strict';
import { isDeepStrictEqual } from 'node:util';

import type { TestResponse } from '../../support/test-response.ts';
import { checkConflicts } from './check-conflicts.ts';
import { checkNeeded } from './check-needed.ts';
import { checkReview } from './check-review.ts';
import type { Library } from './check-review.ts';
import { isReplayed, problemOf } from './journal.ts';
import type { ChangeMade, Exchange, ListBody, Reading, Reviewing } from './journal.ts';
import type { Given, ModelList } from './model/list.ts';
import { inWords } from './operations.ts';
import type { Sent } from './operations.ts';
import type { Conflict, Refusal } from './model/refusal.ts';
import { step } from './model/step.ts';
import { walk } from './walk.ts';

/** An operation the service has acknowledged. */
export interface Kept {
  readonly sent: Sent;
  readonly applied: number;
}

/** A list in the form the model compares: without what a response adds, and with needs listed separately. */
const listOf = ({ applied_revision: _applied, fields = {}, items, ...rest }: ListBody): ModelList => ({
  ...rest,
  fields,
  items: items.map(({ needed: _needed, purchase: _purchase, ...item }) => item),
});

const refusalOf = (answer: TestResponse<unknown>): Refusal => {
  const { status, code, errors, params = {} } = problemOf(answer);
  const { current_revision: at, conflicts, ids } = params;
  return {
    status,
    code,
    ...(errors !== undefined && { location: errors[0]?.location ?? '' }),
    ...(conflicts !== undefined && { conflicts: conflicts as readonly Conflict[] }),
    ...(ids !== undefined && { ids: ids as readonly string[] }),
    ...(at !== undefined && { at: Number(at) }),
  };
};

/** The response without the part about the operation. */
const textOf = ({ text }: TestResponse<ListBody>): string => text.replace(/,"applied_revision":\d+\}$/, '}');

const etagOf = (revision: number): string => `"${revision}"`;

/**
 * Compares everything a service says about a list with the contract. Requests may have overlapped: applied operations
 * are ordered by the revisions they created, and for an operation that changed nothing there must be a moment between
 * request and response at which that was right.
 */
export class Judge {
  readonly kept = new Map<string, Kept>();
  readonly #library: Library;
  readonly #now: string;
  /** What the model expects and what the service returned, by revision. */
  readonly #lists = new Map<number, ModelList>();
  readonly #bodies = new Map<number, { readonly body: ListBody; readonly text: string }>();
  #revision: number;

  constructor(created: TestResponse<ListBody>, library: Library, now: string) {
    const { body: first } = created;
    this.#library = library;
    this.#now = now;
    this.#revision = first.revision;
    this.#lists.set(first.revision, listOf(first));
    this.#bodies.set(first.revision, { body: first, text: textOf(created) });
  }

  get revision(): number {
    return this.#revision;
  }

  /** Judges the responses since the last call, once nothing is in flight. */
  settle(exchanges: readonly Exchange[]): void {
    const changes = exchanges.filter((exchange) => exchange.kind === 'change');
    const acknowledged = changes.filter(({ answer }) => answer.status === 200);
    const [replayed, made] = [true, false].map((wanted) =>
      acknowledged.filter(({ answer }) => isReplayed(answer) === wanted),
    );
    this.#order(made ?? []);
    for (const change of replayed ?? []) this.#checkReplay(change);
    for (const change of changes) if (change.answer.status !== 200) this.#checkRefusal(change);
    for (const exchange of exchanges) {
      if (exchange.kind === 'read') this.#checkReading(exchange);
      if (exchange.kind === 'review') this.#checkReview(exchange);
    }
  }

  /**
   * Every revision was created by one acknowledged operation, and all other acknowledged operations changed nothing.
   */
  #order(made: readonly ChangeMade[]): void {
    const byRevision = Map.groupBy(made, ({ answer }) => answer.body.applied_revision ?? 0);
    for (const change of made) this.#keep(change);
    const newest = Math.max(this.#revision, ...byRevision.keys());
    for (const [revision, changes] of byRevision) {
      if (revision <= this.#revision) for (const change of changes) this.#checkIdle(change, revision);
    }
    while (this.#revision < newest) this.#advance(byRevision.get(this.#revision + 1) ?? []);
  }

  #keep({ sent, answer, since }: ChangeMade): void {
    const { revision, applied_revision: applied = 0 } = answer.body;
    assert.ok(!this.kept.has(sent.id), `${sent.id} was applied a second time`);
    assert.equal(applied, revision, `${sent.id} was answered with another revision than it created`);
    assert.ok(applied >= since, `${sent.id} applied at ${applied}, but ${since} was known before it was sent`);
    this.kept.set(sent.id, { sent, applied });
  }

  /** One of these created the next revision. If several could have, it does not matter which. */
  #advance(candidates: readonly ChangeMade[]): void {
    const [before, revision] = [this.#listAt(this.#revision), this.#revision + 1];
    const tried = candidates.map((change) => ({ change, ...this.#tryOn(before, change) }));
    const maker = tried.find(({ isExpected }) => isExpected) ?? tried[0];
    if (maker === undefined) assert.fail(`no response reports having created revision ${revision}`);
    const { change, outcome, returned } = maker;
    const { sent, answer, since } = change;
    assert.ok(outcome.kind === 'made', `${sent.id} was applied, but the model says: ${JSON.stringify(outcome)}`);
    if (!maker.isExpected) assert.deepEqual(returned, outcome.list, `${sent.id} created another list than the model`);
    assert.ok(outcome.isChanged && revision > since, `${sent.id} raised the revision but should have changed nothing`);
    const { body } = this.#bodyAt(this.#revision);
    checkNeeded(body, answer.body, this.#library);
    walk(body, answer.body, sent);
    this.#lists.set(revision, outcome.list);
    this.#bodies.set(revision, { body: answer.body, text: textOf(answer) });
    this.#revision = revision;
    for (const other of candidates) if (other !== change) this.#checkIdle(other, revision);
  }

  #tryOn(before: ModelList, { sent, answer: { body } }: ChangeMade) {
    const [outcome, returned] = [step(before, sent, this.#givenBy(before, body)), listOf(body)];
    const isExpected = outcome.kind === 'made' && outcome.isChanged && isDeepStrictEqual(outcome.list, returned);
    return { outcome, returned, isExpected };
  }

  /** Acknowledged because the list was already in that state. */
  #checkIdle({ sent, answer }: ChangeMade, revision: number): void {
    const list = this.#listAt(revision);
    const outcome = step(list, sent, this.#givenBy(list, answer.body));
    const isIdle = outcome.kind === 'made' && !outcome.isChanged;
    assert.ok(
      isIdle,
      `${inWords(sent)} changed nothing at ${revision}, but the model says: ${JSON.stringify(outcome)}`,
    );
    this.#checkBody(answer);
  }

  #checkReplay({ sent, answer, since }: ChangeMade): void {
    const kept = this.kept.get(sent.id) ?? assert.fail(`${sent.id} is called a replay but was never applied`);
    assert.deepEqual(sent, kept.sent);
    assert.equal(answer.body.applied_revision, kept.applied, `${sent.id} is now reported at another revision`);
    assert.ok(answer.body.revision >= since, `${sent.id} was answered with a list older than ${since}`);
    this.#checkBody(answer);
  }

  #checkReading({ answer, since, client }: Reading): void {
    assert.ok(answer.body.revision >= since, `${client} read a list older than ${since}`);
    this.#checkBody(answer);
  }

  #checkReview({ input, answer, since, client }: Reviewing): void {
    const { revision } = answer.body;
    assert.ok(revision >= since && revision <= this.#revision, `${client} reviewed revision ${revision}`);
    checkReview(answer.body, input, this.#listAt(revision), this.#library);
  }

  /** Rejected for a reason that existed and was named. Without a reason nothing may be rejected. */
  #checkRefusal({ sent, answer, since }: ChangeMade): void {
    const refusal = refusalOf(answer);
    const { status, code, params = {} } = problemOf(answer);
    if (code === 'field-conflict') {
      const named = (refusal.conflicts ?? []).map(({ field, value }) => [field, value]);
      assert.deepEqual(params['fields'], Object.fromEntries(named));
      assert.equal(params['base_revision'], sent.base);
      checkConflicts(sent, refusal.conflicts ?? [], refusal.at ?? 0, (revision) => this.#bodies.get(revision)?.body);
    }
    const last = Math.min(this.#revision, (this.kept.get(sent.id)?.applied ?? Infinity) - 1);
    const outcomes = [];
    for (let revision = since; revision <= last; revision += 1) {
      const list = this.#listAt(revision);
      const outcome = step(list, sent, this.#givenBy(list, undefined));
      if (outcome.kind === 'refused' && isDeepStrictEqual(outcome.refusal, refusal)) return;
      outcomes.push(outcome.kind === 'refused' ? outcome.refusal : outcome.kind);
    }
    const expected = JSON.stringify(outcomes);
    assert.fail(`${sent.id} was rejected with ${status} ${JSON.stringify(refusal)}, but the model says: ${expected}`);
  }

  /** The list exactly as it was at its revision, with that ETag. */
  #checkBody(answer: TestResponse<ListBody>): void {
    const { revision } = answer.body;
    assert.equal(answer.headers.etag, etagOf(revision));
    assert.equal(textOf(answer), this.#bodyAt(revision).text, `revision ${revision} has changed`);
  }

  #givenBy({ items }: ModelList, body: ListBody | undefined): Given {
    const known = new Set(items.map(({ id }) => id));
    const fresh = (body?.items ?? []).filter(({ id }) => !known.has(id));
    let count = 0;
    return {
      newId: () => {
        count += 1;
        return fresh[count - 1]?.id ?? `new ${count}`;
      },
      categoryOf: (id) => fresh.find((item) => item.id === id)?.category ?? '',
      now: () => this.#now,
    };
  }

  #listAt(revision: number): ModelList {
    return this.#lists.get(revision) ?? assert.fail(`revision ${revision} does not exist`);
  }

  #bodyAt(revision: number) {
    return this.#bodies.get(revision) ?? assert.fail(`revision ${revision} does not exist`);
  }
}
