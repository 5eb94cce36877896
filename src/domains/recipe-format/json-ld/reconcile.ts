import { checkRecipe } from '../check/check-recipe.ts';
import type { Asset } from '../schema/asset.schemas.ts';
import { saysTheSame } from '../same-json.ts';
import type { RecipeDocument } from '../schema/recipe.schemas.ts';
import { withoutDanglingReferences } from './dangling-references.ts';
import { Look } from './look.ts';
import { mergeProperties, overlaid } from './merge-part.ts';
import { readVisible } from './read-visible.ts';
import type { Visible } from './read-visible.ts';
import type { ReadOptions } from './reader.ts';
import { reconcileIngredients } from './reconcile-ingredients.ts';
import { reconcileInstructions } from './reconcile-instructions.ts';
import { firstThatReads, reconcileItems } from './reconcile-list.ts';
import { ASSETS, AUTHORS, CLAIMS, EQUIPMENT, YIELDS } from './reconcile-list-rules.ts';
import type { ListRules } from './reconcile-list-rules.ts';
import { isSameNutrition, reconcileNutrition } from './reconcile-nutrition.ts';
import { reconcileTimes } from './reconcile-times.ts';
import { partOf } from './sides.ts';
import type { Sides } from './sides.ts';
import { imageAddresses } from './write-instructions.ts';
import { writeVisible } from './write-visible.ts';

/** Properties without parts of which the document could know more. */
const PLAIN = [
  'title',
  'description',
  'language',
  'published_on',
  'modified_on',
  'categories',
  'cuisines',
  'cooking_methods',
  'keywords',
] as const satisfies readonly (keyof Visible)[];

const OF_SOURCE: ReadonlySet<string> = new Set(['url', 'canonical_url', 'publisher', 'identifier', 'attribution']);

const only = (thing: object, names: readonly string[]): object =>
  Object.fromEntries(Object.entries(thing).filter(([name]) => names.includes(name)));

class Reconciliation {
  readonly #sides: Sides<Visible>;
  readonly #merged: RecipeDocument;
  /** The visible form of the document in its own language, and in its new one. */
  readonly #before: Look;
  readonly #now: Look;

  constructor(portable: RecipeDocument, was: Visible, visible: Visible, options: ReadOptions) {
    const { title } = portable;
    this.#sides = { portable, was, visible };
    // A node without a name has not changed the title.
    const read = { title, ...was };
    this.#merged = mergeProperties(portable, only(read, PLAIN), only({ title: read.title, ...visible }, PLAIN));
    this.#before = new Look(options, portable.language);
    this.#now = new Look(options, this.#merged.language);
  }

