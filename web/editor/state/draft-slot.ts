import { useEffect, useState } from 'react';

import { newKey } from '../../api/client.ts';
import { draftKey, newDrafts } from './draft.ts';
import { holdName } from './hold-name.ts';
import type { Release } from './hold-name.ts';

/** Where the draft of one editor is stored. */
export interface DraftSlot {
  readonly name: string;
  /** Locks the slot against other tabs until the returned function has been called by every holder. */
  readonly hold: () => Release;
}

/** The slot of a saved recipe: shared by all tabs, since versions are merged. */
export const slotOfRecipe = (recipeId: string): DraftSlot => ({ name: recipeId, hold: () => () => {} });

/** The slot of a new recipe; `taken` if its lock is already held. */
const newSlot = (name: string, taken?: Release): DraftSlot => {
  let holders = 0;
  let taking = taken === undefined ? undefined : Promise.resolve<Release | undefined>(taken);
  return {
    name,
    hold: () => {
      let isHeld = true;
      holders += 1;
      taking ??= holdName(draftKey(name));
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

const freshSlot = (): DraftSlot => newSlot(`new.${newKey()}`);

/** Survives a reload, so that a tab finds its own slot again. */
const OWN = 'tureen.draft-slot';
/** The page before a reload may release its lock only after the new one has started. */
const RELOAD_MS = 250;

/** Its own slot, else one that no open tab holds, latest first; else a new one. A duplicated tab gets another slot. */
const takeSlot = async (): Promise<DraftSlot> => {
  const own = sessionStorage.getItem(OWN);
  const stored = newDrafts();
  const others = stored.filter((name) => name !== own);
  const names = stored.flatMap((name) => (name === own ? [name, name] : [])).concat(others);
  for (const name of names) {
    const release = await holdName(draftKey(name));
    if (release !== undefined) return newSlot(name, release);
    if (name === own) await new Promise((resolve) => setTimeout(resolve, RELOAD_MS));
  }
  return freshSlot();
};

/** The slot of a new recipe; undefined until a free one is found among stored drafts. */
export const useNewSlot = (): DraftSlot | undefined => {
  const [first] = useState(() => (newDrafts().length === 0 ? freshSlot() : undefined));
  const [slot, setSlot] = useState(first);
  useEffect(() => {
    let isGone = false;
    let release: Release | undefined;
    const begin = (taken: DraftSlot): void => {
      release = taken.hold();
      if (isGone) return release();
      sessionStorage.setItem(OWN, taken.name);
      return setSlot(taken);
    };
    if (first === undefined) void takeSlot().then(begin);
    else begin(first);
    return () => {
      isGone = true;
      release?.();
    };
  }, [first]);
  return slot;
};
