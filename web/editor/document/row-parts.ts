import type {
  Ingredient,
  IngredientSection,
  InstructionSection,
  RecipeDocument,
  Step,
} from '../../../src/domains/recipe-format/index.ts';
import type { Row } from './form.ts';
import { toIngredient, toStep } from './item-text.ts';
import { ingredientShape, flattenSections, stepShape } from './parts.ts';
import type { Part } from './parts.ts';
import { patch, updateText } from './json.ts';

interface Titled {
  readonly id?: string;
  readonly title?: string;
}

/** A cleared heading leaves a section without a title; one that was never filled creates no section. */
const toSection = <S extends Titled>(origin: S | undefined, text: string): S | undefined => {
  if (origin !== undefined) return patch<Titled>(origin, { title: updateText(origin.title, text) }) as S;
  return text.trim() === '' ? undefined : ({ title: text.trim() } as S);
};

type ToItem<I> = (origin: I | undefined, row: Row) => I | undefined;

/** The document parts for these rows, each based on the part it came from; empty rows are omitted. */
const toParts = <S extends Titled, I extends { readonly id?: string }>(
  rows: readonly Row[],
  before: readonly Part<S, I>[],
  toItem: ToItem<I>,
): Part<S, I>[] => {
  const origins = new Map(before.map((part) => [part.key, part]));
  return rows.flatMap((row): Part<S, I>[] => {
    const origin = origins.get(row.key);
    if (row.kind === 'section') {
      const value = toSection(origin?.kind === 'section' ? origin.value : undefined, row.text);
      return value === undefined ? [] : [{ kind: 'section', key: row.key, value }];
    }
    const value = toItem(origin?.kind === 'item' ? origin.value : undefined, row);
    return value === undefined ? [] : [{ kind: 'item', key: row.key, value }];
  });
};

const toIngredientItem: ToItem<Ingredient> = (origin, { text, correction }) => toIngredient(origin, text, correction);
const toStepItem: ToItem<Step> = (origin, { heading, text }) => toStep(origin, heading, text);

export const toIngredientParts = (
  rows: readonly Row[],
  { ingredient_sections: before }: RecipeDocument,
): Part<IngredientSection, Ingredient>[] => toParts(rows, flattenSections(before, ingredientShape), toIngredientItem);

export const toStepParts = (
  rows: readonly Row[],
  { instruction_sections: before }: RecipeDocument,
): Part<InstructionSection, Step>[] => toParts(rows, flattenSections(before, stepShape), toStepItem);
