import type { Element } from 'domhandler';

import { findRecipeNodes, fromJsonLd } from '../../../../recipe-format/index.ts';
import { toPlainText } from '../../../markup/html/to-plain-text.ts';
import type { Section } from '../../../sections/section-list.ts';
import type { RecipeCandidate } from '../recipe-candidate.ts';
import { getScriptText } from '../page.ts';
import type { Page } from '../page.ts';
import { parseLenientJson } from './lenient-json.ts';

export interface JsonLd {
  readonly recipes: readonly Readonly<Record<string, unknown>>[];
  readonly nodeById: (id: string) => unknown;
  readonly isRepaired: boolean;
}

/** A page with more recipes than this is a list of links. */
const MAX_RECIPES = 50;

const isJsonLdScript = ({ name, attribs }: Element): boolean =>
  name === 'script' && /\bld\+json|\bjson\+ld/i.test(attribs['type'] ?? '');

/** Finds the recipes in the page's JSON-LD. A node may reference a node in another script by its `@id`. */
export const extractJsonLd = ({ elements }: Page): JsonLd => {
  const scripts = elements.filter(isJsonLdScript).map((script) => parseLenientJson(getScriptText(script)));
  const { recipes, nodeById } = findRecipeNodes(scripts.flatMap(({ values }) => values));
  const isRepaired = scripts.some((script) => script.isRepaired && findRecipeNodes(script.values).recipes.length > 0);
  return { recipes: recipes.slice(0, MAX_RECIPES), nodeById, isRepaired };
};

/** Parses the node's ingredients and steps exactly as the schema.org reader will if they are left unchanged. */
export const nodeToCandidate = (node: Readonly<Record<string, unknown>>, { nodeById }: JsonLd): RecipeCandidate => {
  const { recipeIngredient, ingredients, recipeInstructions } = node;
  const parts = { name: 'x', recipeIngredient, ingredients, recipeInstructions };
  const document = fromJsonLd(parts, { plainText: toPlainText, nodeById, trusted: false });
  return {
    layer: 'json-ld',
    node,
    ingredients: (document?.ingredient_sections ?? []).map(({ title, ingredients: lines }): Section => ({
      title: title ?? '',
      items: (lines ?? []).flatMap(({ text }) => text ?? []),
    })),
    steps: (document?.instruction_sections ?? []).map(({ title, steps }): Section => ({
      title: title ?? '',
      items: (steps ?? []).map((step) => [step.title, step.text].filter(Boolean).join('\n')),
    })),
  };
};
