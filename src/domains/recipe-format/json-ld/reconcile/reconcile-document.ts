import { isSameJson } from '../../json.ts';
import type { Asset } from '../../schema/asset.schemas.ts';
import type { RecipeDocument } from '../../schema/recipe.schemas.ts';
import { validateRecipe } from '../../validation/validate-recipe.ts';
import type { JsonLdOptions } from '../parse/node-reader.ts';
import { parseSchemaOrg } from '../parse/parse-schema-org.ts';
import type { ExtractedRecipe } from '../parse/parse-schema-org.ts';
import { mapImageUrls } from '../serialize/serialize-instructions.ts';
import { serializeSchemaOrg } from '../serialize/serialize-schema-org.ts';
import { ASSETS, AUTHORS, DIETARY_CLAIMS, EQUIPMENT, YIELDS } from './list-rules.ts';
import type { ListRules } from './list-rules.ts';
import { mapSides, mergeProperties, replaceProperties } from './merge-properties.ts';
import type { MergeSides } from './merge-properties.ts';
import { reconcileIngredients } from './reconcile-ingredients.ts';
import { reconcileInstructions } from './reconcile-instructions.ts';
import { findFaithfulArrangement, reconcileItems } from './reconcile-list.ts';
import { isSameNutrition, reconcileNutrition } from './reconcile-nutrition.ts';
import { reconcileTimes } from './reconcile-times.ts';
import { removeDanglingReferences } from './remove-dangling-references.ts';
import { SchemaOrgRoundTrip } from './schema-org-round-trip.ts';

/** Properties about which a document knows no more than schema.org states. */
const PLAIN_PROPERTIES = [
  'title',
  'description',
  'language',
  'published_on',
  'modified_on',
  'categories',
  'cuisines',
  'cooking_methods',
  'keywords',
] as const satisfies readonly (keyof ExtractedRecipe)[];

const SOURCE_PROPERTIES: ReadonlySet<string> = new Set([
  'url',
  'canonical_url',
  'publisher',
  'identifier',
  'attribution',
]);

const pick = (object: object, names: readonly string[]): object =>
  Object.fromEntries(Object.entries(object).filter(([name]) => names.includes(name)));

class Reconciliation {
  readonly #sides: MergeSides<ExtractedRecipe>;
  readonly #merged: RecipeDocument;
  /** Round trips in the document's own language and in its current one. */
  readonly #baseRoundTrip: SchemaOrgRoundTrip;
  readonly #currentRoundTrip: SchemaOrgRoundTrip;

