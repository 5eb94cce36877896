// Saved pages of a usual size in one ZIP, and what an import has to make of each.
import assert from 'node:assert/strict';

import type { PreviewBody } from '../../src/domains/imports/previews/preview.schemas.ts';
import type { TestClient } from '../support/client.ts';
import { zipOf } from '../support/import-files.ts';
import { largePage } from '../support/large-page.ts';
import { itemsOfJob } from '../support/jobs.ts';
import type { ImportItemBody } from '../support/jobs.ts';

const PAGE_BYTES = 440_000;

const STEPS = ['Chop the onions.', 'Boil everything.'];

interface SavedPage {
  readonly title: string;
  readonly ingredients: readonly string[];
}

export interface SavedPages {
  readonly pages: readonly SavedPage[];
  readonly zip: Buffer;
}

/** Creates pages with different recipes, so that none is a duplicate of another. */
export const createSavedPages = async (count: number): Promise<SavedPages> => {
  const pages = Array.from({ length: count }, (_, at) => ({
    title: `Number ${at}`,
    ingredients: [`${at + 2} onions`, `${at + 1} litre water`],
  }));
  const files = pages.map(({ title, ingredients }) => {
    const properties = { recipeIngredient: ingredients, recipeInstructions: STEPS, identifier: title };
    return [`${title}.html`, largePage(title, PAGE_BYTES, properties)] as const;
  });
  return { pages, zip: await zipOf(Object.fromEntries(files), { compress: false }) };
};

/** Checks that a preview has every page in order, whole and ready to commit. */
export const assertPreviewed = ({ items }: PreviewBody, pages: readonly SavedPage[]): void => {
  assert.deepEqual(
    items.map(({ recipe, can_commit: canCommit }) => ({
      title: recipe.title,
      ingredients: recipe.ingredients?.flatMap((section) => section.items),
      steps: recipe.instructions?.flatMap((section) => section.items),
      canCommit,
    })),
    pages.map(({ title, ingredients }) => ({ title, ingredients, steps: STEPS, canCommit: true })),
  );
};

/** Checks that a job has created a recipe from every page. */
export const assertImported = async (client: TestClient, job: string, pages: readonly SavedPage[]): Promise<void> => {
  const items = await itemsOfJob<ImportItemBody>(client, job);
  assert.deepEqual(
    items.map(({ title, import: { outcome }, recipe }) => ({ title, outcome, isThere: recipe !== undefined })),
    pages.map(({ title }) => ({ title, outcome: 'created', isThere: true })),
  );
  const { body } = await client.get<{ total: number }>('/api/v1/recipes');
  assert.equal(body.total, pages.length);
};
