import assert from 'node:assert/strict';

import type { Page } from 'playwright-core';

import { newEntry } from '../support/recipes.ts';
import { furtherJourney } from './support/journey.ts';

/** Rejects the given number of requests to a URL, like a service that is busy. */
const rejectRequests = (page: Page, address: RegExp, times: number): Promise<unknown> =>
  page.route(
    address,
    (route) =>
      route.fulfill({
        status: 409,
        contentType: 'application/problem+json',
        body: JSON.stringify({ type: 'about:blank', status: 409, code: 'busy', title: 'Not now', detail: 'Not now.' }),
      }),
    { times },
  );

furtherJourney(
  'retries loading a page of a list only when the user asks',
  { sizes: ['desk'] },
  async ({ page, go, api }) => {
    await newEntry(api, { title: 'Leek soup' });
    await page.route(/\/api\/v1\/recipes\?(?!.*cursor)/, async (route) => {
      const response = await route.fetch();
      const body: object = await response.json();
      await route.fulfill({ response, json: { ...body, next_cursor: 'nowhere' } });
    });
    const requested: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('cursor=nowhere')) requested.push(request.url());
    });
    await go('/');
    await page.getByRole('main').getByRole('alert').waitFor();
    // Long enough for many more requests if they were repeated automatically.
    await page.waitForTimeout(500);
    assert.equal(requested.length, 1);
    await page.getByRole('button', { name: 'Show more' }).click();
    await page.getByRole('main').getByRole('alert').waitFor();
    await page.waitForTimeout(500);
    assert.equal(requested.length, 2);
  },
);

furtherJourney('reloads tags and books after a failure', { sizes: ['desk'] }, async ({ page, go, api, accessible }) => {
  const { id } = await newEntry(api, { title: 'Leek soup' });
  await api.post('/api/v1/facets', { kind: 'method', value: 'Slow cooker' });
  await go(`/recipes/${id}`);
  await rejectRequests(page, /\/api\/v1\/facets/, 1);
  await page.getByRole('button', { name: 'More for this recipe' }).click();
  await page.getByRole('menuitem', { name: 'Tags and books' }).click();
  const dialog = page.getByRole('dialog', { name: 'Tags and books' });
  await dialog.getByText('Not now').first().waitFor();
  await accessible('tags and books that failed to load');
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await dialog.getByText('Technique').waitFor();
});

furtherJourney('resumes a deletion that failed halfway', { sizes: ['desk'] }, async ({ page, go, api }) => {
  const ids: string[] = [];
  for (const title of ['Leek soup', 'Pie', 'Stew']) {
    const { id } = await newEntry(api, { title });
    assert.equal((await api.delete(`/api/v1/recipes/${id}`, { 'if-match': '"1"' })).status, 200);
    ids.push(id);
  }
  await go('/trash');
  await page.getByText('Select all').click();
  await rejectRequests(page, new RegExp(`${ids[1]}/permanently`), 1);
  await page.getByRole('button', { name: 'Delete for good' }).click();
  const question = page.getByRole('dialog');
  const confirm = question.getByRole('button', { name: 'Delete for good' });
  await confirm.click();
  await question.getByText('Not now').first().waitFor();
  // A recipe that is already gone counts as deleted, no matter who deleted it.
  const gone = await api.delete(`/api/v1/recipes/${ids[1]}/permanently`, { 'if-match': '"2"' });
  assert.equal(gone.status, 204);
  await confirm.click();
  await question.waitFor({ state: 'detached' });
  await page.getByRole('heading', { name: 'The trash is empty' }).waitFor();
  for (const id of ids) assert.equal((await api.get(`/api/v1/recipes/${id}`)).status, 404);
});

furtherJourney('creates a new export after a failed one', { sizes: ['desk'] }, async ({ page, go, api }) => {
  const { id } = await newEntry(api, { title: 'Leek soup' });
  await go(`/recipes/${id}`);
  // The first one keeps failing however often it is read, because each of its events triggers a refresh.
  let failed: string | undefined;
  await page.route(/\/api\/v1\/jobs\/[^/?]+$/, async (route) => {
    if (route.request().method() !== 'GET') return route.continue();
    const response = await route.fetch();
    const body: { readonly id: string } = await response.json();
    failed ??= body.id;
    return route.fulfill({ response, json: body.id === failed ? { ...body, state: 'failed' } : body });
  });
  const keys: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/jobs/exports')) keys.push(request.headers()['idempotency-key']);
  });
  await page.getByRole('button', { name: 'More for this recipe' }).click();
  await page.getByRole('menuitem', { name: 'Share and export' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Make the file' }).click();
  await dialog.getByText('The file could not be made').waitFor();
  await dialog.getByRole('button', { name: 'Make the file' }).click();
  await dialog.getByText('The file is ready').waitFor();
  assert.equal(new Set(keys).size, 2);
});

furtherJourney(
  "shows rejections in the user's language",
  { sizes: ['phone'], locale: 'de-DE' },
  async ({ page, go, api }) => {
    const tag = await api.post<{ id: string }>('/api/v1/tags', { name: 'Schnell' });
    await go('/tags');
    await page.getByRole('button', { name: /Schnell.*bearbeiten/ }).click();
    const form = page.getByRole('dialog', { name: 'Schlagwort bearbeiten' });
    await form.waitFor();
    await api.delete(`/api/v1/tags/${tag.body.id}`, { 'if-match': '"1"' });
    await form.getByRole('textbox', { name: 'Name' }).fill('Sehr schnell');
    await form.getByRole('button', { name: 'Speichern' }).click();
    await form.getByText('Dieses Schlagwort gibt es nicht mehr').waitFor();
    assert.equal(await form.getByRole('textbox', { name: 'Name' }).inputValue(), 'Sehr schnell');
  },
);
