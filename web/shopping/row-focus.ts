import type { KeyboardEvent } from 'react';

/**
 * Focuses an element after the next render. The focused element may have moved or been disabled by then, and keyboard
 * users would start at the top of the page again.
 */
export const focusAfterRender = (find: () => HTMLElement | null | undefined): void => {
  requestAnimationFrame(() => find()?.focus());
};

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** The row of an item. */
export const findRow = (item: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-item="${CSS.escape(item)}"]`);

/** Moves between rows with the arrow keys: with two tab stops per row, Tab alone would be slow in a long list. */
export const moveFocusByArrows = (event: KeyboardEvent<HTMLElement>): void => {
  const step = STEPS[event.key];
  if (step === undefined) return;
  const rows = [...document.querySelectorAll<HTMLElement>('[data-item]')];
  const next = rows[rows.indexOf(event.currentTarget) + step];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
};
