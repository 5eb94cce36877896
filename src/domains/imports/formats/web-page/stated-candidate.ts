import { fromJsonLd } from '../../../recipe-format/index.ts';
import { plainText } from '../shared/html/plain-text.ts';
import type { Section } from '../shared/sections/section-list.ts';
import type { Candidate } from './candidate.ts';
import type { JsonLd } from './read-json-ld.ts';

/** What the reader of schema.org makes of the parts of a node: what it will make of them again, if they are left as they are. */
export const statedCandidate = (node: Readonly<Record<string, unknown>>, { nodeById }: JsonLd): Candidate => {
  const { recipeIngredient, ingredients, recipeInstructions } = node;
  const parts = { name: 'x', recipeIngredient, ingredients, recipeInstructions };
  const read = fromJsonLd(parts, { plainText, nodeById, trusted: false });
  return {
    layer: 'json-ld',
    node,
    ingredients: (read?.ingredient_sections ?? []).map(({ title, ingredients: lines }): Section => ({
      title: title ?? '',
      items: (lines ?? []).flatMap(({ text }) => text ?? []),
    })),
    steps: (read?.instruction_sections ?? []).map(({ title, steps }): Section => ({
      title: title ?? '',
      items: (steps ?? []).map((step) => [step.title, step.text].filter(Boolean).join('\n')),
    })),
  };
};
