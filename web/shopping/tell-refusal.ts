import type { ShoppingItem } from '../../src/domains/shopping/index.ts';
import type { Conflict, QueuedChange } from '../offline/list-change.ts';
import type { In } from '../language/catalogue.ts';
import type { queueWords } from './queue.words.ts';

type Words = In<typeof queueWords>;

/** What somebody is told of a change that was refused, and what they may choose. */
export interface Told {
  readonly text: string;
  readonly keep: string;
  /** Absent where the same again would be refused again. */
  readonly insist?: string;
}

const FIELDS = ['name', 'buy', 'category', 'note', 'bought', 'deleted'] as const;

export interface Known {
  readonly items: readonly Pick<ShoppingItem, 'id' | 'name'>[];
  /** The name of a part of the shop by its id. */
  readonly aisleName: (category: string) => string;
}

const valueText = (field: string, value: unknown, words: Words, { aisleName }: Known): string => {
  if (field === 'bought') return value === true ? words.isBought : words.isOpen;
  if (field === 'deleted') return value === true ? words.isOff : words.isOn;
  const text = typeof value === 'string' ? value : '';
  if (text === '') return words.nothing;
  return field === 'category' ? aisleName(text) : text;
};

const ofItem = ({ change }: QueuedChange, conflict: Conflict, words: Words, known: Known): Told | undefined => {
  const field = FIELDS.find((name) => name === conflict.field);
  if (change.kind !== 'set' || field === undefined) return undefined;
  const theirs = valueText(field, conflict.value, words, known);
  const mine = valueText(field, change.set[field], words, known);
  const item = known.items.find(({ id }) => id === change.item)?.name ?? '';
  return {
    text: words.conflict(item, words[field], theirs, mine),
    keep: words.keep(theirs),
    insist: words.insist(mine),
  };
};

/** What a change was about, for who made it. */
const subjectOf = ({ change }: QueuedChange, words: Words, { items }: Known): string => {
  if (change.kind === 'add') return change.items.map(({ name }) => name).join(', ');
  if (change.kind !== 'set' && change.kind !== 'merge') return words.theList;
  return items.find(({ id }) => id === change.item)?.name ?? words.theList;
};

/** In one sentence: what is there now, what was wanted, and the choice between them. */
export const tellRefusal = (refused: QueuedChange, words: Words, known: Known): Told => {
  const { change, refusal } = refused;
  const conflicts = refusal?.conflicts ?? [];
  const [first] = conflicts;
  if (first !== undefined && change.kind === 'arrange') {
    return { text: words.orderConflict, keep: words.keepTheirs, insist: words.insistMine };
  }
  if (first !== undefined && change.kind === 'rename') {
    const theirs = String(first.value);
    const text = words.nameConflict(theirs, change.name);
    return { text, keep: words.keep(theirs), insist: words.insist(change.name) };
  }
  const told = conflicts.flatMap((conflict) => ofItem(refused, conflict, words, known) ?? []);
  const [only] = told;
  if (only !== undefined && told.length === 1) return only;
  if (only !== undefined) {
    return { text: told.map(({ text }) => text).join(' '), keep: words.keepTheirs, insist: words.insistMine };
  }
  const text = words.refused(subjectOf(refused, words, known), refusal?.title ?? '');
  // What somebody has typed or pasted stands nowhere else any more.
  if (change.kind === 'add') return { text, keep: words.forget, insist: words.tryAgain };
  return { text, keep: words.dismiss };
};
