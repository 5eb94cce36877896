// Arbitrary valid recipe documents for property-based tests.
import * as fc from 'fast-check';
import type { Arbitrary } from 'fast-check';

import type { IngredientSection } from '../schema/ingredient.schemas.ts';
import type { InstructionSection, Step } from '../schema/instruction.schemas.ts';
import type { RecipeDocument } from '../schema/recipe.schemas.ts';
import { ingredientSections, instructionSections, reference } from './sections.arbitraries.ts';
import type { DraftStep } from './sections.arbitraries.ts';
import {
  amount,
  duration,
  labels,
  line,
  prose,
  quantity,
  schemaOrgProperties,
  simple,
  unknownProperties,
  webUrl,
  withUnknown,
} from './values.arbitraries.ts';

/** A duration, a range that may be open at one end, or text. */
const statedTime = fc.oneof(
  { weight: 3, arbitrary: fc.record({ duration, text: line }, { requiredKeys: ['duration'] }) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.integer({ min: 1, max: 90 }), fc.nat(90), fc.constantFrom('both', 'min', 'max'))
      .map(([least, more, ends]) => ({
        ...(ends !== 'max' && { min: `PT${least}M` }),
        ...(ends !== 'min' && { max: `PT${least + more}M` }),
      })),
  },
  { weight: 1, arbitrary: fc.record({ text: fc.constantFrom('overnight', 'a while') }) },
);

const assertion = fc
  .tuple(
    withUnknown(
      fc.record(
        {
          kind: fc.constantFrom('prep', 'cook', 'rest', 'perform', 'total'),
          attention: fc.constant('active'),
          provenance: fc.constantFrom('authored', 'derived'),
        },
        { requiredKeys: ['kind'] },
      ),
    ),
    statedTime,
  )
  .map(([kind, stated]) => ({ ...kind, ...stated }));

const asset = withUnknown(
  fc.record(
    {
      role: fc.constantFrom('image', 'document'),
      url: webUrl,
      media_type: fc.constant('image/jpeg'),
      caption: line,
      creator_credit: line,
      license: line,
    },
    { requiredKeys: ['role'] },
  ),
);

const nutrition = fc.record({
  basis: fc.oneof(
    fc.constant({ kind: 'unspecified' as const }),
    fc.record({ kind: fc.constantFrom('quantity' as const, 'serving' as const), quantity: simple }),
  ),
  nutrients: fc.uniqueArray(
    fc.record({ nutrient: fc.constantFrom('energy', 'fat', 'protein', 'iron'), amount, unit: fc.constant('g') }),
    { selector: ({ nutrient }) => nutrient, maxLength: 3 },
  ),
});

/** Never a bare number: next to text that contains it, parsing schema.org drops it as a repetition. */
const yieldText = line.filter((text) => !/^\d+$/.test(text));

const yields = fc.uniqueArray(withUnknown(fc.record({ text: yieldText, quantity }, { requiredKeys: ['text'] })), {
  minLength: 1,
  maxLength: 2,
  selector: ({ text }) => text,
});

/** A document before ids are assigned. */
const draft = fc.record(
  {
    title: line,
    description: prose,
    language: fc.constantFrom('en', 'de-CH', 'zh-Hant'),
    authors: fc.uniqueArray(
      withUnknown(
        fc.record(
          { kind: fc.constantFrom('person' as const, 'organization' as const), name: line, url: webUrl },
          { requiredKeys: ['kind', 'name'] },
        ),
      ),
      { minLength: 1, maxLength: 2, selector: ({ name }) => name },
    ),
    source: withUnknown(
      fc.record(
        {
          name: line,
          url: webUrl,
          canonical_url: webUrl,
          publisher: line,
          identifier: line,
          page: line,
          attribution: prose,
        },
        { requiredKeys: [] },
      ),
    ),
    published_on: fc.constantFrom('2024', '2024-02', '2024-02-29'),
    modified_on: fc.constant('2025-12-31'),
    categories: labels,
    cuisines: labels,
    cooking_methods: labels,
    meal_roles: labels,
    keywords: labels,
    notes: prose,
    yields,
    active: duration,
    total: duration,
    assertions: fc.array(assertion, { maxLength: 4 }),
    ingredient_sections: ingredientSections,
    instruction_sections: instructionSections,
    equipment: fc.array(withUnknown(fc.record({ description: line, optional: fc.boolean() })), {
      minLength: 1,
      maxLength: 2,
    }),
    nutrition: fc.array(nutrition, { minLength: 1, maxLength: 2 }),
    allergens: fc.array(
      fc.record({ text: line, substance: line, presence: fc.constant('contains' as const), of: reference }),
    ),
    claims: fc.array(
      fc.record({ diet: fc.constantFrom('vegan', 'paleo'), suitability: fc.constant('suitable'), text: line }),
    ),
    assets: fc.array(asset, { minLength: 1, maxLength: 3 }),
    translations: fc.array(fc.record({ language: fc.constant('fr'), recipe_id: fc.uuid(), title: line }), {
      maxLength: 1,
    }),
    variants: fc.array(
      fc.record({
        title: line,
        ingredient_sections: ingredientSections,
        instruction_sections: instructionSections,
        yields,
      }),
      { maxLength: 2 },
    ),
    schema_org: schemaOrgProperties,
    unknown: unknownProperties,
  },
  { requiredKeys: ['title'] },
);

