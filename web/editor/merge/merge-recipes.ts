import type { RecipeDocument } from '../../../src/domains/recipe-format/index.ts';
import { getPictureKey } from '../document/form.ts';
import type { Asset } from '../document/form.ts';
import { ingredientShape, stepShape, flattenSections, groupSections } from '../document/parts.ts';
import { patch, isDeepEqual } from '../document/json.ts';
import { removeDanglingReferences } from '../document/references.ts';
import {
  ingredientStrategy,
  pictureStrategy,
  stepStrategy,
  withoutId,
  createSectionStrategy,
} from './merge-strategies.ts';
import { mergeFields } from './merge-fields.ts';
import { mergeLists } from './merge-lists.ts';
import { settle } from './merge-log.ts';
import type { Conflict, Decisions, MergeLog, AppliedChange, MergeStrategy } from './merge-log.ts';
import type { Part, SectionShape } from '../document/parts.ts';
import type { Named } from './merge-strategies.ts';

export interface MergedRecipe {
  readonly recipe: RecipeDocument;
  /** What they changed and I did not. */
  readonly applied: readonly AppliedChange[];
  /** What both changed. Each has an id for its decision; until then, mine is used. */
  readonly conflicts: readonly Conflict[];
}

const keyed = (list: RecipeDocument['assets']) =>
  (list ?? []).map((value, place) => ({ key: getPictureKey(value, place), value }));

const mergeAssets = (three: ThreeWay<RecipeDocument['assets']>, log: MergeLog): RecipeDocument['assets'] => {
  const [base, mine, theirs] = three;
  const merged = mergeLists<Asset>(keyed(base), keyed(mine), keyed(theirs), {
    isSameAddition: (a, b) => isDeepEqual(withoutId(a), withoutId(b)),
    settle: ({ key, ...sides }) => settle({ id: `picture/${key}`, ...sides }, pictureStrategy, log),
  });
  if (isDeepEqual(base, mine)) return theirs;
  return isDeepEqual(base, theirs) ? mine : merged;
};

/** Merged element by element. */
type Listed = 'ingredient_sections' | 'instruction_sections' | 'assets';

const getFields = ({
  ingredient_sections: _ingredients,
  instruction_sections: _steps,
  assets: _assets,
  ...fields
}: RecipeDocument): Omit<RecipeDocument, Listed> => fields;

/**
 * Three-way merge of a recipe. Changes of one side are applied, changes of both become conflicts, and nothing either
 * side wrote is lost before a decision. Deterministic, so a decision is applied by merging again.
 */
export const mergeRecipes = (
  base: RecipeDocument,
  mine: RecipeDocument,
  theirs: RecipeDocument,
  decisions: Decisions = new Map(),
): MergedRecipe => {
  const log: MergeLog = { applied: [], conflicts: [], decisions };
  const of = <K extends Listed>(name: K): ThreeWay<RecipeDocument[K]> => [base[name], mine[name], theirs[name]];
  const merged = mergeFields(getFields(base), getFields(mine), getFields(theirs), log);
  const recipe = patch<RecipeDocument>(
    { title: mine.title, ...merged },
    {
      ingredient_sections: mergeSections(of('ingredient_sections'), ingredientShape, ingredientStrategy, log),
      instruction_sections: mergeSections(of('instruction_sections'), stepShape, stepStrategy, log),
      assets: mergeAssets(of('assets'), log),
    },
  );
  return { recipe: removeDanglingReferences(recipe), applied: log.applied, conflicts: log.conflicts };
};

/** Three versions of a value: as I started, as I have it, as another member saved it. */
type ThreeWay<T> = readonly [base: T, mine: T, theirs: T];

type Sections<S> = S[] | null | undefined;

const getSection = <S, I>(part: Part<S, I> | undefined): S | undefined =>
  part?.kind === 'section' ? part.value : undefined;

const getItem = <S, I>(part: Part<S, I> | undefined): I | undefined => (part?.kind === 'item' ? part.value : undefined);

/** Merges sections with their items as one list. A section and an item never share a key. */
const mergeSections = <S extends Named, I extends Named>(
  [base, mine, theirs]: ThreeWay<Sections<S>>,
  shape: SectionShape<S, I>,
  strategy: MergeStrategy<I>,
  log: MergeLog,
): Sections<S> => {
  const keyed = (sections: Sections<S>) =>
    flattenSections(sections, shape).map((part) => ({ key: part.key, value: part }));
  const parts = mergeLists(keyed(base), keyed(mine), keyed(theirs), {
    isSameAddition: (a, b) => a.kind === b.kind && isDeepEqual(withoutId(a.value), withoutId(b.value)),
    settle: ({ key, base: b, mine: m, theirs: t }): readonly Part<S, I>[] => {
      const id = `${strategy.place.kind}/${key}`;
      if ((m ?? t)?.kind === 'section') {
        const sides = { id, base: getSection(b), mine: getSection(m), theirs: getSection(t) };
        return settle(sides, createSectionStrategy<S>(), log).map((value) => ({ kind: 'section', key, value }));
      }
      const sides = { id, base: getItem(b), mine: getItem(m), theirs: getItem(t) };
      return settle(sides, strategy, log).map((value) => ({ kind: 'item', key, value }));
    },
  });
  // The side that changed nothing has no say in how an empty list is represented: null, empty or absent.
  if (isDeepEqual(base, mine)) return theirs;
  return isDeepEqual(base, theirs) ? mine : groupSections(parts, shape);
};
