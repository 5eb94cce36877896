import assert from 'node:assert/strict';

import type { Locator, Page } from 'playwright-core';

import { TestList } from '../support/shopping.ts';
import { furtherJourney } from './support/journey.ts';
import { pressAt, tabTo } from './support/keyboard.ts';

const startArranging = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'More about Week' }).click();
  await page.getByRole('menuitem', { name: 'Change the order' }).click();
};

const middleOf = async (target: Locator): Promise<{ readonly x: number; readonly y: number }> => {
  const box = (await target.boundingBox()) ?? assert.fail('the target is not visible');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

/** Waits for focus, which is set after rendering. */
const hasFocus = (page: Page, target: Locator): Promise<void> => target.and(page.locator(':focus')).waitFor();

furtherJourney('reorders by dragging and by keyboard', { sizes: ['desk'] }, async ({ go, page, api }) => {
  const list = await TestList.create(api);
  await list.addNamed('Anise', 'Basil', 'Chives', 'Dill');
  await list.arrange(['Anise', 'Basil', 'Chives', 'Dill']);
  await go('/shopping');
  await startArranging(page);
  const rows = page.locator('.arranging-name');
  const from = await middleOf(page.locator('.arranging-grip').first());
  const to = await middleOf(page.locator('.arranging-grip').nth(2));
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  // Also away from the handle, because hands do not move in a straight line.
  await page.mouse.move(to.x + 60, to.y, { steps: 12 });
  assert.deepEqual(await rows.allTextContents(), ['Basil', 'Chives', 'Anise', 'Dill']);
  await page.mouse.up();
  await page.mouse.move(from.x, from.y, { steps: 3 });
  assert.deepEqual(await rows.allTextContents(), ['Basil', 'Chives', 'Anise', 'Dill']);

  await pressAt(page, page.getByRole('button', { name: 'Move Anise down' }));
  await hasFocus(page, page.getByRole('button', { name: 'Move Anise up' }));
  await page.keyboard.press('Enter');
  await hasFocus(page, page.getByRole('button', { name: 'Move Anise up' }));
  assert.deepEqual(await rows.allTextContents(), ['Basil', 'Chives', 'Anise', 'Dill']);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await hasFocus(page, page.getByRole('button', { name: 'Move Anise down' }));
  assert.deepEqual(await rows.allTextContents(), ['Anise', 'Basil', 'Chives', 'Dill']);
});

furtherJourney('unchecks an item using the keyboard', { sizes: ['desk'] }, async ({ go, page, api }) => {
  const list = await TestList.create(api);
  await list.addNamed('Anise', 'Basil');
  await list.change('Anise', { bought: true });
  await go('/shopping');
  await pressAt(page, page.getByText('Bought (1)'));
  const row = page.getByRole('checkbox', { name: 'Anise' });
  await tabTo(page, row);
  await page.keyboard.press('Space');
  await page.getByText('0 of 2').waitFor();
  await hasFocus(page, row);
});
