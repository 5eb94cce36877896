import type { ShoppingListBody, ShoppingItem } from '../../../src/domains/shopping/index.ts';
import { Button } from '../../design/button.tsx';
import { Notice } from '../../design/notice.tsx';
import { useLanguage, useWords } from '../../language/locale.tsx';
import type { QueuedChange, Conflict } from '../../offline/list-change.ts';
import { getAisleLabel } from '../list/group-by-aisle.ts';
import type { Aisle } from '../list/group-by-aisle.ts';
import { dropChanges, forceChange } from './change-list.ts';
import { queueWords } from './queue.words.ts';
import type { WordsOf } from '../../language/catalog.ts';

export interface RefusedChangesProps {
  readonly refused: readonly QueuedChange[];
  readonly list: ShoppingListBody;
  readonly aisles: readonly Aisle[];
}

/** Changes that the service refused. Each stays until the user decides. */
export const RefusedChanges = ({ refused, list, aisles }: RefusedChangesProps) => {
  const words = useWords(queueWords);
  const { locale } = useLanguage();
  const aisleName = (category: string): string => {
    const aisle = aisles.find(({ id }) => id === category);
    return aisle === undefined ? category : getAisleLabel(aisle, locale);
  };
  return refused.map((change) => {
    const described = describeRefusal(change, words, { items: list.items, aisleName });
    return (
      <Notice
        key={change.id}
        kind="warning"
        action={
          <div className="list-page-choice">
            <Button onPress={() => dropChanges([change])}>{described.keepLabel}</Button>
            {described.forceLabel !== undefined && (
              <Button onPress={() => forceChange(change)}>{described.forceLabel}</Button>
            )}
          </div>
        }
      >
        {described.text}
      </Notice>
    );
  });
};

type Words = WordsOf<typeof queueWords>;

/** The text for a refused change, and the labels of the choices. */
interface RefusalText {
  readonly text: string;
  readonly keepLabel: string;
  /** Absent if trying again would be refused again. */
  readonly forceLabel?: string;
}

const FIELDS = ['name', 'buy', 'category', 'note', 'bought', 'deleted'] as const;

interface RefusalContext {
  readonly items: readonly Pick<ShoppingItem, 'id' | 'name'>[];
  /** The name of an aisle by its id. */
  readonly aisleName: (category: string) => string;
}

const formatValue = (field: string, value: unknown, words: Words, { aisleName }: RefusalContext): string => {
  if (field === 'bought') return value === true ? words.isBought : words.isOpen;
  if (field === 'deleted') return value === true ? words.isOff : words.isOn;
  const text = typeof value === 'string' ? value : '';
  if (text === '') return words.nothing;
  return field === 'category' ? aisleName(text) : text;
};

const describeItemConflict = (
  { change }: QueuedChange,
  conflict: Conflict,
  words: Words,
  known: RefusalContext,
): RefusalText | undefined => {
  const field = FIELDS.find((name) => name === conflict.field);
  if (change.kind !== 'set' || field === undefined) return undefined;
  const theirs = formatValue(field, conflict.value, words, known);
  const mine = formatValue(field, change.set[field], words, known);
  const item = known.items.find(({ id }) => id === change.item)?.name ?? '';
  return {
    text: words.conflict(item, words[field], theirs, mine),
    keepLabel: words.keep(theirs),
    forceLabel: words.insist(mine),
  };
};

/** What the change was about. */
const describeSubject = ({ change }: QueuedChange, words: Words, { items }: RefusalContext): string => {
  if (change.kind === 'add') return change.items.map(({ name }) => name).join(', ');
  if (change.kind !== 'set' && change.kind !== 'merge') return words.theList;
  return items.find(({ id }) => id === change.item)?.name ?? words.theList;
};

/** One sentence: what is there now, what was wanted, and the choice between them. */
const describeRefusal = (refused: QueuedChange, words: Words, known: RefusalContext): RefusalText => {
  const { change, refusal } = refused;
  const conflicts = refusal?.conflicts ?? [];
  const [first] = conflicts;
  if (first !== undefined && change.kind === 'arrange') {
    return { text: words.orderConflict, keepLabel: words.keepTheirs, forceLabel: words.insistMine };
  }
  if (first !== undefined && change.kind === 'rename') {
    const theirs = String(first.value);
    const text = words.nameConflict(theirs, change.name);
    return { text, keepLabel: words.keep(theirs), forceLabel: words.insist(change.name) };
  }
  const described = conflicts.flatMap((conflict) => describeItemConflict(refused, conflict, words, known) ?? []);
  const [only] = described;
  if (only !== undefined && described.length === 1) return only;
  if (only !== undefined) {
    return {
      text: described.map(({ text }) => text).join(' '),
      keepLabel: words.keepTheirs,
      forceLabel: words.insistMine,
    };
  }
  const text = words.refused(describeSubject(refused, words, known), refusal?.title ?? '');
  // The typed or pasted text exists nowhere else any more.
  if (change.kind === 'add') return { text, keepLabel: words.forget, forceLabel: words.tryAgain };
  return { text, keepLabel: words.dismiss };
};
