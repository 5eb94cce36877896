import assert from 'node:assert/strict';

import type { Requirement, Selection } from '../../../src/domains/shopping/lists/list.schemas.ts';
import type { Act, Command, Decision, Delivery } from './commands.ts';
import { isReplayed, problemOf } from './journal.ts';
import type { Journal, ListBody } from './journal.ts';
import type { Operation, Sent } from './operations.ts';
import type { Client } from './quick-client.ts';
import { rebased } from './rebase.ts';

/** A change that was made offline or is about to be sent. */
interface Queued {
  readonly sent: Sent;
  readonly delivery: Delivery;
  readonly insists: boolean;
}

type ApplyAct = Extract<Act, { kind: 'apply' }>;
type Application = Extract<Operation, { kind: 'apply' }>;

/** If there is nothing to refer to, refers to something that never existed. */
const NOTHING = 'nothing';

const at = <T>(list: readonly T[], place: number): T | undefined => list[place % Math.max(1, list.length)];

/** A phone in a store: it shows the list as last seen and queues changes while it is offline. */
export class Device {
  readonly name: string;
  readonly #client: Client;
  readonly #journal: Journal;
  readonly #recipeIds: readonly string[];
  readonly #queue: Queued[] = [];
  readonly #again: Sent[] = [];
  readonly #atTheEnd: Sent[] = [];
  /** Revisions that this device created. */
  readonly #own = new Set<number>();
  #seen: ListBody;
  #reviewed: Pick<Application, 'input' | 'review'> | undefined;
  #isOnline: boolean;
  #count = 0;

  constructor(
    name: string,
    client: Client,
    journal: Journal,
    start: { readonly recipeIds: readonly string[]; readonly seen: ListBody; readonly isOnline: boolean },
  ) {
    this.name = name;
    this.#client = client;
    this.#journal = journal;
    this.#recipeIds = start.recipeIds;
    this.#seen = start.seen;
    this.#isOnline = start.isOnline;
  }

