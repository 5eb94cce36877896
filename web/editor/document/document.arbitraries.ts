// Arbitrary documents as the service returns them, including unknown properties.
import * as fc from 'fast-check';
import type { Arbitrary } from 'fast-check';

import type { RecipeDocument } from '../../../src/domains/recipe-format/index.ts';

const word = fc.constantFrom('salt', '2 eggs', 'flour ', '', 'For the sauce:', 'Öl', '200 g Zucker', 'stir\n\nwell');
const unknown = fc.dictionary(fc.constantFrom('x_kept', 'y_kept', 'later'), fc.jsonValue({ maxDepth: 2 }), {
  maxKeys: 2,
});

/** Adds properties that the format does not define. */
const open = <T extends object>(known: Arbitrary<T>): Arbitrary<T> =>
  fc.tuple(unknown, known).map(([more, value]) => ({ ...more, ...value }));

const maybe = <T>(list: Arbitrary<T>): Arbitrary<T | null | undefined> =>
  fc.oneof({ weight: 6, arbitrary: list }, { weight: 1, arbitrary: fc.constantFrom(null, undefined) });

const ingredient = open(
  fc.record(
    {
      text: word,
      name: word,
      preparation: word,
      optional: fc.boolean(),
      relation: fc.constantFrom('or' as const, 'plus' as const),
      quantity: fc.constant({ kind: 'simple' as const, amount: { value: '2' }, text: '2' }),
      normalization: fc.constant({ method: 'authored', review: 'confirmed' }),
    },
    { requiredKeys: [] },
  ),
);

const step = open(
  fc
    .record({ title: word, text: word, temperatures: fc.constant([]) }, { requiredKeys: [] })
    .map((one) => (one.title || one.text ? one : { ...one, text: 'Stir.' })),
);

const asset = open(
  fc.record({ role: fc.constantFrom('image', 'document'), alt: word, caption: word }, { requiredKeys: [] }),
);

const section = fc.record({ title: fc.option(word, { nil: undefined }), more: unknown });

const draft = fc.record({
  title: word,
  more: unknown,
  texts: fc.record({ description: word, notes: word, language: fc.constantFrom('en', 'de-CH') }, { requiredKeys: [] }),
  times: fc.record(
    { active: fc.constantFrom('PT90M', 'P1W', 'PT1.5H'), total: fc.constant('PT2H'), assertions: fc.constant([]) },
    { requiredKeys: [] },
  ),
  source: open(fc.record({ name: word, url: fc.constant('https://example.org/'), page: word }, { requiredKeys: [] })),
  authors: maybe(fc.array(open(fc.record({ name: word, kind: fc.constant('person' as const) })), { maxLength: 3 })),
  yields: maybe(fc.array(open(fc.record({ text: word }, { requiredKeys: [] })), { maxLength: 2 })),
  ingredients: maybe(fc.array(fc.tuple(section, maybe(fc.array(ingredient, { maxLength: 4 }))), { maxLength: 3 })),
  steps: maybe(fc.array(fc.tuple(section, maybe(fc.array(step, { maxLength: 4 }))), { maxLength: 3 })),
  assets: maybe(fc.array(asset, { maxLength: 3 })),
});

/** Gives each part an id, as the service does; steps use the ingredients. */
export const arbitraryDocument: Arbitrary<RecipeDocument> = draft.map((made) => {
  let last = 0;
  const named = <T extends object>(value: T): T & { id: string } => ({ id: `p${(last += 1)}`, ...value });
  const assets = made.assets?.map((one) => named(one));
  const ingredients = made.ingredients?.map(([{ title, more }, list]) =>
    named({ ...more, title, ingredients: list?.map((one) => named(one)) ?? (list === null ? null : undefined) }),
  );
  const uses = ingredients?.flatMap((one) => one.ingredients ?? []).map(({ id }) => ({ ingredient_id: id }));
  const pictures = assets?.map(({ id }) => id);
  const document = {
    ...made.more,
    ...made.texts,
    title: made.title,
    times: made.times,
    source: made.source,
    authors: made.authors,
    yields: made.yields,
    assets,
    ingredient_sections: ingredients ?? made.ingredients,
    instruction_sections:
      made.steps?.map(([{ title, more }, list]) =>
        named({
          ...more,
          title,
          steps: list?.map((one) => named({ ...one, ingredient_uses: uses, asset_ids: pictures })) ?? list,
        }),
      ) ?? made.steps,
  };
  return JSON.parse(JSON.stringify(document)) as RecipeDocument;
});
