import assert from 'node:assert/strict';
import { after, before } from 'node:test';

import type { Page } from 'playwright-core';

import { Receiver } from '../support/receiver.ts';
import { newRecipe } from '../support/recipes.ts';
import { furtherJourney, journey } from './support/journey.ts';
import { pressAt, tabTo } from './support/keyboard.ts';

const receiver = new Receiver();
before(() => receiver.start());
after(() => receiver.stop());

/** A local receiver, and deliveries that are picked up without delay. */
const options = {
  settings: { TUREEN_WEBHOOK_ALLOW_LOOPBACK: '1' },
  deliveries: { pollIntervalMs: 50 },
};

const respondWith = (status: number) => {
  receiver.answer = (_received, response) => void response.writeHead(status).end();
};

const delivery = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });

journey('creates a webhook and resends deliveries', options, async ({ page, go, api, accessible }) => {
  respondWith(500);
  await go('/library/webhooks');
  await page.getByText('Nobody is told yet').waitFor();
  await page.getByRole('button', { name: 'New webhook' }).click();
  await page.getByLabel('Name').fill('Kitchen display');
  await page.getByLabel('Address').fill('http://not-allowed.example/hook');
  await page.getByText('What I choose').click();
  await page.getByRole('button', { name: 'Create' }).click();
  await page.getByText('Choose at least one thing.').waitFor();
  await page.getByRole('list', { name: 'What I choose' }).getByText('Recipes', { exact: true }).click();
  await accessible('new webhook');
  await page.getByRole('button', { name: 'Create' }).click();
  // The error is shown at its field, and the typed text is still there.
  await page.locator('input:invalid, [data-invalid] input').first().waitFor();
  assert.equal(await page.getByLabel('Name').inputValue(), 'Kitchen display');
  await page.getByLabel('Address').fill(receiver.url);
  await page.getByRole('button', { name: 'Create' }).click();

  await page.getByRole('heading', { name: 'Kitchen display', level: 1 }).waitFor();
  const secret = await page.getByLabel('Signing secret').inputValue();
  assert.match(secret, /^whsec_/);
  await accessible('webhook with its secret');
  await page.getByRole('button', { name: 'I have kept it' }).click();
  await page.getByLabel('Signing secret').waitFor({ state: 'detached' });

  await newRecipe(api, 'Bouillabaisse');
  await page.getByRole('button', { name: 'Send a test' }).click();
  await delivery(page, 'Test').getByText('Failed', { exact: true }).waitFor();
  await delivery(page, 'Recipe added').getByText('Failed, is tried again').waitFor();
  await delivery(page, 'Recipe added').getByText('answered 500').waitFor();
  await accessible('webhook with failed deliveries');

  respondWith(204);
  await page.getByRole('button', { name: /^Resend: Recipe added/ }).click();
  await delivery(page, 'Recipe added').getByText('Arrived').waitFor();
  await page.getByRole('button', { name: 'Resend the failed one' }).click();
  await delivery(page, 'Test').getByText('Arrived').waitFor();

  await page.getByRole('button', { name: 'Make a new secret' }).click();
  await accessible('asking for a new secret');
  await page.getByRole('dialog').getByRole('button', { name: 'Make a new secret' }).click();
  await page.getByLabel('Signing secret').waitFor();
  assert.notEqual(await page.getByLabel('Signing secret').inputValue(), secret);
});

furtherJourney(
  'changes and deletes a webhook using only the keyboard',
  { ...options, sizes: ['desk'] },
  async (visitor) => {
    const { page, go, api } = visitor;
    respondWith(410);
    const input = { name: 'Chat', url: receiver.url, enabled: true, event_types: ['recipe.*'] };
    await api.post('/api/v1/webhooks', input);
    await newRecipe(api, 'Gazpacho');
    await go('/library/webhooks');
    await pressAt(page, page.getByRole('link', { name: 'Chat' }));
    await page.getByText('Tureen has paused this webhook').waitFor();
    respondWith(204);
    await pressAt(page, page.getByRole('button', { name: 'Turn on again' }));
    await page.getByText('Tureen has paused this webhook').waitFor({ state: 'detached' });
    await pressAt(page, page.getByRole('button', { name: /^Resend: Recipe added/ }));
    await delivery(page, 'Recipe added').getByText('Arrived').waitFor();

    await pressAt(page, page.getByRole('button', { name: 'Edit' }));
    await page.getByRole('dialog').waitFor();
    await tabTo(page, page.getByLabel('Name'));
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('Family chat');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Family chat', level: 1 }).waitFor();

    await pressAt(page, page.getByRole('button', { name: 'Delete' }));
    await page.getByRole('dialog').waitFor();
    await pressAt(page, page.getByRole('dialog').getByRole('button', { name: 'Delete' }));
    await page.getByText('Nobody is told yet').waitFor();
  },
);
