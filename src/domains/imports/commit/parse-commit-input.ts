import type { EntryId } from '../../../platform/ids/ids.ts';
import { asId } from '../../../platform/ids/ids.ts';
import { validationFailed } from '../../../platform/problem/problem.ts';
import type { Violation } from '../../../platform/problem/problem.ts';
import type { ItemId } from '../previews/preview.schemas.ts';
import type { CommitInput, OnDuplicate } from './commit.schemas.ts';

/** What to do with a preview item. */
export type CommitChoice = { readonly itemId: ItemId } &
  /** `wait`: an item that is only similar to an entry stays in the preview for review. */
  (
    | { readonly kind: 'take'; readonly onDuplicate: OnDuplicate | 'wait' }
    | { readonly kind: 'separate' }
    | { readonly kind: 'update'; readonly target?: EntryId }
    | { readonly kind: 'skip' }
  );

const violation = (place: string, code: string, message: string, value?: unknown): Violation => ({
  location: `body.${place}`,
  code,
  message,
  value,
});

const resolutionsOf = (resolutions: NonNullable<CommitInput['resolutions']>): CommitChoice[] =>
  resolutions.map(({ action, item_id, target_entry_id: target }) => {
    const itemId = asId<ItemId>(item_id);
    if (action !== 'update') return { itemId, kind: action };
    return { itemId, kind: 'update', ...(target && { target: asId<EntryId>(target) }) };
  });

/** The index of the first repeated id, or -1. Two resolutions for one item would be ambiguous. */
const repeated = (ids: readonly string[]): number => {
  const seen = new Set<string>();
  return ids.findIndex((id) => seen.size === seen.add(id).size);
};

/** Parses the choices of a request. Throws unless every item is in the preview and is resolved only once. */
export const parseCommitInput = (
  { item_ids: ids, on_duplicate: onDuplicate, resolutions, retain_source_item_ids: retained }: CommitInput,
  known: { has(id: ItemId): boolean },
): { readonly choices: readonly CommitChoice[]; readonly retained: ReadonlySet<string> } => {
  const violations: Violation[] = [];
  if (ids && resolutions) violations.push(violation('resolutions', 'exclusive', 'must not stand beside item_ids'));
  if (!ids && !resolutions) violations.push(violation('item_ids', 'required', 'must be there, or resolutions'));
  if (resolutions && onDuplicate)
    violations.push(violation('on_duplicate', 'exclusive', 'must not stand beside resolutions'));
  const refuseUnknown = (place: (at: number) => string, given: readonly string[]): void => {
    const at = given.findIndex((id) => !known.has(asId<ItemId>(id)));
    if (at >= 0) violations.push(violation(place(at), 'unknown', 'is not in this preview', given[at]));
  };
  refuseUnknown((at) => `item_ids[${at}]`, ids ?? []);
  const resolved = (resolutions ?? []).map(({ item_id }) => item_id);
  refuseUnknown((at) => `resolutions[${at}].item_id`, resolved);
  refuseUnknown((at) => `retain_source_item_ids[${at}]`, retained ?? []);
  const twice = repeated(resolved);
  if (twice >= 0)
    violations.push(violation(`resolutions[${twice}].item_id`, 'unique', 'is resolved twice', resolved[twice]));
  if (violations.length > 0) throw validationFailed(...violations);

  const taken = [...new Set(ids ?? [])].map((id): CommitChoice => ({
    itemId: asId<ItemId>(id),
    kind: 'take',
    onDuplicate: onDuplicate ?? 'skip',
  }));
  return { choices: resolutions ? resolutionsOf(resolutions) : taken, retained: new Set(retained ?? []) };
};
