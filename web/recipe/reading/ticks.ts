import { useState } from 'react';

const PREFIX = 'tureen.ticked.';

interface Kept {
  readonly day: string;
  readonly ids: readonly string[];
}

const today = (): string => new Date().toDateString();

const parse = (text: string | null): Kept | undefined => {
  try {
    return text === null ? undefined : (JSON.parse(text) as Kept);
  } catch {
    return undefined;
  }
};

const read = (recipeId: string): readonly string[] => {
  const kept = parse(localStorage.getItem(PREFIX + recipeId));
  return kept?.day === today() && Array.isArray(kept.ids) ? kept.ids : [];
};

/** Yesterday's are forgotten when today's are written. */
const write = (recipeId: string, ids: readonly string[]): void => {
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith(PREFIX) && parse(localStorage.getItem(key))?.day !== today()) localStorage.removeItem(key);
  }
  localStorage.setItem(PREFIX + recipeId, JSON.stringify({ day: today(), ids } satisfies Kept));
};

export interface Ticks {
  readonly ids: ReadonlySet<string>;
  readonly set: (id: string, isTicked: boolean) => void;
  readonly clear: () => void;
}

/** What of a recipe is on the counter already: kept on this device until the day is over. */
export const useTicks = (recipeId: string): Ticks => {
  const [ids, setIds] = useState(() => read(recipeId));
  const keep = (next: readonly string[]): void => {
    setIds(next);
    write(recipeId, next);
  };
  return {
    ids: new Set(ids),
    set: (id, isTicked) => keep(isTicked ? [...ids, id] : ids.filter((one) => one !== id)),
    clear: () => keep([]),
  };
};
