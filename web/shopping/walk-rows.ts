import type { KeyboardEvent } from 'react';

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** The row of an item, where it stands now. */
export const rowOf = (item: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-item="${CSS.escape(item)}"]`);

/** From row to row by the arrows: with two stops in each, a long list would be a long way by Tab. */
export const walkRows = (event: KeyboardEvent<HTMLElement>): void => {
  const step = STEPS[event.key];
  if (step === undefined) return;
  const rows = [...document.querySelectorAll<HTMLElement>('[data-item]')];
  const next = rows[rows.indexOf(event.currentTarget) + step];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
};
