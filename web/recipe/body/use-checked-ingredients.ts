import { useState } from 'react';

const PREFIX = 'tureen.ticked.';

interface StoredChecks {
  readonly day: string;
  readonly ids: readonly string[];
}

const today = (): string => new Date().toDateString();

const parseChecks = (text: string | null): StoredChecks | undefined => {
  try {
    return text === null ? undefined : (JSON.parse(text) as StoredChecks);
  } catch {
    return undefined;
  }
};

const readChecks = (recipeId: string): readonly string[] => {
  const stored = parseChecks(localStorage.getItem(PREFIX + recipeId));
  return stored?.day === today() && Array.isArray(stored.ids) ? stored.ids : [];
};

/** Writing today's also removes those of earlier days. */
const storeChecks = (recipeId: string, ids: readonly string[]): void => {
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith(PREFIX) && parseChecks(localStorage.getItem(key))?.day !== today()) localStorage.removeItem(key);
  }
  localStorage.setItem(PREFIX + recipeId, JSON.stringify({ day: today(), ids } satisfies StoredChecks));
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
