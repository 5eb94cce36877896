import { useEffect, useState } from 'react';

import { randomId } from '../../api/client.ts';
import { tabStorage } from '../../offline/safe-storage.ts';
import { draftKey, listNewRecipeSlots } from './draft.ts';
import { acquireName } from './name-lock.ts';
import type { Release } from './name-lock.ts';

/** Where the draft of one editor is stored. */
export interface DraftSlot {
  readonly name: string;
  /** Locks the slot against other tabs until the returned function has been called by every holder. */
  readonly hold: () => Release;
}

/** The slot of a saved recipe: shared by all tabs, since versions are merged. */
export const createRecipeSlot = (recipeId: string): DraftSlot => ({ name: recipeId, hold: () => () => {} });

/** The slot of a new recipe; `taken` if its lock is already held. */
const createLockedSlot = (name: string, taken?: Release): DraftSlot => {
  let holders = 0;
  let taking = taken === undefined ? undefined : Promise.resolve<Release | undefined>(taken);
  return {
    name,
    hold: () => {
      let isHeld = true;
      holders += 1;
      taking ??= acquireName(draftKey(name));
      return () => {
        if (!isHeld) return;
        isHeld = false;
        holders -= 1;
        if (holders > 0) return;
        void taking?.then((release) => release?.());
        taking = undefined;
      };
    },
  };
};

const createNewSlot = (): DraftSlot => createLockedSlot(`new.${randomId()}`);

/** Survives a reload, so that a tab finds its own slot again. */
const OWN_SLOT_KEY = 'tureen.draft-slot';
/** The page before a reload may release its lock only after the new one has started. */
const RELOAD_MS = 250;

/** Its own slot, else one that no open tab holds, latest first; else a new one. A duplicated tab gets another slot. */
const acquireSlot = async (): Promise<DraftSlot> => {
  const own = tabStorage.read(OWN_SLOT_KEY);
  const stored = listNewRecipeSlots();
  const others = stored.filter((name) => name !== own);
  const names = stored.flatMap((name) => (name === own ? [name, name] : [])).concat(others);
  for (const name of names) {
    const release = await acquireName(draftKey(name));
    if (release !== undefined) return createLockedSlot(name, release);
    if (name === own) await new Promise((resolve) => setTimeout(resolve, RELOAD_MS));
  }
  return createNewSlot();
};

/** The slot of a new recipe; undefined until a free one is found among stored drafts. */
export const useNewRecipeSlot = (): DraftSlot | undefined => {
  const [first] = useState(() => (listNewRecipeSlots().length === 0 ? createNewSlot() : undefined));
  const [slot, setSlot] = useState(first);
  useEffect(() => {
    let isGone = false;
    let release: Release | undefined;
    const begin = (taken: DraftSlot): void => {
      release = taken.hold();
      if (isGone) return release();
      tabStorage.write(OWN_SLOT_KEY, taken.name);
      return setSlot(taken);
    };
    if (first === undefined) void acquireSlot().then(begin);
    else begin(first);
    return () => {
      isGone = true;
      release?.();
    };
  }, [first]);
  return slot;
};
