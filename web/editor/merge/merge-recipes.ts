import type { RecipeDocument } from '../../../src/domains/recipe-format/index.ts';
import { pictureKey } from '../document/form.ts';
import type { Asset } from '../document/form.ts';
import { ingredientShape, stepShape } from '../document/parts.ts';
import { patched } from '../document/patched.ts';
import { withoutDangling } from '../document/references.ts';
import { isSame } from '../document/same.ts';
import { ingredientManner, pictureManner, stepManner, withoutId } from './manners.ts';
import { mergeFields } from './merge-fields.ts';
import { mergeLists } from './merge-lists.ts';
import { settle } from './merge-log.ts';
import type { Conflict, Decisions, MergeLog, Taken } from './merge-log.ts';
import { mergeSections } from './merge-sections.ts';
import type { Three } from './merge-sections.ts';

export interface MergedRecipe {
  readonly recipe: RecipeDocument;
  /** What they changed and I did not. */
  readonly taken: readonly Taken[];
  /** What both changed; each has an id for a decision. Until there is one, mine stands in the recipe. */
  readonly conflicts: readonly Conflict[];
}

const keyed = (list: RecipeDocument['assets']) =>
  (list ?? []).map((value, place) => ({ key: pictureKey(value, place), value }));

const mergeAssets = (three: Three<RecipeDocument['assets']>, log: MergeLog): RecipeDocument['assets'] => {
  const [base, mine, theirs] = three;
  const merged = mergeLists<Asset>(keyed(base), keyed(mine), keyed(theirs), {
    isTwin: (a, b) => isSame(withoutId(a), withoutId(b)),
    settle: ({ key, ...sides }) => settle({ id: `picture/${key}`, ...sides }, pictureManner, log),
  });
  if (isSame(base, mine)) return theirs;
  return isSame(base, theirs) ? mine : merged;
};

/** What is merged line by line. */
type Listed = 'ingredient_sections' | 'instruction_sections' | 'assets';

const fieldsOf = ({
  ingredient_sections: _ingredients,
  instruction_sections: _steps,
  assets: _assets,
  ...fields
}: RecipeDocument): Omit<RecipeDocument, Listed> => fields;

/**
 * Puts two versions of a recipe together that come from the same one. What one side changed is taken from it; what both
 * changed is decided, and nothing that either wrote is lost before that. The same versions and decisions always give the
 * same, so that a decision is made by asking again with it.
 */
export const mergeRecipes = (
  base: RecipeDocument,
  mine: RecipeDocument,
  theirs: RecipeDocument,
  decisions: Decisions = new Map(),
): MergedRecipe => {
  const log: MergeLog = { taken: [], conflicts: [], decisions };
  const of = <K extends Listed>(name: K): Three<RecipeDocument[K]> => [base[name], mine[name], theirs[name]];
  const merged = mergeFields(fieldsOf(base), fieldsOf(mine), fieldsOf(theirs), log);
  const recipe = patched<RecipeDocument>(
    { title: mine.title, ...merged },
    {
      ingredient_sections: mergeSections(of('ingredient_sections'), ingredientShape, ingredientManner, log),
      instruction_sections: mergeSections(of('instruction_sections'), stepShape, stepManner, log),
      assets: mergeAssets(of('assets'), log),
    },
  );
  return { recipe: withoutDangling(recipe), taken: log.taken, conflicts: log.conflicts };
};
