import type { Page } from 'playwright-core';

/** What a page has and Node.js has not. */
interface World {
  readonly DataTransfer: new () => { setData(type: string, text: string): void };
  readonly ClipboardEvent: new (type: string, options: object) => object;
  readonly document: { readonly activeElement: { dispatchEvent(event: object): void } | null };
}

/** Pastes a text where the focus is. */
export const pasteText = (page: Page, text: string): Promise<void> =>
  page.evaluate((pasted) => {
    const { DataTransfer, ClipboardEvent, document } = globalThis as unknown as World;
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(event);
  }, text);