type Draft = typeof draft extends Arbitrary<infer T> ? T : never;

/** Assigns the ids `prefix-1`, `prefix-2`, … */
const addIds = <T extends object>(list: readonly T[], prefix: string, first = 1): (T & { id: string })[] =>
  list.map((item, index) => ({ id: `${prefix}-${first + index}`, ...item }));

const pick = (ids: readonly string[], index: number): string[] => ids.slice(index % (ids.length || 1)).slice(0, 1);

interface Ids {
  readonly ingredients: readonly string[];
  readonly timings: readonly string[];
  readonly pictures: readonly string[];
}

const addIngredientIds = (sections: readonly IngredientSection[], prefix: string): IngredientSection[] =>
  addIds(sections, `${prefix}part`).map((section) => ({
    ...section,
    ingredients: addIds(section.ingredients ?? [], `${section.id}-ingredient`),
  }));

const collectIds = (sections: readonly IngredientSection[]): string[] =>
  sections.flatMap(({ ingredients }) => (ingredients ?? []).flatMap(({ id }) => id ?? []));

const linkStep = ({ uses, timings, pictures, ...rest }: DraftStep, ids: Ids): Step => ({
  ...rest,
  ...(uses && {
    ingredient_uses: uses.flatMap(([index, taken]) =>
      pick(ids.ingredients, index).map((ingredient_id) => ({ ingredient_id, quantity: taken })),
    ),
  }),
  ...(timings && { timing_ids: timings.flatMap((index) => pick(ids.timings, index)) }),
  ...(pictures && { asset_ids: [...new Set(pictures.flatMap((index) => pick(ids.pictures, index)))] }),
});

const linkSections = (
  sections: readonly { readonly steps: readonly DraftStep[] }[],
  ids: Ids,
  prefix: string,
): InstructionSection[] =>
  addIds(sections, `${prefix}method`).map((section) => ({
    ...section,
    steps: addIds(section.steps, `${section.id}-step`).map((one) => linkStep(one, ids)),
  }));

/** Assigns all ids and points every reference to an existing one. */
const assignIds = (parts: Draft): RecipeDocument => {
  const { active, total, allergens, claims, assertions, unknown, ...rest } = parts;
  const ingredient_sections = addIngredientIds(rest.ingredient_sections ?? [], '');
  const times = addIds(assertions ?? [], 'time');
  const assets = addIds(rest.assets ?? [], 'asset');
  const variants = addIds(rest.variants ?? [], 'variant');
  const ids = {
    ingredients: collectIds(ingredient_sections),
    timings: times.map(({ id }) => id),
    pictures: assets.map(({ id }) => id),
  };
  const document: RecipeDocument = {
    ...unknown,
    ...rest,
    times: { ...(active && { active }), ...(total && { total }), assertions: times },
    ingredient_sections,
    instruction_sections: linkSections(rest.instruction_sections ?? [], ids, ''),
    equipment: addIds(rest.equipment ?? [], 'tool'),
    allergen_declarations: (allergens ?? []).map(({ of, ...declaration }) => ({
      ...declaration,
      ...pick(
        variants.map(({ id }) => id),
        of,
      ).map((variant_ref) => ({ variant_ref }))[0],
    })),
    dietary_claims: claims ?? [],
    assets,
    variants: variants.map((variant) => {
      const own = addIngredientIds(variant.ingredient_sections, `${variant.id}-`);
      const reach = { ...ids, ingredients: [...collectIds(own), ...ids.ingredients] };
      return {
        ...variant,
        ingredient_sections: own,
        instruction_sections: linkSections(variant.instruction_sections, reach, `${variant.id}-`),
      };
    }),
  };
  return JSON.parse(JSON.stringify(document)) as RecipeDocument;
};

/** Valid documents with all kinds of parts and with unknown properties. */
export const arbitraryRecipe: Arbitrary<RecipeDocument> = draft.map(assignIds);

/** Any JSON, some of it close to a valid document. */
export const arbitraryJson: Arbitrary<unknown> = fc.oneof(
  fc.jsonValue({ maxDepth: 6 }),
  fc
    .tuple(
      arbitraryRecipe,
      fc.array(fc.tuple(fc.nat(60), fc.jsonValue({ maxDepth: 2 })), { minLength: 1, maxLength: 4 }),
    )
    .map(([recipe, edits]) => edits.reduce<unknown>((document, [at, value]) => corrupt(document, at, value), recipe)),
);

/** Replaces one value somewhere in the document. */
const corrupt = (value: unknown, at: number, wrong: unknown): unknown => {
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  const chosen = entries[at % (entries.length + 1)];
  if (chosen === undefined) return wrong;
  const [key, inner] = chosen;
  const changed = corrupt(inner, Math.floor(at / (entries.length + 1)) + at, wrong);
  return Array.isArray(value) ? value.with(Number(key), changed) : { ...(value as object), [key]: changed };
};
