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

/** A slot of a new recipe; one that was looked for is taken already. */
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
    if (release !== undefined) return newSlot(name, release);
    if (name === own) await new Promise((resolve) => setTimeout(resolve, RELOAD_MS));
  }
  return freshSlot();
};

/** The slot of a new recipe; undefined until it is known which one is free, where any are kept. */
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
