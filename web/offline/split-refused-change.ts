import type { Addition, ItemPatch } from '../../src/domains/shopping/index.ts';
import { randomId } from '../api/client.ts';
import type { ProblemBody } from '../api/problem.ts';
import { getChangedFields } from './list-change.ts';
import type { Conflict, QueuedChange, Refusal } from './list-change.ts';

const isConflict = (value: unknown): value is Conflict =>
  typeof value === 'object' && value !== null && 'field' in value && typeof value.field === 'string';

const toRefusal = ({ code, title, params }: ProblemBody): Refusal => {
  const conflicts = params?.['conflicts'];
  return {
    code,
    title,
    conflicts: Array.isArray(conflicts) ? conflicts.filter(isConflict) : [],
    revision: Number(params?.['current_revision'] ?? 0),
  };
};

const toFieldKey = ({ id, field }: Conflict): string => (id === undefined ? field : `${id}/${field}`);

const pickFields = (set: ItemPatch, wanted: (field: string) => boolean): ItemPatch =>
  Object.fromEntries(Object.entries(set).filter(([field]) => wanted(field)));

/** Only the invalid items are held back; the others are sent again. */
const splitRefusedAddition = (refused: QueuedChange, items: readonly Addition[], problem: ProblemBody) => {
  const faulty = new Set(
    problem.errors?.map(({ location }) => items[Number(/^body\.items\[(\d+)\]/.exec(location)?.[1] ?? -1)]),
  );
  const [held, free] = [items.filter((item) => faulty.has(item)), items.filter((item) => !faulty.has(item))];
  const refusal = toRefusal(problem);
  if (held.length === 0 || free.length === 0) return [{ ...refused, refusal }];
  const adding = (some: readonly Addition[]): QueuedChange => ({
    ...refused,
    id: randomId(),
    change: { kind: 'add', items: some },
  });
  return [adding(free), { ...adding(held), refusal }];
};

/**
 * What remains of a refused change: fields without a conflict are sent again, fields with one wait for a decision.
 * Fields that a later change of the same user sets anyway are dropped.
 */
export const splitRefusedChange = (
  refused: QueuedChange,
  problem: ProblemBody,
  waiting: readonly QueuedChange[],
): readonly QueuedChange[] => {
  const { change } = refused;
  if (change.kind === 'add') return splitRefusedAddition(refused, change.items, problem);
  const refusal = toRefusal(problem);
  if (change.kind !== 'set' || refusal.conflicts.length === 0) return [{ ...refused, refusal }];
  const settled = new Set(
    waiting
      .filter(({ listId, refusal: other }) => listId === refused.listId && other === undefined)
      .flatMap((later) => getChangedFields(later.change)),
  );
  const allConflictingFields = new Set(refusal.conflicts.map(({ field }) => field));
  const conflicts = refusal.conflicts.filter((conflict) => !settled.has(toFieldKey(conflict)));
  const conflictingFields = new Set(conflicts.map(({ field }) => field));
  const free = pickFields(change.set, (field) => !allConflictingFields.has(field));
  const held = pickFields(change.set, (field) => conflictingFields.has(field));
  return [
    ...(Object.keys(free).length > 0 ? [{ ...refused, id: randomId(), change: { ...change, set: free } }] : []),
    ...(conflictingFields.size > 0
      ? [{ ...refused, id: randomId(), change: { ...change, set: held }, refusal: { ...refusal, conflicts } }]
      : []),
  ];
};
