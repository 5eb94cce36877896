import type { Page } from 'playwright-core';

/** Browser globals that Node.js does not have. */
interface World {
  readonly DataTransfer: new () => { setData(type: string, text: string): void };
  readonly ClipboardEvent: new (type: string, options: object) => object;
  readonly document: { readonly activeElement: { dispatchEvent(event: object): void } | null };
}

/** Pastes text at the focus. */
export const pasteText = (page: Page, text: string): Promise<void> =>
  page.evaluate((pasted) => {
    const { DataTransfer, ClipboardEvent, document } = globalThis as unknown as World;
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(event);
  }, text);
