import { useState } from 'react';

import { deviceStorage } from '../../offline/safe-storage.ts';

const PREFIX = 'tureen.ticked.';

interface StoredChecks {
  readonly day: string;
  readonly ids: readonly string[];
}

const today = (): string => new Date().toDateString();

const parseChecks = (text: string | undefined): StoredChecks | undefined => {
  try {
    return text === undefined ? undefined : (JSON.parse(text) as StoredChecks);
  } catch {
    return undefined;
  }
};

const readChecks = (recipeId: string): readonly string[] => {
  const stored = parseChecks(deviceStorage.read(PREFIX + recipeId));
  return stored?.day === today() && Array.isArray(stored.ids) ? stored.ids : [];
};

/** Writing today's also removes those of earlier days. */
const storeChecks = (recipeId: string, ids: readonly string[]): void => {
  for (const key of deviceStorage.keys()) {
    if (key.startsWith(PREFIX) && parseChecks(deviceStorage.read(key))?.day !== today()) deviceStorage.remove(key);
  }
  deviceStorage.write(PREFIX + recipeId, JSON.stringify({ day: today(), ids } satisfies StoredChecks));
};

export interface CheckedIngredients {
  readonly ids: ReadonlySet<string>;
  readonly set: (id: string, isChecked: boolean) => void;
  readonly clear: () => void;
}

/** Ingredients the cook has checked off, kept on this device until the end of the day. */
export const useCheckedIngredients = (recipeId: string): CheckedIngredients => {
  const [ids, setIds] = useState(() => readChecks(recipeId));
  const keep = (next: readonly string[]): void => {
    setIds(next);
    storeChecks(recipeId, next);
  };
  return {
    ids: new Set(ids),
    set: (id, isChecked) => keep(isChecked ? [...ids, id] : ids.filter((one) => one !== id)),
    clear: () => keep([]),
  };
};
