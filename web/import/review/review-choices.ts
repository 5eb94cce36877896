import type { CommitInput, ImportDiagnostic, ImportPreviewItem } from './review.api.ts';

/**
 * What to do with an imported recipe: add it as a new recipe, save it as the next revision of an existing one, or skip
 * it.
 */
export interface Choice {
  readonly action: 'separate' | 'update' | 'skip';
  /** The entry to update. */
  readonly target?: string;
}

/** The user's choices by item id; undefined for an item that stays in the preview for later. */
export type Choices = ReadonlyMap<string, Choice | undefined>;

/** Ids of items identical to an earlier item of the preview. */
export const findRepeatedItems = (items: readonly Pick<ImportPreviewItem, 'id' | 'recipe'>[]): ReadonlySet<string> => {
  const seen = new Set<string>();
  const repeatedIds = new Set<string>();
  for (const { id, recipe } of items) {
    const print = JSON.stringify(recipe);
    if (seen.has(print)) repeatedIds.add(id);
    seen.add(print);
  }
  return repeatedIds;
};

type AnalyzedItem = Pick<ImportPreviewItem, 'id' | 'can_commit' | 'analysis'>;

/**
 * The default: import what is new, skip what is certainly in the library, and leave similar recipes for the user to
 * decide.
 */
const getDefaultChoice = (
  { id, can_commit, analysis }: AnalyzedItem,
  repeatedIds: ReadonlySet<string>,
): Choice | undefined => {
  if (!can_commit) return undefined;
  if (analysis.status === 'definite-match' || repeatedIds.has(id)) return { action: 'skip' };
  return analysis.status === 'new' ? { action: 'separate' } : undefined;
};

/** True if there is more to decide than whether to import: the library or the import has a duplicate. */
export const isPossibleDuplicate = ({ id, analysis }: AnalyzedItem, repeatedIds: ReadonlySet<string>): boolean =>
  analysis.matches.length > 0 || repeatedIds.has(id);

/** Days may pass between the choice and the import: the entry to update may be in the trash by then. */
const isStillPossible = ({ analysis }: AnalyzedItem, choice: Choice): boolean =>
  choice.action !== 'update' || analysis.matches.some(({ entry_id }) => entry_id === choice.target);

/** The user's choice, or the default. A choice that is no longer possible must be made again. */
export const getChoice = (
  item: AnalyzedItem,
  choices: Choices,
  repeatedIds: ReadonlySet<string>,
): Choice | undefined => {
  if (!choices.has(item.id)) return getDefaultChoice(item, repeatedIds);
  const chosen = choices.get(item.id);
  return chosen !== undefined && item.can_commit && isStillPossible(item, chosen) ? chosen : undefined;
};

export type Resolution = NonNullable<CommitInput['resolutions']>[number];

/** A resolution for each item that has a choice, in preview order. */
export const buildResolutions = (
  items: readonly AnalyzedItem[],
  choices: Choices,
  repeatedIds: ReadonlySet<string>,
): readonly Resolution[] =>
  items.flatMap((item): Resolution[] => {
    const choice = getChoice(item, choices, repeatedIds);
    if (choice === undefined) return [];
    const { action, target } = choice;
    return [{ item_id: item.id, action, ...(target !== undefined && { target_entry_id: target }) }];
  });

/** One choice for all possible duplicates. `update` skips those with several candidates. */
export const chooseForDuplicates = (
  items: readonly AnalyzedItem[],
  repeatedIds: ReadonlySet<string>,
  action: Choice['action'],
): Choices =>
  new Map(
    items
      .filter((item) => item.can_commit && isPossibleDuplicate(item, repeatedIds))
      .flatMap((item): [string, Choice][] => {
        if (action !== 'update') return [[item.id, { action }]];
        const [best] = item.analysis.matches;
        if (best === undefined || item.analysis.status === 'ambiguous') return [];
        return [[item.id, { action, target: best.entry_id }]];
      }),
  );

/** How many items were read as recipes, and how many could not be. */
export const countItems = (items: readonly Pick<ImportPreviewItem, 'can_commit'>[]) => {
  const readable = items.filter(({ can_commit }) => can_commit).length;
  return { readable, unreadable: items.length - readable };
};

export const filters = ['all', 'twofold', 'remarks', 'blocked'] as const;
export type Filter = (typeof filters)[number];

/** Measures are asked about once for all recipes; other diagnostics are shown with their recipe. */
export const isNotAboutMeasures = ({ code }: Pick<ImportDiagnostic, 'code'>): boolean => code !== 'unit-ambiguous';

const hasDiagnostics = ({ diagnostics, can_commit }: ImportPreviewItem): boolean =>
  can_commit && diagnostics.some((remark) => remark.class === 'actionable' && isNotAboutMeasures(remark));

export const matchesFilter = (filter: Filter, item: ImportPreviewItem, repeatedIds: ReadonlySet<string>): boolean => {
  switch (filter) {
    case 'all':
      return true;
    case 'twofold':
      return isPossibleDuplicate(item, repeatedIds);
    case 'remarks':
      return hasDiagnostics(item);
    case 'blocked':
      return !item.can_commit;
    default:
      return filter satisfies never;
  }
};
