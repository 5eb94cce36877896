import type { Element } from 'domhandler';

import { findRecipeNodes } from '../../../recipe-format/index.ts';
import { scriptText } from './page.ts';
import type { Page } from './page.ts';
import { readBrokenJson } from './repair-json.ts';

export interface JsonLd {
  readonly recipes: readonly Readonly<Record<string, unknown>>[];
  readonly nodeById: (id: string) => unknown;
  readonly isMended: boolean;
}

/** More recipes on one page are a list of links. */
const MOST_RECIPES = 50;

const isJsonLd = ({ name, attribs }: Element): boolean =>
  name === 'script' && /\bld\+json|\bjson\+ld/i.test(attribs['type'] ?? '');

/** The recipes that a page describes in JSON-LD. What one script names by its `@id`, another may describe. */
export const readJsonLd = ({ elements }: Page): JsonLd => {
  const scripts = elements.filter(isJsonLd).map((script) => readBrokenJson(scriptText(script)));
  const { recipes, nodeById } = findRecipeNodes(scripts.flatMap(({ values }) => values));
  const isMended = scripts.some((script) => script.isMended && findRecipeNodes(script.values).recipes.length > 0);
  return { recipes: recipes.slice(0, MOST_RECIPES), nodeById, isMended };
};
