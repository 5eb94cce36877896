import { caller } from '../api/client.ts';
import { onDevice } from './device-storage.ts';
import type { Choice, Choices } from './review-choices.ts';

/** What somebody has chosen so far in one review. */
export interface Chosen {
  readonly choices: Choices;
  /** Whether the original is kept, by item, where somebody said so. */
  readonly retaining: ReadonlyMap<string, boolean>;
}

/** For each person and library its own, as drafts are: nobody goes on with what somebody else chose. */
const prefix = (): string => `tureen.import-choices.${caller.userId}.${caller.libraryId}.`;

const NOTHING: Chosen = { choices: new Map(), retaining: new Map() };

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const actions: readonly Choice['action'][] = ['separate', 'update', 'skip'];

/** As it was written; nothing for what is no choice. `null` is one as well: that it stays for another time. */
const choiceIn = (value: unknown): readonly [Choice | undefined] | [] => {
  if (value === null) return [undefined];
  if (!isObject(value)) return [];
  const { action: written, target } = value;
  const action = actions.find((one) => one === written);
  if (action === undefined) return [];
  return [{ action, ...(typeof target === 'string' && { target }) }];
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** What was chosen here before; nothing where that is not to be had or not to be understood. */
export const readReview = (previewId: string, storage = onDevice): Chosen => {
  const kept = parsed(storage.read(prefix() + previewId) ?? '');
  if (!isObject(kept)) return NOTHING;
  const { choices, retaining } = kept;
  return {
    choices: new Map(
      Object.entries(isObject(choices) ? choices : {}).flatMap(([id, value]) =>
        choiceIn(value).map((choice) => [id, choice] as const),
      ),
    ),
    retaining: new Map(
      Object.entries(isObject(retaining) ? retaining : {}).flatMap(([id, value]) =>
        typeof value === 'boolean' ? [[id, value] as const] : [],
      ),
    ),
  };
};

export const keepReview = (previewId: string, { choices, retaining }: Chosen, storage = onDevice): void =>
  storage.write(
    prefix() + previewId,
    JSON.stringify({
      choices: Object.fromEntries([...choices].map(([id, choice]) => [id, choice ?? null])),
      retaining: Object.fromEntries(retaining),
    }),
  );

/** Drops what was chosen in reviews that nobody can go on with. */
export const keepReviewsOf = (previewIds: ReadonlySet<string>, storage = onDevice): void => {
  const start = prefix();
  for (const key of storage.keys()) {
    if (key.startsWith(start) && !previewIds.has(key.slice(start.length))) storage.remove(key);
  }
};