  /** In another language, parts without their own text would be written differently. */
  get #isSameLanguage(): boolean {
    return this.#merged.language === this.#sides.portable.language;
  }

  result(): RecipeDocument {
    this.#list(
      AUTHORS,
      (side) => side.authors,
      (authors) => ({ authors }),
    );
    this.#list(
      YIELDS,
      (side) => side.yields,
      (yields) => ({ yields }),
    );
    this.#list(
      EQUIPMENT,
      (side) => side.equipment,
      (equipment) => ({ equipment }),
    );
    this.#list(
      CLAIMS,
      (side) => side.dietary_claims,
      (dietary_claims) => ({ dietary_claims }),
    );
    this.#list(
      ASSETS,
      (side) => side.assets,
      (assets) => ({ assets }),
    );
    this.#nutrition();
    this.#objects();
    this.#ingredients();
    this.#instructions();
    return withoutDanglingReferences(this.#merged);
  }

  #list<T>(
    { keyOf, sameAs = saysTheSame, ...rules }: ListRules<T>,
    listIn: (side: Visible) => readonly T[] | null | undefined,
    part: (list: T[]) => Partial<RecipeDocument>,
  ): void {
    const { portable, was, visible } = partOf(this.#sides, (side) => listIn(side) ?? []);
    if (sameAs(was, visible) && this.#isSameLanguage) return;
    const read = (items: T[], look: Look): readonly T[] => listIn(look.of(part(items))) ?? [];
    const items = reconcileItems(portable, was, visible, {
      ...rules,
      keyOf,
      keyOfOwn: (own) => {
        const [alone] = read([own], this.#before);
        return alone && keyOf(alone);
      },
    });
    const list = firstThatReads(
      items,
      (all) => all.map(({ item }) => item),
      (all) => saysTheSame(read(all, this.#now).map(keyOf), visible.map(keyOf)),
    );
    this.#put(part(list ?? [...visible]));
  }

  /** Sets lists and objects, and removes those that became empty. */
  #put(parts: Partial<RecipeDocument>): void {
    for (const [name, value] of Object.entries(parts)) {
      if (typeof value === 'object' && Object.keys(value ?? {}).length > 0)
        Object.assign(this.#merged, { [name]: value });
      else Reflect.deleteProperty(this.#merged, name);
    }
  }

  #nutrition(): void {
    const sides = partOf(this.#sides, ({ nutrition }) => nutrition ?? []);
    if (isSameNutrition(sides.was, sides.visible)) return;
    this.#put({ nutrition: reconcileNutrition(sides, (nutrition) => this.#now.of({ nutrition }).nutrition ?? []) });
  }

  #objects(): void {
    const source = partOf(this.#sides, (side) => side.source ?? {});
    if (!saysTheSame(source.was, source.visible)) {
      // A node with only one URL is read as having it for both.
      const merged = mergeProperties(source.portable, source.was, source.visible, 'url', 'canonical_url');
      const isRight = saysTheSame(this.#now.of({ source: merged }).source ?? {}, source.visible);
      this.#put({ source: isRight ? merged : overlaid(source.portable, source.visible, OF_SOURCE) });
    }
    const times = partOf(this.#sides, (side) => side.times ?? {});
    if (!saysTheSame(times.was, times.visible)) this.#put({ times: reconcileTimes(times) });
    const { portable, was, visible } = partOf(this.#sides, (side) => side.schema_org ?? {});
    if (!saysTheSame(was, visible)) this.#put({ schema_org: mergeProperties(portable, was, visible) });
  }

  #ingredients(): void {
    const sides = partOf(this.#sides, ({ ingredient_sections }) => ingredient_sections ?? []);
    if (saysTheSame(sides.was, sides.visible) && this.#isSameLanguage) return;
    const sections = reconcileIngredients(sides, this.#before, this.#now) ?? [...sides.visible];
    this.#put({ ingredient_sections: sections });
  }

  #instructions(): void {
    const sides = partOf(this.#sides, ({ instruction_sections }) => instruction_sections ?? []);
    if (saysTheSame(sides.was, sides.visible)) return;
    const addresses = imageAddresses(this.#sides.portable);
    const names = this.#namePictures();
    const sections = reconcileInstructions(sides, this.#before, this.#now, {
      isWritten: (id) => addresses.has(id),
      renamed: (id) => names.get(id) ?? id,
    });
    this.#put({ instruction_sections: sections });
  }

  /** The picture ids by those assigned on reading; a picture without one gets it. */
  #namePictures(): ReadonlyMap<string, string> {
    const read = new Map((this.#sides.visible.assets ?? []).map(({ url, id }) => [url, id]));
    const names = new Map<string, string>();
    const named = (this.#merged.assets ?? []).map((asset): Asset => {
      const given = asset.url === undefined ? undefined : read.get(asset.url);
      const name = asset.id ?? asset.asset_id ?? given;
      if (given === undefined || name === undefined) return asset;
      if (!names.has(given)) names.set(given, name);
      return asset.id === undefined && asset.asset_id === undefined ? { ...asset, id: name } : asset;
    });
    this.#put({ assets: named });
    return names;
  }
}

/** The property of a violation: `ingredient_sections` for `body.recipe.ingredient_sections[0].title`. */
const propertyOf = (location: string): string | undefined => /^body\.recipe\.(\w+)/.exec(location)?.[1];

/**
 * The document if it is valid. A merge may exceed a list's limit or duplicate an id; then that property takes the
 * visible state alone, and the others stay.
 */
const keepable = (merged: RecipeDocument, visible: Visible): RecipeDocument => {
  const parts = new Map(Object.entries(visible));
  let recipe = merged;
  for (const _ of parts) {
    const { faults } = checkRecipe(recipe);
    if (faults === undefined) return recipe;
    const names = new Set(faults.map(({ location }) => propertyOf(location)));
    const seen = Object.entries(recipe).flatMap(([name, value]): [string, unknown][] => {
      if (!names.has(name)) return [[name, value]];
      return parts.has(name) ? [[name, parts.get(name)]] : [];
    });
    recipe = withoutDanglingReferences({ ...Object.fromEntries(seen), title: recipe.title });
  }
  return checkRecipe(recipe).recipe ?? { ...visible, title: merged.title };
};

/**
 * Updates the embedded document to the current state of its node. There is no checksum that editors of the node would
 * have to maintain: the document is written as schema.org again, and what reads the same as the node is unchanged.
 * Elsewhere the node wins.
 */
export const reconcile = (portable: RecipeDocument, visible: Visible, options: ReadOptions): RecipeDocument => {
  const was = readVisible(writeVisible(portable), options);
  if (saysTheSame(was, visible)) return portable;
  return keepable(new Reconciliation(portable, was, visible, options).result(), visible);
};
