// Arbitrary ingredient and instruction sections, before ids are assigned.
import * as fc from 'fast-check';
import type { Arbitrary } from 'fast-check';

import type { Ingredient } from '../schema/ingredient.schemas.ts';
import { amount, line, prose, quantity, wildLine, withSchemaOrg, withUnknown } from './values.arbitraries.ts';

const recipeReference = fc.record({ recipe_id: fc.uuid(), title: line });

const authoredIngredient = withUnknown(
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

/** Without an authored line: it is composed from its parts, or not serialized. */
const composedIngredient = withUnknown(
  fc.record({ name: line, quantity, preparation: prose, recipe_ref: recipeReference }, { requiredKeys: [] }),
);

const ingredient = fc.oneof(
  { weight: 5, arbitrary: authoredIngredient },
  { weight: 1, arbitrary: composedIngredient.map((parts): Ingredient => parts) },
);

export const ingredientSections = fc.array(
  withUnknown(
    fc.record(
      { title: line, ingredients: fc.array(ingredient, { minLength: 1, maxLength: 4 }) },
      { requiredKeys: ['ingredients'] },
    ),
  ),
  { minLength: 1, maxLength: 3 },
);

/** References are numbers until ids are assigned. */
export const reference = fc.nat(50);

/** A title and a text that sometimes starts with the title. */
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

const step = withSchemaOrg(fc.tuple(stepWords, stepParts).map(([words, parts]) => ({ ...words, ...parts })));

/** A step whose references are still numbers. */
export type DraftStep = typeof step extends Arbitrary<infer T> ? T : never;

export const instructionSections = fc.array(
  withUnknown(
    withSchemaOrg(
      fc.record(
        { title: line, steps: fc.array(withUnknown(step), { minLength: 1, maxLength: 4 }) },
        { requiredKeys: ['steps'] },
      ),
    ),
  ),
  { minLength: 1, maxLength: 3 },
);
