import type { CommitInput, CommitItem, ItemBody, PreviewBody } from './review.api.ts';
import type { Resolution } from './review-choices.ts';

const FEWEST = 50;
/** So many originals may be kept by one request. */
const MOST = 500;
const PASSES = 10;

/**
 * How many go at a time: few enough that the bar moves, and not so few that a large preview, which each answer tells
 * anew, is told a hundred times.
 */
export const passSize = (count: number): number => Math.min(MOST, Math.max(FEWEST, Math.ceil(count / PASSES)));

interface Told {
  readonly outcomes: readonly CommitItem[];
  readonly remaining: PreviewBody | undefined;
}

export interface Passes {
  readonly resolutions: readonly Resolution[];
  readonly retained: ReadonlySet<string>;
  /** Items as whoever chose saw them. */
  readonly items: readonly ItemBody[];
  readonly commit: (
    body: CommitInput,
  ) => Promise<{ items: readonly CommitItem[]; remaining?: PreviewBody | undefined }>;
  /** After each pass. */
  readonly onPass: (told: Told) => void;
  readonly isStopped: () => boolean;
}

/** What was new when it was chosen, and is surely in the library since an earlier pass: nobody wants it twice. */
const isKnownMeanwhile = (before: ItemBody | undefined, now: ItemBody | undefined): boolean =>
  before?.analysis.status === 'new' && now?.analysis.status === 'definite-match';

/**
 * Takes items in, some at a time. A failure ends it: what went before is told and in the library, the rest is still in
 * the preview.
 */
export const commitInPasses = async (passes: Passes): Promise<void> => {
  const { resolutions, retained, items, commit, onPass, isStopped } = passes;
  const size = passSize(resolutions.length);
  const before = new Map(items.map((item) => [item.id, item]));
  let now = before;
  for (let at = 0; at < resolutions.length && !isStopped(); at += size) {
    const some = resolutions
      .slice(at, at + size)
      .filter(({ item_id: id, action }) => action !== 'separate' || !isKnownMeanwhile(before.get(id), now.get(id)));
    const originals = some.map(({ item_id }) => item_id).filter((id) => retained.has(id));
    const { items: outcomes, remaining } = await commit({ resolutions: some, retain_source_item_ids: originals });
    now = new Map(remaining?.items.map((item) => [item.id, item]));
    onPass({ outcomes, remaining });
  }
};
