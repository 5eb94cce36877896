// Recipe documents of every kind that the format allows, for tests of properties.
import * as fc from 'fast-check';
import type { Arbitrary } from 'fast-check';

import type { Amount, Quantity } from '../units/index.ts';
import type { Ingredient, IngredientSection } from './schema/ingredient.schemas.ts';
import type { InstructionSection, Step } from './schema/instruction.schemas.ts';
import type { RecipeDocument } from './schema/recipe.schemas.ts';

/** JSON without what a request could not carry. */
const unknownValue = fc
  .jsonValue({ maxDepth: 3 })
  .map((value): unknown => JSON.parse(JSON.stringify(value)))
  .filter((value) => !JSON.stringify(value).includes('__proto__'));

/** Properties that the format does not name. */
const unknownProperties = fc.dictionary(
  fc.stringMatching(/^x_[a-z]{1,6}$/),
  unknownValue.filter((value) => value !== null),
  { maxKeys: 2, noNullPrototype: true },
);

/** The thing, now and then with properties that nobody knows. */
const open = <T extends object>(arbitrary: Arbitrary<T>): Arbitrary<T> =>
  fc
    .tuple(arbitrary, fc.option(unknownProperties, { nil: {}, freq: 4 }))
    .map(([known, unknown]) => ({ ...unknown, ...known }));

const word = fc.constantFrom(
  'flour',
  'crème',
  'Öl',
  '大豆',
  'fresh',
  'of',
  '2',
  '½',
  'a-b',
  '(sifted)',
  '&',
  '<b>',
  '🍋',
);

/** Text as a reader leaves it: words with single spaces. */
const line = fc.array(word, { minLength: 1, maxLength: 6 }).map((words) => words.join(' '));

/** Text as people may write it, with anything in it. */
const wildLine = fc.oneof(
  line,
  fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 30 })
    .filter((text) => text.trim() !== '' && !text.includes('\0')),
);

const prose = fc.array(line, { minLength: 1, maxLength: 3 }).map((lines) => lines.join('\n'));

const exactNumber = fc.oneof(
  fc.bigInt({ min: 0n, max: 10n ** 12n }).map(String),
  fc.tuple(fc.nat(999), fc.integer({ min: 1, max: 999 })).map(([above, below]) => `${above}/${below}`),
);

const amount: Arbitrary<Amount> = fc.oneof(
  exactNumber.map((value) => ({ value })),
  fc
    .tuple(fc.nat(500), fc.nat(500))
    .map(([min, more]) => ({ min: String(min), max: String(min + more), approximate: true })),
);

const unit = fc.constantFrom('metric.gram', 'us.cup', 'count.clove', 'metric.litre', 'count.serving');

const option = fc.record({ kind: fc.constant('simple' as const), amount, unit }, { requiredKeys: ['kind', 'amount'] });

/** Unlike an option, it may have a text of its own. */
const simple = fc
  .tuple(option, fc.option(line, { nil: undefined, freq: 3 }))
  .map(([known, text]) => ({ ...known, ...(text !== undefined && { text }) }));

const quantity: Arbitrary<Quantity> = fc.oneof(
  { weight: 4, arbitrary: simple },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('sum' as const),
      terms: fc.array(simple, { minLength: 2, maxLength: 3 }),
      options: fc.array(option, { maxLength: 2 }),
    }),
  },
);

const duration = fc
  .tuple(fc.nat(48), fc.integer({ min: 1, max: 59 }))
  .map(([hours, minutes]) => (hours === 0 ? `PT${minutes}M` : `PT${hours}H${minutes}M`));

const address = fc.nat(99_999).map((number) => `https://example.org/${number}`);

const labels = fc.uniqueArray(line, { minLength: 1, maxLength: 3 });

/** Of schema.org, under names that the format does not have. */
const foundProperties = fc.dictionary(
  fc.stringMatching(/^[a-z]{10}$/),
  unknownValue.filter((value) => value !== null),
  { maxKeys: 2, noNullPrototype: true },
);

/** Things that were found with properties which have no place in a document. */
const found = <T extends object>(arbitrary: Arbitrary<T>): Arbitrary<T> =>
  fc
    .tuple(arbitrary, fc.option(foundProperties, { nil: {}, freq: 4 }))
    .map(([known, schema_org]) => (Object.keys(schema_org).length > 0 ? { ...known, schema_org } : known));

const recipeReference = fc.record({ recipe_id: fc.uuid(), title: line });

