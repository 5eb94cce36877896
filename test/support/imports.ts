// Sends and reads import previews.
import assert from 'node:assert/strict';

import type { CommitItem } from '../../src/domains/imports/commit/commit.schemas.ts';
import type { PlanBody } from '../../src/domains/imports/measurements/measurement.schemas.ts';
import type { ImportPreviewItem, PreviewBody } from '../../src/domains/imports/previews/preview.schemas.ts';
import type { ProblemBody } from '../../src/platform/problem/problem-body.ts';
import type { TestClient } from './client.ts';
import type { TestResponse } from './test-response.ts';
import { formOf } from './upload.ts';
import type { FormPart } from './upload.ts';

export const PREVIEWS = '/api/v1/recipes/import-previews';

export interface CommitBody {
  readonly items: readonly CommitItem[];
  readonly remaining?: PreviewBody;
}

export interface PlanAnswer {
  readonly plan: PlanBody;
  readonly preview: PreviewBody;
}

type Sent = string | Buffer | object;

const contentOf = (content: Sent): string | Buffer =>
  typeof content === 'string' || Buffer.isBuffer(content) ? content : JSON.stringify(content);

const partsOf = (files: Readonly<Record<string, Sent>>): readonly FormPart[] =>
  Object.entries(files).map(([filename, content]) => ({ field: 'file', filename, content: contentOf(content) }));

/** Uploads files by name. */
export const sendFiles = <T = PreviewBody & ProblemBody>(
  client: TestClient,
  files: Readonly<Record<string, Sent>>,
  path = PREVIEWS,
  fields: Readonly<Record<string, string>> = {},
): Promise<TestResponse<T>> => {
  const others = Object.entries(fields).map(([field, content]) => ({ field, content }));
  return client.send<T>('POST', path, formOf(...others, ...partsOf(files)));
};

/** A preview of readable files. */
export const previewOf = async (client: TestClient, files: Readonly<Record<string, Sent>>): Promise<PreviewBody> => {
  const { status, body } = await sendFiles(client, files);
  assert.equal(status, 201, JSON.stringify(body));
  return body;
};

/** A schema.org recipe, which is the quickest to write. */
export const recipeNode = (name: string, more: object = {}) => ({
  '@context': 'https://schema.org',
  '@type': 'Recipe',
  name,
  inLanguage: 'en',
  recipeIngredient: ['2 onions', '1 litre water', '1 pinch salt'],
  recipeInstructions: ['Chop the onions.', 'Boil everything.'],
  ...more,
});

export const commit = (client: TestClient, id: string, body: object): Promise<TestResponse<CommitBody & ProblemBody>> =>
  client.post<CommitBody & ProblemBody>(`${PREVIEWS}/${id}/commit`, body);

/** The item with that title. */
export const itemOf = ({ items }: Pick<PreviewBody, 'items'>, title: string): ImportPreviewItem => {
  const item = items.find(({ recipe }) => recipe.title === title);
  assert.ok(item, `no item "${title}" among ${items.map(({ recipe }) => recipe.title).join(', ')}`);
  return item;
};