  async obey(command: Command): Promise<void> {
    const { act } = command;
    switch (act.kind) {
      case 'go-offline':
        this.#isOnline = false;
        return;
      case 'come-online':
      case 'all-come-online':
        this.#isOnline = true;
        return (await this.#replay()) ? undefined : this.#read();
      case 'read':
        return this.#isOnline ? this.#read() : undefined;
      case 'review':
        return this.#isOnline ? this.#requestReview(act) : undefined;
      case 'apply':
        if (this.#reviewed === undefined && this.#isOnline) await this.#requestReview(act);
        return this.#make(command, this.#applicationOf(act));
      case 'add':
      case 'change':
      case 'turn':
      case 'merge':
      case 'arrange':
      case 'clear':
      case 'select':
      case 'rename':
        return this.#make(command, this.#operationOf(act));
      default:
        return act satisfies never;
    }
  }

  /** Sends everything that is still queued. */
  async finish(): Promise<void> {
    await this.#replay();
    for (const sent of [...this.#again.splice(0), ...this.#atTheEnd.splice(0)]) await this.#send(sent);
  }

  /** Sends queued changes one by one in order, and then the repeats. Returns whether it has seen the list. */
  async #replay(): Promise<boolean> {
    const again = this.#again.splice(0);
    let hasSeen = false;
    for (const queued of this.#queue.splice(0)) {
      hasSeen = await this.#deliver({ ...queued, sent: rebased(queued.sent, this.#seen, this.#own) });
    }
    for (const sent of again) hasSeen = (await this.#send(sent)).status === 200;
    return hasSeen;
  }

  async #read(): Promise<void> {
    const answer = await this.#journal.read(this.name, this.#client);
    assert.equal(answer.status, 200, answer.text);
    this.#seen = answer.body;
  }

  async #requestReview({ portion, recipe, scale, again }: Omit<ApplyAct, 'kind' | 'decisions'>): Promise<void> {
    const recipe_id = this.#recipeIds[recipe] ?? assert.fail('the recipe does not exist');
    const portions = [{ id: `portion-${portion}`, recipe_id, scale }];
    const input = { portions, ...(again !== undefined && { again }) };
    const answer = await this.#journal.review(this.name, this.#client, input);
    assert.equal(answer.status, 200, answer.text);
    this.#reviewed = { input, review: answer.body };
  }

  async #make({ delivery, age, insists }: Command, operation: Operation | undefined): Promise<void> {
    if (operation === undefined) return;
    this.#count += 1;
    const base = Math.max(0, this.#seen.revision - age);
    const queued = { sent: { id: this.#idOf(this.#count), base, operation }, delivery, insists };
    if (this.#isOnline) await this.#deliver(queued);
    else this.#queue.push(queued);
  }

  async #deliver({ sent, delivery, insists }: Queued): Promise<boolean> {
    const copies = delivery === 'twice-at-once' ? [sent, sent] : [sent];
    const answers = await Promise.all(copies.map((copy) => this.#send(copy)));
    // A change that was first rejected may have been applied by its copy if another client did the same in between.
    const [answer] = answers.toSorted((one, other) => one.status - other.status);
    if (answer === undefined) return false;
    const { code, params } = problemOf(answer);
    const present = insists && code === 'field-conflict' ? Number(params?.['current_revision']) : undefined;
    const latest = present === undefined ? sent : { ...sent, base: present };
    if (delivery === 'again-next') this.#again.push(latest);
    if (delivery === 'again-at-the-end') this.#atTheEnd.push(latest);
    const last = present === undefined ? answer : await this.#send(latest);
    return last.status === 200;
  }

  async #send(sent: Sent) {
    const answer = await this.#journal.change(this.name, this.#client, sent);
    if (answer.status === 200) {
      this.#seen = answer.body;
      if (!isReplayed(answer)) this.#own.add(answer.body.applied_revision ?? 0);
    }
    return answer;
  }

  #applicationOf({ decisions }: ApplyAct): Operation | undefined {
    const reviewed = this.#reviewed;
    this.#reviewed = undefined;
    if (reviewed === undefined) return undefined;
    return { kind: 'apply', ...reviewed, selections: this.#decided(decisions, reviewed.review.requirements) };
  }

  #operationOf(
    act: Exclude<Act, ApplyAct | { kind: 'go-offline' | 'come-online' | 'all-come-online' | 'read' | 'review' }>,
  ): Operation {
    const ids = this.#itemIds();
    const idAt = (place: number): string => at(ids, place) ?? NOTHING;
    switch (act.kind) {
      case 'add': {
        const { things, taken } = act;
        const ownId = (index: number) => `${this.name}${this.#count + 1}.${index}`;
        const isTaken = (index: number) => taken !== undefined && index === things.length - 1;
        const items = things.map((thing, index) => ({
          ...thing,
          id: isTaken(index) ? idAt(taken ?? 0) : ownId(index),
        }));
        return { kind: 'add', items };
      }
      case 'change':
        return { kind: 'change', item: idAt(act.item), set: act.set };
      case 'turn': {
        const item = idAt(act.item);
        const seen = this.#seen.items.find(({ id }) => id === item);
        return { kind: 'change', item, set: { [act.field]: seen?.[act.field] !== true } };
      }
      case 'merge': {
        const open = this.#seen.items.filter(({ bought, deleted }) => !bought && !deleted).map(({ id }) => id);
        const among = act.amongOpen && open.length > 1 ? open : ids;
        const [item, into, next] = [act.item, act.into, act.into + 1].map((place) => at(among, place) ?? NOTHING);
        return { kind: 'merge', item: item ?? NOTHING, into: (into === item ? next : into) ?? NOTHING };
      }
      case 'arrange':
        return { kind: 'arrange', items: [...new Set(act.items.map(idAt))] };
      case 'clear':
        return { kind: 'clear' };
      case 'select':
        return {
          kind: 'select',
          selections: this.#decided(act.decisions, Object.values(this.#seen.requirements), NOTHING),
        };
      case 'rename':
        return { kind: 'rename', name: act.name };
      default:
        return act satisfies never;
    }
  }

  /** What it sees, and what it is about to add. */
  #itemIds(): readonly string[] {
    const queued = this.#queue.flatMap(({ sent: { operation } }) => (operation.kind === 'add' ? operation.items : []));
    return [...new Set([...this.#seen.items, ...queued].map(({ id }) => id))];
  }

  /** Each requirement once. Without any, `otherwise` may name one that never existed. */
  #decided(
    decisions: readonly Decision[],
    requirements: readonly Pick<Requirement, 'id' | 'choices' | 'selected'>[],
    otherwise?: string,
  ): readonly Selection[] {
    const decided = decisions.flatMap(({ requirement, choice, turns }): Selection[] => {
      const { id = otherwise, choices = [], selected = true } = at(requirements, requirement) ?? {};
      if (id === undefined) return [];
      return [{ id, choice_id: at(choices, choice)?.id ?? NOTHING, selected: selected !== turns }];
    });
    return [...new Map(decided.map((selection) => [selection.id, selection])).values()];
  }

  /** Unique in the library, as the key of an addition must be. */
  #idOf(count: number): string {
    return `${this.name}${count}@${this.#seen.id}`;
  }
}
