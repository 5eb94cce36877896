import { useCallback, useMemo, useState } from 'react';

import type { ItemBody } from './review.api.ts';
import { twinsAmong } from './review-choices.ts';
import type { Choice, Choices } from './review-choices.ts';

/** Of a document the original is worth keeping: what was read of it is a guess. Of an export it is the same again. */
const isUsuallyRetained = ({ source }: ItemBody): boolean => source.can_retain && source.extracted_text !== undefined;

const NO_ITEMS: readonly ItemBody[] = [];

/** What somebody has chosen so far. It is kept by item, so that it outlives each new reading of the preview. */
export const useReview = (items: readonly ItemBody[] = NO_ITEMS) => {
  const [choices, setChoices] = useState<Choices>(new Map());
  const [retaining, setRetaining] = useState<ReadonlyMap<string, boolean>>(new Map());
  const twins = useMemo(() => twinsAmong(items), [items]);
  const chooseAll = useCallback((more: Choices) => setChoices((before) => new Map([...before, ...more])), []);
  const choose = useCallback(
    (id: string, choice: Choice | undefined) => chooseAll(new Map([[id, choice]])),
    [chooseAll],
  );
  const retain = useCallback(
    (id: string, isRetained: boolean) => setRetaining((before) => new Map([...before, [id, isRetained]])),
    [],
  );
  const retainAll = useCallback(
    (all: readonly ItemBody[], isRetained: boolean) =>
      setRetaining((before) => new Map([...before, ...all.map(({ id }) => [id, isRetained] as const)])),
    [],
  );
  const isRetained = (item: ItemBody): boolean => retaining.get(item.id) ?? isUsuallyRetained(item);
  return { choices, twins, choose, chooseAll, retain, retainAll, isRetained };
};

export type Review = ReturnType<typeof useReview>;