  constructor(embedded: RecipeDocument, base: ExtractedRecipe, current: ExtractedRecipe, options: JsonLdOptions) {
    const { title } = embedded;
    this.#sides = { embedded, base, current };
    // A node without a title has not been retitled.
    const titledBase = { title, ...base };
    this.#merged = mergeProperties(
      embedded,
      pick(titledBase, PLAIN_PROPERTIES),
      pick({ title: titledBase.title, ...current }, PLAIN_PROPERTIES),
    );
    this.#baseRoundTrip = new SchemaOrgRoundTrip(options, embedded.language);
    this.#currentRoundTrip = new SchemaOrgRoundTrip(options, this.#merged.language);
  }

  /** If not, parts without authored text would now be formatted differently. */
  get #isSameLanguage(): boolean {
    return this.#merged.language === this.#sides.embedded.language;
  }

  reconcile(): RecipeDocument {
    this.#reconcileList(
      AUTHORS,
      (side) => side.authors,
      (authors) => ({ authors }),
    );
    this.#reconcileList(
      YIELDS,
      (side) => side.yields,
      (yields) => ({ yields }),
    );
    this.#reconcileList(
      EQUIPMENT,
      (side) => side.equipment,
      (equipment) => ({ equipment }),
    );
    this.#reconcileList(
      DIETARY_CLAIMS,
      (side) => side.dietary_claims,
      (dietary_claims) => ({ dietary_claims }),
    );
    this.#reconcileList(
      ASSETS,
      (side) => side.assets,
      (assets) => ({ assets }),
    );
    this.#reconcileNutrition();
    this.#reconcileObjects();
    this.#reconcileIngredients();
    this.#reconcileInstructions();
    return removeDanglingReferences(this.#merged);
  }

  #reconcileList<T>(
    { getKey, isSame = isSameJson, ...rules }: ListRules<T>,
    getList: (side: ExtractedRecipe) => readonly T[] | null | undefined,
    toPart: (list: T[]) => Partial<RecipeDocument>,
  ): void {
    const { embedded, base, current } = mapSides(this.#sides, (side) => getList(side) ?? []);
    if (isSame(base, current) && this.#isSameLanguage) return;
    const roundTrip = (items: T[], using: SchemaOrgRoundTrip): readonly T[] =>
      getList(using.document(toPart(items))) ?? [];
    const items = reconcileItems(embedded, base, current, {
      ...rules,
      getKey,
      getEmbeddedKey: (item) => {
        const [parsed] = roundTrip([item], this.#baseRoundTrip);
        return parsed && getKey(parsed);
      },
    });
    const list = findFaithfulArrangement(
      items,
      (reconciled) => reconciled.map(({ item }) => item),
      (arranged) => isSameJson(roundTrip(arranged, this.#currentRoundTrip).map(getKey), current.map(getKey)),
    );
    this.#set(toPart(list ?? [...current]));
  }

  /** Sets lists and objects, and removes properties that have become empty. */
  #set(parts: Partial<RecipeDocument>): void {
    for (const [name, value] of Object.entries(parts)) {
      if (typeof value === 'object' && Object.keys(value ?? {}).length > 0)
        Object.assign(this.#merged, { [name]: value });
      else Reflect.deleteProperty(this.#merged, name);
    }
  }

  #reconcileNutrition(): void {
    const sides = mapSides(this.#sides, ({ nutrition }) => nutrition ?? []);
    if (isSameNutrition(sides.base, sides.current)) return;
    this.#set({
      nutrition: reconcileNutrition(
        sides,
        (nutrition) => this.#currentRoundTrip.document({ nutrition }).nutrition ?? [],
      ),
    });
  }

  #reconcileObjects(): void {
    const source = mapSides(this.#sides, (side) => side.source ?? {});
    if (!isSameJson(source.base, source.current)) {
      // With only one URL in the node, both properties come from it.
      const merged = mergeProperties(source.embedded, source.base, source.current, 'url', 'canonical_url');
      const isFaithful = isSameJson(this.#currentRoundTrip.document({ source: merged }).source ?? {}, source.current);
      this.#set({
        source: isFaithful ? merged : replaceProperties(source.embedded, source.current, SOURCE_PROPERTIES),
      });
    }
    const times = mapSides(this.#sides, (side) => side.times ?? {});
    if (!isSameJson(times.base, times.current)) this.#set({ times: reconcileTimes(times) });
    const { embedded, base, current } = mapSides(this.#sides, (side) => side.schema_org ?? {});
    if (!isSameJson(base, current)) this.#set({ schema_org: mergeProperties(embedded, base, current) });
  }

  #reconcileIngredients(): void {
    const sides = mapSides(this.#sides, ({ ingredient_sections }) => ingredient_sections ?? []);
    if (isSameJson(sides.base, sides.current) && this.#isSameLanguage) return;
    const sections = reconcileIngredients(sides, this.#baseRoundTrip, this.#currentRoundTrip) ?? [...sides.current];
    this.#set({ ingredient_sections: sections });
  }

  #reconcileInstructions(): void {
    const sides = mapSides(this.#sides, ({ instruction_sections }) => instruction_sections ?? []);
    if (isSameJson(sides.base, sides.current)) return;
    const imageUrls = mapImageUrls(this.#sides.embedded);
    const documentIds = this.#assignImageIds();
    const sections = reconcileInstructions(sides, this.#baseRoundTrip, this.#currentRoundTrip, {
      isSerialized: (id) => imageUrls.has(id),
      toDocumentId: (id) => documentIds.get(id) ?? id,
    });
    this.#set({ instruction_sections: sections });
  }

  /** Maps the image ids assigned by parsing to the document's ids; images without an id get the parsed one. */
  #assignImageIds(): ReadonlyMap<string, string> {
    const parsedIds = new Map((this.#sides.current.assets ?? []).map(({ url, id }) => [url, id]));
    const documentIds = new Map<string, string>();
    const assets = (this.#merged.assets ?? []).map((asset): Asset => {
      const parsedId = asset.url === undefined ? undefined : parsedIds.get(asset.url);
      const id = asset.id ?? asset.asset_id ?? parsedId;
      if (parsedId === undefined || id === undefined) return asset;
      if (!documentIds.has(parsedId)) documentIds.set(parsedId, id);
      return asset.id === undefined && asset.asset_id === undefined ? { ...asset, id } : asset;
    });
    this.#set({ assets });
    return documentIds;
  }
}

/** `ingredient_sections` for `body.recipe.ingredient_sections[0].title`. */
const getTopLevelProperty = (location: string): string | undefined => /^body\.recipe\.(\w+)/.exec(location)?.[1];

/**
 * Makes the merged document valid. The merge may exceed a list's limit or repeat an id; such a property is then taken
 * from the current node alone, and the others stay.
 */
const replaceInvalidProperties = (merged: RecipeDocument, current: ExtractedRecipe): RecipeDocument => {
  const currentProperties = new Map(Object.entries(current));
  let recipe = merged;
  for (const _ of currentProperties) {
    const { violations } = validateRecipe(recipe);
    if (violations === undefined) return recipe;
    const invalid = new Set(violations.map(({ location }) => getTopLevelProperty(location)));
    const properties = Object.entries(recipe).flatMap(([name, value]): [string, unknown][] => {
      if (!invalid.has(name)) return [[name, value]];
      return currentProperties.has(name) ? [[name, currentProperties.get(name)]] : [];
    });
    recipe = removeDanglingReferences({ ...Object.fromEntries(properties), title: recipe.title });
  }
  return validateRecipe(recipe).recipe ?? { ...current, title: merged.title };
};

/**
 * Updates the embedded document to match its node. Instead of a checksum, which anyone editing the node would have to
 * maintain, the document is serialized and parsed again: where the result equals the node, nothing was edited;
 * elsewhere the node wins.
 */
export const reconcileDocument = (
  embedded: RecipeDocument,
  current: ExtractedRecipe,
  options: JsonLdOptions,
): RecipeDocument => {
  const base = parseSchemaOrg(serializeSchemaOrg(embedded), options);
  if (isSameJson(base, current)) return embedded;
  return replaceInvalidProperties(new Reconciliation(embedded, base, current, options).reconcile(), current);
};