const authoredIngredient = open(
  fc.record(
    {
      text: wildLine,
      name: line,
      quantity,
      package_size: quantity,
      preparation: prose,
      note: line,
      optional: fc.boolean(),
      relation: fc.constantFrom('or' as const, 'plus' as const),
      temperature: fc.record({
        value: amount,
        scale: fc.constantFrom('celsius' as const, 'gas-mark' as const),
        purpose: fc.record({ kind: fc.constant('oven' as const), text: line }),
      }),
      recipe_ref: recipeReference,
      normalization: fc.record({ method: fc.constantFrom('authored', 'extracted'), review: fc.constant('confirmed') }),
    },
    { requiredKeys: ['text'] },
  ),
);

/** Without a line of its own: it reads as its parts do, or not at all. */
const composedIngredient = open(
  fc.record({ name: line, quantity, preparation: prose, recipe_ref: recipeReference }, { requiredKeys: [] }),
);

const ingredient = fc.oneof(
  { weight: 5, arbitrary: authoredIngredient },
  { weight: 1, arbitrary: composedIngredient.map((parts): Ingredient => parts) },
);

const ingredientSections = fc.array(
  open(
    fc.record(
      { title: line, ingredients: fc.array(ingredient, { minLength: 1, maxLength: 4 }) },
      { requiredKeys: ['ingredients'] },
    ),
  ),
  { minLength: 1, maxLength: 3 },
);

/** References are numbers here, of whichever thing has that number once there are any. */
const reference = fc.nat(50);

/** A title and a text; now and then the text begins with the title. */
const titled = (
  parts: { readonly title?: string; readonly text: string },
  begins: boolean,
): { title?: string; text: string } =>
  begins && parts.title !== undefined ? { ...parts, text: `${parts.title} ${parts.text}` } : parts;

const stepWords = fc
  .tuple(
    fc.record(
      {
        title: fc.oneof(
          line.map((text) => `Now: ${text}`),
          fc.constantFrom('Mix', 'Öl', 'Stir it'),
        ),
        text: prose,
      },
      { requiredKeys: ['text'] },
    ),
    fc.boolean(),
  )
  .map(([parts, begins]) => titled(parts, begins && (parts.title ?? '').length < 30));

const stepParts = fc.record(
  {
    uses: fc.array(fc.tuple(reference, quantity), { maxLength: 2 }),
    timings: fc.array(reference, { maxLength: 2 }),
    pictures: fc.array(reference, { maxLength: 2 }),
    temperatures: fc.array(fc.record({ value: amount, scale: fc.constant('celsius' as const) }), { maxLength: 2 }),
  },
  { requiredKeys: [] },
);

const step = found(fc.tuple(stepWords, stepParts).map(([words, parts]) => ({ ...words, ...parts })));

const instructionSections = fc.array(
  open(
    found(
      fc.record(
        { title: line, steps: fc.array(open(step), { minLength: 1, maxLength: 4 }) },
        { requiredKeys: ['steps'] },
      ),
    ),
  ),
  { minLength: 1, maxLength: 3 },
);

