import type { CommitInput, DiagnosticBody, ItemBody } from './review.api.ts';

/** What becomes of a recipe: one of its own, the next revision of one that is there, or nothing. */
export interface Choice {
  readonly action: 'separate' | 'update' | 'skip';
  /** The entry that it updates. */
  readonly target?: string;
}

/** What somebody chose, by item; undefined where it is to stay in the preview for another time. */
export type Choices = ReadonlyMap<string, Choice | undefined>;

/** Items that say the very same as one before them in the preview. */
export const twinsAmong = (items: readonly Pick<ItemBody, 'id' | 'recipe'>[]): ReadonlySet<string> => {
  const seen = new Set<string>();
  const twins = new Set<string>();
  for (const { id, recipe } of items) {
    const print = JSON.stringify(recipe);
    if (seen.has(print)) twins.add(id);
    seen.add(print);
  }
  return twins;
};

type Judged = Pick<ItemBody, 'id' | 'can_commit' | 'analysis'>;

/**
 * What is done where nobody says anything: what is new comes in, what is surely there already is left as it is, and
 * what is merely alike waits for somebody who can tell.
 */
const usualChoice = ({ id, can_commit, analysis }: Judged, twins: ReadonlySet<string>): Choice | undefined => {
  if (!can_commit) return undefined;
  if (analysis.status === 'definite-match' || twins.has(id)) return { action: 'skip' };
  return analysis.status === 'new' ? { action: 'separate' } : undefined;
};

/** Where there is something to choose beyond taking it in: the library or the import has it twice. */
export const isTwofold = ({ id, analysis }: Judged, twins: ReadonlySet<string>): boolean =>
  analysis.matches.length > 0 || twins.has(id);

/** Days may lie between a choice and its import: what it was to update may be in the trash by then. */
const isPossible = ({ analysis }: Judged, choice: Choice): boolean =>
  choice.action !== 'update' || analysis.matches.some(({ entry_id }) => entry_id === choice.target);

/** What was chosen, or what is usual. What cannot be done any more waits for somebody to choose again. */
export const choiceFor = (item: Judged, choices: Choices, twins: ReadonlySet<string>): Choice | undefined => {
  if (!choices.has(item.id)) return usualChoice(item, twins);
  const chosen = choices.get(item.id);
  return chosen !== undefined && item.can_commit && isPossible(item, chosen) ? chosen : undefined;
};

export type Resolution = NonNullable<CommitInput['resolutions']>[number];

/** Everything that has a choice, in the order of the preview. */
export const resolutionsOf = (
  items: readonly Judged[],
  choices: Choices,
  twins: ReadonlySet<string>,
): readonly Resolution[] =>
  items.flatMap((item): Resolution[] => {
    const choice = choiceFor(item, choices, twins);
    if (choice === undefined) return [];
    const { action, target } = choice;
    return [{ item_id: item.id, action, ...(target !== undefined && { target_entry_id: target }) }];
  });

/** One choice for all that may be there already; `update` leaves out those of which nobody knows which one is meant. */
export const chooseForTwofold = (
  items: readonly Judged[],
  twins: ReadonlySet<string>,
  action: Choice['action'],
): Choices =>
  new Map(
    items
      .filter((item) => item.can_commit && isTwofold(item, twins))
      .flatMap((item): [string, Choice][] => {
        if (action !== 'update') return [[item.id, { action }]];
        const [best] = item.analysis.matches;
        if (best === undefined || item.analysis.status === 'ambiguous') return [];
        return [[item.id, { action, target: best.entry_id }]];
      }),
  );

/** How many were read as recipes, and how many parts or files could not be. */
export const countRead = (items: readonly Pick<ItemBody, 'can_commit'>[]) => {
  const readable = items.filter(({ can_commit }) => can_commit).length;
  return { readable, unreadable: items.length - readable };
};

export const filters = ['all', 'twofold', 'remarks', 'blocked'] as const;
export type Filter = (typeof filters)[number];

/** Measures are asked for in one place for all recipes; what else could be mended stands at its recipe. */
export const isWithoutMeasures = ({ code }: Pick<DiagnosticBody, 'code'>): boolean => code !== 'unit-ambiguous';

const hasRemarks = ({ diagnostics, can_commit }: ItemBody): boolean =>
  can_commit && diagnostics.some((remark) => remark.class === 'actionable' && isWithoutMeasures(remark));

export const isShownBy = (filter: Filter, item: ItemBody, twins: ReadonlySet<string>): boolean => {
  switch (filter) {
    case 'all':
      return true;
    case 'twofold':
      return isTwofold(item, twins);
    case 'remarks':
      return hasRemarks(item);
    case 'blocked':
      return !item.can_commit;
    default:
      return filter satisfies never;
  }
};
