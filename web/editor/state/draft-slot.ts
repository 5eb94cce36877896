import { useEffect, useState } from 'react';

import { newKey } from '../../api/client.ts';
import { draftKey, newDrafts } from './draft.ts';
import { holdName } from './hold-name.ts';
import type { Release } from './hold-name.ts';

/** Where the draft of one editor is kept. */
export interface DraftSlot {
  readonly name: string;
  /** Keeps other tabs from it until what is returned is called, as long as anybody holds it. */
  readonly hold: () => Release;
}

/** That of a recipe that was saved before: there is one for all tabs, and versions of it are merged. */
export const slotOfRecipe = (recipeId: string): DraftSlot => ({ name: recipeId, hold: () => () => {} });

const heldSlot = (name: string, release: Release): DraftSlot => {
  let holders = 0;
  return {
    name,
    hold: () => {
      let isHeld = true;
      holders += 1;
      return () => {
        if (!isHeld) return;
        isHeld = false;
        holders -= 1;
        if (holders === 0) release();
      };
    },
  };
};

/** A reload keeps it, so that a tab finds its own again. */
const OWN = 'tureen.draft-slot';
/** The page that a reload replaces may be gone a moment after the next one has begun. */
const RELOAD_MS = 250;

/** Its own, else one that no living tab has, the latest first; else a new one. A tab that was doubled is another. */
const takeSlot = async (): Promise<DraftSlot> => {
  const own = sessionStorage.getItem(OWN);
  const stored = newDrafts();
  const others = stored.filter((name) => name !== own);
  const names = stored.flatMap((name) => (name === own ? [name, name] : [])).concat(others);
  for (const name of names) {
    const release = await holdName(draftKey(name));
    if (release !== undefined) return heldSlot(name, release);
    if (name === own) await new Promise((resolve) => setTimeout(resolve, RELOAD_MS));
  }
  const name = `new.${newKey()}`;
  return heldSlot(name, (await holdName(draftKey(name))) ?? (() => {}));
};

/** The slot of a new recipe; undefined until it is known which one is free. */
export const useNewSlot = (): DraftSlot | undefined => {
  const [slot, setSlot] = useState<DraftSlot>();
  useEffect(() => {
    let isGone = false;
    let release: Release | undefined;
    const take = async (): Promise<void> => {
      const taken = await takeSlot();
      release = taken.hold();
      if (isGone) return release();
      sessionStorage.setItem(OWN, taken.name);
      return setSlot(taken);
    };
    void take();
    return () => {
      isGone = true;
      release?.();
    };
  }, []);
  return slot;
};
