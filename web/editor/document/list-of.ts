import type {
  Ingredient,
  IngredientSection,
  InstructionSection,
  RecipeDocument,
  Step,
} from '../../../src/domains/recipe-format/index.ts';
import type { Row } from './form.ts';
import { ingredientOf } from './ingredient-text.ts';
import { ingredientShape, partsOf, stepShape } from './parts.ts';
import type { Part } from './parts.ts';
import { patched, typed } from './patched.ts';
import { stepOf } from './step-text.ts';

interface Titled {
  readonly id?: string;
  readonly title?: string;
}

/** A heading that was emptied leaves a section without a title; one that was never filled is no section. */
const sectionOf = <S extends Titled>(origin: S | undefined, text: string): S | undefined => {
  if (origin !== undefined) return patched<Titled>(origin, { title: typed(origin.title, text) }) as S;
  return text.trim() === '' ? undefined : ({ title: text.trim() } as S);
};

type ItemOf<I> = (origin: I | undefined, row: Row) => I | undefined;

/** The parts that rows stand for, each from the part of the document that it came from; empty rows are left out. */
const partsFrom = <S extends Titled, I extends { readonly id?: string }>(
  rows: readonly Row[],
  before: readonly Part<S, I>[],
  itemOf: ItemOf<I>,
): Part<S, I>[] => {
  const origins = new Map(before.map((part) => [part.key, part]));
  return rows.flatMap((row): Part<S, I>[] => {
    const origin = origins.get(row.key);
    if (row.kind === 'section') {
      const value = sectionOf(origin?.kind === 'section' ? origin.value : undefined, row.text);
      return value === undefined ? [] : [{ kind: 'section', key: row.key, value }];
    }
    const value = itemOf(origin?.kind === 'item' ? origin.value : undefined, row);
    return value === undefined ? [] : [{ kind: 'item', key: row.key, value }];
  });
};

const ingredientFrom: ItemOf<Ingredient> = (origin, { text, correction }) => ingredientOf(origin, text, correction);
const stepFrom: ItemOf<Step> = (origin, { heading, text }) => stepOf(origin, heading, text);

export const ingredientPartsFrom = (
  rows: readonly Row[],
  { ingredient_sections: before }: RecipeDocument,
): Part<IngredientSection, Ingredient>[] => partsFrom(rows, partsOf(before, ingredientShape), ingredientFrom);

export const stepPartsFrom = (
  rows: readonly Row[],
  { instruction_sections: before }: RecipeDocument,
): Part<InstructionSection, Step>[] => partsFrom(rows, partsOf(before, stepShape), stepFrom);
