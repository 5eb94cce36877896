import { caller } from '../../api/client.ts';
import { deviceStorage } from '../../offline/safe-storage.ts';
import type { Choice, Choices } from './review-choices.ts';

/** The user's choices in one review. */
export interface ReviewDecisions {
  readonly choices: Choices;
  /** Whether to keep the original, by item id, if the user chose. */
  readonly retaining: ReadonlyMap<string, boolean>;
}

/** Per user and library, like drafts, so that users of a shared device do not share choices. */
const keyPrefix = (): string => `tureen.import-choices.${caller.userId}.${caller.libraryId}.`;

const NO_DECISIONS: ReviewDecisions = { choices: new Map(), retaining: new Map() };

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const actions: readonly Choice['action'][] = ['separate', 'update', 'skip'];

/** Parses a stored choice; empty if it is not valid. `null` is valid too: the item stays in the preview. */
const parseChoice = (value: unknown): readonly [Choice | undefined] | [] => {
  if (value === null) return [undefined];
  if (!isObject(value)) return [];
  const { action: written, target } = value;
  const action = actions.find((one) => one === written);
  if (action === undefined) return [];
  return [{ action, ...(typeof target === 'string' && { target }) }];
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** The choices stored on this device, or none if they are missing or unreadable. */
export const readDecisions = (previewId: string, storage = deviceStorage): ReviewDecisions => {
  const stored = parseJson(storage.read(keyPrefix() + previewId) ?? '');
  if (!isObject(stored)) return NO_DECISIONS;
  const { choices, retaining } = stored;
  return {
    choices: new Map(
      Object.entries(isObject(choices) ? choices : {}).flatMap(([id, value]) =>
        parseChoice(value).map((choice) => [id, choice] as const),
      ),
    ),
    retaining: new Map(
      Object.entries(isObject(retaining) ? retaining : {}).flatMap(([id, value]) =>
        typeof value === 'boolean' ? [[id, value] as const] : [],
      ),
    ),
  };
};

export const storeDecisions = (
  previewId: string,
  { choices, retaining }: ReviewDecisions,
  storage = deviceStorage,
): void =>
  storage.write(
    keyPrefix() + previewId,
    JSON.stringify({
      choices: Object.fromEntries([...choices].map(([id, choice]) => [id, choice ?? null])),
      retaining: Object.fromEntries(retaining),
    }),
  );

/** Removes the choices of reviews that can no longer be continued. */
export const pruneDecisions = (previewIds: ReadonlySet<string>, storage = deviceStorage): void => {
  const start = keyPrefix();
  for (const key of storage.keys()) {
    if (key.startsWith(start) && !previewIds.has(key.slice(start.length))) storage.remove(key);
  }
};