/** A time, a range of which one end may be open, or words. */
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
    open(
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

const asset = open(
  fc.record(
    {
      role: fc.constantFrom('image', 'document'),
      url: address,
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

/** Never a bare number: beside words that hold it, a reader of schema.org takes it for the same said twice. */
const yieldText = line.filter((text) => !/^\d+$/.test(text));

const yields = fc.uniqueArray(open(fc.record({ text: yieldText, quantity }, { requiredKeys: ['text'] })), {
  minLength: 1,
  maxLength: 2,
  selector: ({ text }) => text,
});

/** A document whose parts have no ids yet. */
const draft = fc.record(
  {
    title: line,
    description: prose,
    language: fc.constantFrom('en', 'de-CH', 'zh-Hant'),
    authors: fc.uniqueArray(
      open(
        fc.record(
          { kind: fc.constantFrom('person' as const, 'organization' as const), name: line, url: address },
          { requiredKeys: ['kind', 'name'] },
        ),
      ),
      { minLength: 1, maxLength: 2, selector: ({ name }) => name },
    ),
    source: open(
      fc.record(
        {
          name: line,
          url: address,
          canonical_url: address,
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
    equipment: fc.array(open(fc.record({ description: line, optional: fc.boolean() })), { minLength: 1, maxLength: 2 }),
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
    schema_org: foundProperties,
    unknown: unknownProperties,
  },
  { requiredKeys: ['title'] },
);

type Draft = typeof draft extends Arbitrary<infer T> ? T : never;
type DraftStep = typeof step extends Arbitrary<infer T> ? T : never;

/** `prefix-1`, `prefix-2`, … for the things of a list. */
const numbered = <T extends object>(list: readonly T[], prefix: string, first = 1): (T & { id: string })[] =>
  list.map((item, index) => ({ id: `${prefix}-${first + index}`, ...item }));

const pick = (ids: readonly string[], index: number): string[] => ids.slice(index % (ids.length || 1)).slice(0, 1);

interface Ids {
  readonly ingredients: readonly string[];
  readonly timings: readonly string[];
  readonly pictures: readonly string[];
}

const withIds = (sections: readonly IngredientSection[], prefix: string): IngredientSection[] =>
  numbered(sections, `${prefix}part`).map((section) => ({
    ...section,
    ingredients: numbered(section.ingredients ?? [], `${section.id}-ingredient`),
  }));

const idsIn = (sections: readonly IngredientSection[]): string[] =>
  sections.flatMap(({ ingredients }) => (ingredients ?? []).flatMap(({ id }) => id ?? []));

const linked = ({ uses, timings, pictures, ...rest }: DraftStep, ids: Ids): Step => ({
  ...rest,
  ...(uses && {
    ingredient_uses: uses.flatMap(([index, taken]) =>
      pick(ids.ingredients, index).map((ingredient_id) => ({ ingredient_id, quantity: taken })),
    ),
  }),
  ...(timings && { timing_ids: timings.flatMap((index) => pick(ids.timings, index)) }),
  ...(pictures && { asset_ids: [...new Set(pictures.flatMap((index) => pick(ids.pictures, index)))] }),
});

const linkedSections = (
  sections: readonly { readonly steps: readonly DraftStep[] }[],
  ids: Ids,
  prefix: string,
): InstructionSection[] =>
  numbered(sections, `${prefix}method`).map((section) => ({
    ...section,
    steps: numbered(section.steps, `${section.id}-step`).map((one) => linked(one, ids)),
  }));

/** Gives everything its id and every reference something that it leads to. */
const whole = (parts: Draft): RecipeDocument => {
  const { active, total, allergens, claims, assertions, unknown, ...rest } = parts;
  const ingredient_sections = withIds(rest.ingredient_sections ?? [], '');
  const times = numbered(assertions ?? [], 'time');
  const assets = numbered(rest.assets ?? [], 'asset');
  const variants = numbered(rest.variants ?? [], 'variant');
  const ids = {
    ingredients: idsIn(ingredient_sections),
    timings: times.map(({ id }) => id),
    pictures: assets.map(({ id }) => id),
  };
  const document: RecipeDocument = {
    ...unknown,
    ...rest,
    times: { ...(active && { active }), ...(total && { total }), assertions: times },
    ingredient_sections,
    instruction_sections: linkedSections(rest.instruction_sections ?? [], ids, ''),
    equipment: numbered(rest.equipment ?? [], 'tool'),
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
      const own = withIds(variant.ingredient_sections, `${variant.id}-`);
      const reach = { ...ids, ingredients: [...idsIn(own), ...ids.ingredients] };
      return {
        ...variant,
        ingredient_sections: own,
        instruction_sections: linkedSections(variant.instruction_sections, reach, `${variant.id}-`),
      };
    }),
  };
  return JSON.parse(JSON.stringify(document)) as RecipeDocument;
};

/** Documents that can be kept, with all kinds of parts and with properties that the format does not name. */
export const arbitraryRecipe: Arbitrary<RecipeDocument> = draft.map(whole);

/** Any JSON at all, some of it much like a document. */
export const arbitraryJson: Arbitrary<unknown> = fc.oneof(
  fc.jsonValue({ maxDepth: 6 }),
  fc
    .tuple(
      arbitraryRecipe,
      fc.array(fc.tuple(fc.nat(60), fc.jsonValue({ maxDepth: 2 })), { minLength: 1, maxLength: 4 }),
    )
    .map(([recipe, faults]) => faults.reduce<unknown>((document, [at, value]) => spoil(document, at, value), recipe)),
);

/** The document with another value at one of its places. */
const spoil = (value: unknown, at: number, wrong: unknown): unknown => {
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  const chosen = entries[at % (entries.length + 1)];
  if (chosen === undefined) return wrong;
  const [key, inner] = chosen;
  const changed = spoil(inner, Math.floor(at / (entries.length + 1)) + at, wrong);
  return Array.isArray(value) ? value.with(Number(key), changed) : { ...(value as object), [key]: changed };
};
