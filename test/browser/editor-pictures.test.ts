import assert from 'node:assert/strict';

import type { Page } from 'playwright-core';

import { newPicture } from '../support/pictures.ts';
import type { EntryBody } from '../support/recipes.ts';
import { furtherJourney } from './support/journey.ts';

/** Pastes text together with an image, as spreadsheets and word processors do, or only the image. */
const pastePicture = (page: Page, text?: string): Promise<void> =>
  page.evaluate((pasted) => {
    const { DataTransfer, ClipboardEvent, File, document } = globalThis as unknown as PictureWorld;
    const clipboardData = new DataTransfer();
    if (pasted !== undefined) clipboardData.setData('text/plain', pasted);
    clipboardData.items.add(new File(['x'], 'table.png', { type: 'image/png' }));
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(event);
  }, text);

/** Browser globals that Node.js does not have. */
interface PictureWorld {
  readonly DataTransfer: new () => {
    readonly items: { add(file: object): void };
    setData(type: string, text: string): void;
  };
  readonly File: new (parts: readonly string[], name: string, options: object) => object;
  readonly ClipboardEvent: new (type: string, options: object) => object;
  readonly document: { readonly activeElement: { dispatchEvent(event: object): void } | null };
}

furtherJourney(
  'pastes only the text if the clipboard also holds an image of it',
  { sizes: ['desk'] },
  async ({ page, go }) => {
    await go('/recipes/new');
    const pictures = page.getByRole('region', { name: 'Pictures' }).getByRole('listitem');
    await page.getByRole('textbox', { name: 'Ingredient 1' }).focus();
    await pastePicture(page, '1 onion\n2 leeks');
    await page.getByRole('textbox', { name: 'Ingredient 2' }).and(page.locator(':focus')).waitFor();
    await page.getByRole('textbox', { name: 'Notes' }).focus();
    await pastePicture(page, 'a note');
    assert.equal(await pictures.count(), 0);
    // An image alone is pasted as an image wherever the focus is.
    await pastePicture(page);
    await pictures.first().waitFor();
    assert.equal(await pictures.count(), 1);
  },
);

furtherJourney(
  'reports unreadable images in place and saves once they are removed',
  { sizes: ['desk'] },
  async ({ page, go, api, accessible }) => {
    await go('/recipes/new');
    await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Soup');
    const choose = async (...files: { name: string; mimeType: string; buffer: Buffer }[]): Promise<void> => {
      const chooser = page.waitForEvent('filechooser');
      await page.getByRole('button', { name: 'Choose pictures' }).click();
      await (await chooser).setFiles(files);
    };
    const items = page.getByRole('region', { name: 'Pictures' }).getByRole('listitem');
    await choose({ name: 'drawing.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') });
    await page.getByText('Only pictures can be added here').waitFor();
    assert.equal(await items.count(), 0);

    const whole = await newPicture('jpeg');
    await choose(
      { name: 'torn.jpg', mimeType: 'image/jpeg', buffer: whole.subarray(0, whole.length / 2) },
      { name: 'none.png', mimeType: 'image/png', buffer: Buffer.from('this is no picture at all') },
      { name: 'soup.gif', mimeType: 'image/gif', buffer: await newPicture('gif') },
    );
    await page.keyboard.press('Control+s');
    await items.nth(0).getByText('“torn.jpg” is damaged.').waitFor();
    await items.nth(1).getByText('“none.png” is no picture that can be kept.').waitFor();
    const alt = page.getByRole('textbox', { name: /Picture 1:/ });
    await alt.and(page.locator(':focus')).waitFor();
    await page.getByText('Something needs another look').waitFor();
    assert.equal(await page.getByRole('button', { name: 'Try again' }).count(), 0);
    await accessible('pictures that cannot be read');
    // Typing elsewhere is not interrupted.
    await page.getByRole('textbox', { name: /Picture 3:/ }).click();
    await page.keyboard.type('A bowl');
    assert.equal(await page.getByRole('textbox', { name: /Picture 3:/ }).inputValue(), 'A bowl');

    for (let left = 2; left > 0; left -= 1) {
      await page.getByText('Something needs another look').waitFor();
      await page.getByRole('button', { name: 'Actions for picture 1' }).click();
      await page.getByRole('menuitem', { name: 'Remove' }).click();
      await page.getByRole('menuitem', { name: 'Remove' }).waitFor({ state: 'detached' });
    }
    await page.getByText('Something needs another look').waitFor({ state: 'detached' });
    await page.keyboard.press('Control+s');
    await page.getByText('“Soup” is saved.').waitFor();
    const { items: recipes } = (await api.get<{ items: readonly { id: string }[] }>('/api/v1/recipes')).body;
    assert.equal(recipes.length, 1);
    const { recipe } = (await api.get<EntryBody>(`/api/v1/recipes/${recipes[0]?.id}`)).body;
    const assets = recipe['assets'] as readonly { readonly media_type: string; readonly alt: string }[];
    assert.deepEqual(
      assets.map(({ media_type, alt: seen }) => [media_type, seen]),
      [['image/gif', 'A bowl']],
    );
  },
);
