import { checkRecipe } from '../check/check-recipe.ts';
import { saysTheSame } from '../same-json.ts';
import type { RecipeDocument } from '../schema/recipe.schemas.ts';
import type { Times } from '../schema/times.schemas.ts';
import { withoutDanglingReferences } from './dangling-references.ts';
import { readVisible } from './read-visible.ts';
import type { Visible } from './read-visible.ts';
import type { ReadOptions } from './reader.ts';
import { reconcileIngredients, reconcileInstructions, withRenamedAssets } from './reconcile-sections.ts';
import { reconcileList } from './reconcile-list.ts';
import type { Look } from './look.ts';
import { writeVisible } from './write-visible.ts';

/** The lists whose items can be told apart by what they look like when they are written alone. */
const LISTS = ['authors', 'yields', 'equipment', 'nutrition', 'dietary_claims', 'assets'] as const;
type ListName = (typeof LISTS)[number];

/** Property by property what is visible, unless it is as it was: then as the document has it. */
const reconcileObject = <T extends object>(portable: T, was: T, visible: T): T => {
  const [old, young] = [new Map(Object.entries(was)), new Map(Object.entries(visible))];
  const merged = new Map(Object.entries(portable));
  for (const name of new Set([...old.keys(), ...young.keys()])) {
    if (saysTheSame(old.get(name), young.get(name))) continue;
    const value: unknown = young.get(name);
    if (value === undefined) merged.delete(name);
    else merged.set(name, value);
  }
  return Object.fromEntries(merged) as T;
};

const reconcileTimes = (portable: Times, was: Times, visible: Times, look: Look): Times => {
  const merged = reconcileObject(portable, was, visible);
  if (saysTheSame(was.assertions, visible.assertions)) return merged;
  const assertions = reconcileList(
    portable.assertions ?? [],
    was.assertions ?? [],
    visible.assertions ?? [],
    (items) => look({ times: { assertions: items } }).times?.assertions ?? [],
  );
  return { ...merged, assertions };
};

/** Each part is written and read by itself. A recipe has a hundred of them; a thousand times as many are no recipe. */
const MOST_PARTS = 5000;

const partsIn = (recipe: RecipeDocument): number => {
  const { ingredient_sections, instruction_sections, times } = recipe;
  const lists = [
    ...LISTS.map((name) => recipe[name]),
    times?.assertions,
    ...(ingredient_sections ?? []).map(({ ingredients }) => ingredients),
    ...(instruction_sections ?? []).map(({ steps }) => steps),
  ];
  return lists.reduce((sum, list) => sum + (list?.length ?? 0), 0);
};

/** Puts a list or an object in its place, and takes the place away where nothing is left of it. */
const put = <K extends keyof RecipeDocument>(
  recipe: RecipeDocument,
  name: K,
  value: RecipeDocument[K] & object,
): void => {
  if (Object.keys(value).length > 0) recipe[name] = value;
  else delete recipe[name];
};

class Reconciliation {
  readonly #portable: RecipeDocument;
  readonly #was: Visible;
  readonly #visible: Visible;
  readonly #look: Look;
  readonly #merged: RecipeDocument;

  constructor(portable: RecipeDocument, was: Visible, visible: Visible, look: Look) {
    this.#portable = portable;
    this.#was = was;
    this.#visible = visible;
    this.#look = look;
    const { title } = portable;
    this.#merged = reconcileObject(portable, { title, ...was }, { title, ...visible });
  }

  #isChanged(name: keyof Visible): boolean {
    return !saysTheSame(this.#was[name], this.#visible[name]);
  }

  #list<N extends ListName>(name: N): void {
    if (!this.#isChanged(name)) return;
    const [portable, was, visible] = [this.#portable, this.#was, this.#visible].map((recipe) => recipe[name] ?? []);
    const look = (items: unknown[]): readonly unknown[] => this.#look({ [name]: items })[name] ?? [];
    const items = reconcileList<unknown>(portable ?? [], was ?? [], visible ?? [], look);
    put(this.#merged, name, items as RecipeDocument[N] & object);
  }

  #instructions(): void {
    const sections = reconcileInstructions(this.#portable, this.#visible.instruction_sections ?? [], this.#look);
    put(this.#merged, 'instruction_sections', withRenamedAssets(sections, this.#visible, this.#merged));
  }

  result(): RecipeDocument {
    const [portable, was, visible, merged] = [this.#portable, this.#was, this.#visible, this.#merged];
    for (const name of LISTS) this.#list(name);
    if (this.#isChanged('source')) {
      put(merged, 'source', reconcileObject(portable.source ?? {}, was.source ?? {}, visible.source ?? {}));
    }
    if (this.#isChanged('times')) {
      put(merged, 'times', reconcileTimes(portable.times ?? {}, was.times ?? {}, visible.times ?? {}, this.#look));
    }
    if (this.#isChanged('ingredient_sections')) {
      const [own, shown] = [portable, visible].map(({ ingredient_sections }) => ingredient_sections ?? []);
      put(merged, 'ingredient_sections', reconcileIngredients(own ?? [], shown ?? [], this.#look));
    }
    if (this.#isChanged('instruction_sections')) this.#instructions();
    return withoutDanglingReferences(merged);
  }
}

/**
 * The document that was written beside a node, brought up to what the node says now. There is no checksum that somebody
 * who edits the node would have to know of: the document is written once more in the words of schema.org, and where
 * those read the same as the node does, nobody has changed anything. Elsewhere the node is right.
 */
export const reconcile = (portable: RecipeDocument, visible: Visible, options: ReadOptions): RecipeDocument => {
  const { title, language } = portable;
  const read = (recipe: RecipeDocument): Visible => readVisible(writeVisible(recipe), options);
  const was = read(portable);
  if (saysTheSame(was, visible)) return portable;
  const seen = { ...visible, title: visible.title ?? title };
  if (partsIn(portable) > MOST_PARTS) return seen;
  const look: Look = (part) => read({ title, ...(language !== undefined && { language }), ...part });
  const merged = new Reconciliation(portable, was, visible, look).result();
  // Both together may be more than a document holds, or have an id twice: then what everybody can see counts alone.
  return checkRecipe(merged).recipe ?? seen;
};
