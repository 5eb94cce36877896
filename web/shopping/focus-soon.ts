/**
 * Gives something the focus once the screen is drawn anew: what had it may stand elsewhere by then, or be disabled, and
 * whoever works by the keyboard would begin at the top of the page again.
 */
export const focusSoon = (find: () => HTMLElement | null | undefined): void => {
  requestAnimationFrame(() => find()?.focus());
};
